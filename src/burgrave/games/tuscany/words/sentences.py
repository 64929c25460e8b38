"""Single events as sentences, each with its player's name: what a terminal prints, event by event.

A sentence takes the language, which knows the players, and what follows the kind in the event: the seat first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from burgrave.engine.events import NOBODY
from burgrave.games import plain_words
from burgrave.games.language import player_sentence
from burgrave.games.tuscany.cards import INCOME_AMOUNT, INCOME_CARDS, INCOME_GREEN, INCOME_HEXAGON, INCOME_MARBLE, INCOME_RED
from burgrave.games.tuscany.estate import FIELD_NAMES, ORDERS, SHIFTS, TURNS
from burgrave.games.tuscany.numbers import REGION_POINTS
from burgrave.games.tuscany.words.labels import laid
from burgrave.games.tuscany.words.language import Language
from burgrave.games.tuscany.words.payments import given

# ---- points and stocks -----------------------------------------------------------------------------------------------


def source_title(language: Language, source: str) -> str:
    """Return a source of points as a line of the score sheet; `green` stands for all green points together."""
    _ = language.gettext
    titles = {
        "green": _("Green points"),
        "regions": _("Finished regions"),
        "agriculture": _("Produce"),
        "colour_bonus": _("Whole colours"),
        "storage_tokens": _("Storage tokens"),
        "income": _("Income cards"),
        "lost_hexagons": _("Hexagons without room"),
        "cards": _("Cards left"),
        "stored": _("Tokens left in storage"),
        "hexagons": _("Hexagons left"),
        "marble": _("Marble left"),
        "workers": _("Workers left"),
    }
    return titles.get(source) or plain_words.source_title(language, source)


def score(language: Language, seat: int, source: str, points: int) -> str:
    """Say how many red points a seat scores, and what for."""
    text = language.gettext("{name} scores {points} ({why}).")
    return text.format(name=language.player(seat), points=language.red(points), why=source_title(language, source))


def green(language: Language, seat: int, source: str, points: int) -> str:
    """Say how many green points a seat scores, and what for."""
    if source == "regions":
        text, size = language.gettext("{name} finishes a region of {fields}: {points}."), REGION_POINTS.index(points)
        return text.format(name=language.player(seat), fields=language.fields(size), points=language.green(points))
    text = language.gettext("{name} scores {points} ({why}).")
    return text.format(name=language.player(seat), points=language.green(points), why=source_title(language, source))


def bonus(language: Language, seat: int, colour: int, rank: int) -> str:
    """Say who covered a colour first (rank 0) or second (rank 1)."""
    text = (
        language.gettext("{name} is the second to cover all {colour} fields.")
        if rank
        else language.gettext("{name} is the first to cover all {colour} fields.")
    )
    return text.format(name=language.player(seat), colour=language.of_colour[colour])


def workers(language: Language, seat: int, count: int) -> str:
    """Say how many workers a seat gets."""
    return language.gettext("{name} gets {workers}.").format(name=language.player(seat), workers=language.workers(count))


def marble(language: Language, seat: int, count: int) -> str:
    """Say how much marble a seat gets, or with a negative number spends for an action."""
    _ = language.gettext
    text = _("{name} gets {marble}.") if count > 0 else _("{name} spends {marble} for a second action.")
    return text.format(name=language.player(seat), marble=language.marble(abs(count)))


def income(language: Language, seat: int, kind: int) -> str:
    """Say what an income card brings to who reveals it."""
    text = language.gettext("{name} reveals an income card: {gain}.")
    return text.format(name=language.player(seat), gain=income_text(language, kind))


def income_text(language: Language, kind: int) -> str:
    """Return what an income card brings, on its own: "2 workers"."""
    amount = INCOME_AMOUNT[kind]
    if kind == INCOME_RED:
        return language.red(amount)
    if kind == INCOME_GREEN:
        return language.green(amount)
    if kind == INCOME_CARDS:
        return language.cards_there(amount)
    if kind == INCOME_MARBLE:
        return language.marble(amount)
    return language.gettext("1 hexagon") if kind == INCOME_HEXAGON else language.workers_there(amount)


# ---- tokens ----------------------------------------------------------------------------------------------------------


def arranged(language: Language, layout: int) -> str:
    """Return how parts lie: "B A C, none turned, shifted up and down"."""
    order, turned = ORDERS[layout // len(SHIFTS) // TURNS], layout // len(SHIFTS) % TURNS
    return f"{' '.join(order)}, {laid(language, turned, layout % len(SHIFTS))}"


def arrange(language: Language, seat: int, layout: int, field: int) -> str:
    """Say how a seat lays its parts before the first turn, and where its first castle stands."""
    text = language.gettext("{name} lays {parts}; the first castle is on {field}.")
    return text.format(name=language.player(seat), parts=arranged(language, layout), field=FIELD_NAMES[field])


def bonus_token(language: Language, seat: int, kind: int) -> str:
    """Say which bonus token a seat takes."""
    text = language.gettext("{name} takes the bonus token {title}.")
    return text.format(name=language.player(seat), title=language.bonus[kind])


def take(language: Language, seat: int, token: int, place: int) -> str:
    """Say which open token a seat stores."""
    return language.gettext("{name} takes {token}.").format(name=language.player(seat), token=language.the[token])


def settle(language: Language, seat: int, token: int, place: int) -> str:
    """Say which open token a seat places by a castle's effect."""
    text = language.gettext("{name} takes {token} for the castle's sake.")
    return text.format(name=language.player(seat), token=language.the[token])


def reveal(language: Language, seat: int, token: int, place: int) -> str:
    """Say which token lies open at a place now: from a seat's stack, or a neutral one."""
    if seat == NOBODY:
        text = language.gettext("A neutral token is open token {number}: {token}.")
        return text.format(number=place + 1, token=language.title[token])
    text = language.gettext("{name} fills up open token {number}: {token}.")
    return text.format(name=language.player(seat), number=place + 1, token=language.title[token])


def stack(language: Language, seat: int, number: int) -> str:
    """Say which of its stacks a seat has emptied."""
    return language.gettext("{name} has emptied stack {number}.").format(name=language.player(seat), number=number)


def alike(language: Language, seat: int, colour: int) -> str:
    """Say that five open tokens of a colour are replaced."""
    return language.gettext("Five open tokens are {tokens}: all of them are replaced.").format(tokens=language.alike[colour])


def clear(language: Language, seat: int, token: int, place: int, _is_neutral: int) -> str:
    """Say that an open token goes; the sentence does not say what its back was."""
    return language.gettext("Open token {number} goes: {token}.").format(number=place + 1, token=language.title[token])


def exchange(language: Language, seat: int, colour: int) -> str:
    """Say which open tokens a seat exchanges."""
    text = language.gettext("{name} exchanges all open {tokens}.")
    return text.format(name=language.player(seat), tokens=language.all[colour])


def discard(language: Language, seat: int, token: int) -> str:
    """Say which stored token a seat throws away."""
    return language.gettext("{name} throws {token} away.").format(name=language.player(seat), token=language.the[token])


def place(language: Language, seat: int, token: int, field: int) -> str:
    """Say where a seat places a token."""
    text = language.gettext("{name} places {token} on {field}.")
    return text.format(name=language.player(seat), token=language.the[token], field=FIELD_NAMES[field])


# ---- cards -----------------------------------------------------------------------------------------------------------


def renewed(language: Language, what: str, count: int) -> str:
    """Return how a deck (`deck`, `income`) or the `neutral` stacks are filled up with what was discarded."""
    ngettext = language.ngettext
    text = {
        "deck": ngettext("{count} discarded card makes a new deck", "{count} discarded cards, shuffled, make a new deck", count),
        "income": ngettext(
            "{count} discarded income card makes a new deck", "{count} discarded income cards, shuffled, make a new deck", count
        ),
        "neutral": ngettext(
            "{count} discarded neutral token makes a new stack", "{count} discarded neutral tokens, mixed, make new stacks", count
        ),
    }[what]
    return text.format(count=count)


def renew(language: Language, seat: int, what: str, count: int) -> str:
    """Say the same in a sentence."""
    return f"{renewed(language, what, count)}."


def pay(language: Language, seat: int, workers: int, *cards: int) -> str:
    """Say which cards (their colours) and how many workers pay for a token."""
    return language.gettext("{name} pays {price}.").format(name=language.player(seat), price=given(language, cards, workers))


def draw(language: Language, seat: int, count: int) -> str:
    """Say how many cards a seat draws, if there are any."""
    if not count:
        return language.gettext("{name} finds no card to draw.").format(name=language.player(seat))
    return language.gettext("{name} draws {cards}.").format(name=language.player(seat), cards=language.cards(count))


def whispered(language: Language, seat: int, kind: str, *cards: int) -> str:
    """Say which cards a seat has drawn, to that seat alone."""
    if not cards:
        return language.gettext("{name} has drawn nothing.").format(name=language.player(seat))
    return language.gettext("{name} has drawn: {cards}.").format(name=language.player(seat), cards=language.hand(cards))


# ---- the course of the game ------------------------------------------------------------------------------------------


def round_begins(language: Language, seat: int, phase: int, number: int) -> str:
    """Say which round of which phase begins."""
    return language.gettext("Phase {phase}, round {round} begins.").format(phase=phase + 1, round=number)


def phase_end(language: Language, seat: int, phase: int) -> str:
    """Say that a phase is over."""
    text = language.gettext("Phase {phase} is over: green points are added to red ones.")
    return text.format(phase=phase + 1)


def last_round(language: Language, seat: int) -> str:
    """Say that the last round begins."""
    return language.gettext("A third stack is empty: one last round begins.")


def over(language: Language, seat: int) -> str:
    """Say that the game is over."""
    return language.gettext("The game is over; the last points are counted.")


def lapse(language: Language, seat: int, step: str) -> str:
    """Say that a seat has nothing to choose from in a step."""
    _ = language.gettext
    text = {
        "PlaceOpenToken": _("{name} finds no open token that fits."),
        "ChooseBonus": _("{name} finds no bonus token any more."),
    }.get(step, _("{name} has nothing to choose."))
    return text.format(name=language.player(seat))


SENTENCES: Final[Mapping[str, Callable[..., str]]] = {
    "secret": player_sentence(lambda language: language.gettext("{name} is ready.")),
    "arrange": arrange,
    "token": bonus_token,
    "round": round_begins,
    "turn": player_sentence(lambda language: language.gettext("It is {name}'s turn.")),
    "draw": draw,
    "whisper": whispered,
    "take": take,
    "settle": settle,
    "reveal": reveal,
    "stack": stack,
    "alike": alike,
    "clear": clear,
    "renew": renew,
    "exchange": exchange,
    "discard": discard,
    "pay": pay,
    "place": place,
    "green": green,
    "score": score,
    "bonus": bonus,
    "workers": workers,
    "marble": marble,
    "hexagon": player_sentence(lambda language: language.gettext("{name} stores a hexagon.")),
    "income": income,
    "skip": player_sentence(lambda language: language.gettext("{name} places no open token.")),
    "lapse": lapse,
    "end": player_sentence(lambda language: language.gettext("{name} ends the turn.")),
    "phase_end": phase_end,
    "last_round": last_round,
    "over": over,
}
"""By kind of event: returns its sentence."""
