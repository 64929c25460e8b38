"""Single events as sentences, each with its player's name: what a terminal prints, event by event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.engine.events import NOBODY
from burgrave.games.tuscany.cards import INCOME_AMOUNT, INCOME_CARDS, INCOME_GREEN, INCOME_HEXAGON, INCOME_MARBLE, INCOME_RED
from burgrave.games.tuscany.estate import FIELD_NAMES, ORDERS, SHIFTS, TURNS
from burgrave.games.tuscany.numbers import REGION_POINTS
from burgrave.games.tuscany.words.labels import laid
from burgrave.games.tuscany.words.payments import given
from burgrave.games.tuscany.words.tongue import Tongue
from burgrave.games.wording import about_player

Sentence = Callable[[Tongue, Any], str]
"""Called with the tongue, which knows the players, and the event."""


# ---- points and stocks -----------------------------------------------------------------------------------------------


def source_title(to: Tongue, source: str) -> str:
    """A source of points as a line of the score sheet; `green` stands for all green points together."""
    _ = to.gettext
    return {
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
    }[source]


def score(to: Tongue, event: Any) -> str:
    """Red points, and what for."""
    _, seat, source, points = event
    told = to.gettext("{name} scores {points} ({why}).")
    return told.format(name=to.player(seat), points=to.red(points), why=source_title(to, source))


def green(to: Tongue, event: Any) -> str:
    """Green points, and what for."""
    _, seat, source, points = event
    if source == "regions":
        told = to.gettext("{name} finishes a region of {fields}: {points}.")
        return told.format(name=to.player(seat), fields=to.fields(REGION_POINTS.index(points)), points=to.green(points))
    told = to.gettext("{name} scores {points} ({why}).")
    return told.format(name=to.player(seat), points=to.green(points), why=source_title(to, source))


def bonus(to: Tongue, event: Any) -> str:
    """Who covered a colour first or second."""
    _, seat, colour, rank = event
    told = (
        to.gettext("{name} is the second to cover all {colour} fields.")
        if rank
        else to.gettext("{name} is the first to cover all {colour} fields.")
    )
    return told.format(name=to.player(seat), colour=to.of_colour[colour])


def marble(to: Tongue, event: Any) -> str:
    """Marble gained, or spent for an action."""
    told = to.gettext("{name} gets {marble}.") if event[2] > 0 else to.gettext("{name} spends {marble} for a second action.")
    return told.format(name=to.player(event[1]), marble=to.marble(abs(event[2])))


def income_text(to: Tongue, kind: int) -> str:
    """What an income card brings, on its own."""
    amount = INCOME_AMOUNT[kind]
    if kind == INCOME_RED:
        return to.red(amount)
    if kind == INCOME_GREEN:
        return to.green(amount)
    if kind == INCOME_CARDS:
        return to.cards_there(amount)
    if kind == INCOME_MARBLE:
        return to.marble(amount)
    return to.gettext("1 hexagon") if kind == INCOME_HEXAGON else to.workers_there(amount)


# ---- tokens and cards ------------------------------------------------------------------------------------------------


def arranged(to: Tongue, layout: int) -> str:
    """How parts lie: "B A C, none turned, shifted up and down"."""
    order, turned = ORDERS[layout // len(SHIFTS) // TURNS], layout // len(SHIFTS) % TURNS
    return f"{' '.join(order)}, {laid(to, turned, layout % len(SHIFTS))}"


def arrange(to: Tongue, event: Any) -> str:
    """An estate before the first turn."""
    told = to.gettext("{name} lays {parts}; the first castle is on {field}.")
    return told.format(name=to.player(event[1]), parts=arranged(to, event[2]), field=FIELD_NAMES[event[3]])


def reveal(to: Tongue, event: Any) -> str:
    """A new open token, from a stack or a neutral one."""
    _, seat, token, place = event
    if seat == NOBODY:
        return to.gettext("A neutral token is open token {number}: {token}.").format(number=place + 1, token=to.title[token])
    told = to.gettext("{name} fills up open token {number}: {token}.")
    return told.format(name=to.player(seat), number=place + 1, token=to.title[token])


def renewed(to: Tongue, what: str, count: int) -> str:
    """A deck or stacks made of what was discarded."""
    ngettext = to.ngettext
    told = {
        "deck": ngettext("{count} discarded card makes a new deck", "{count} discarded cards, shuffled, make a new deck", count),
        "income": ngettext(
            "{count} discarded income card makes a new deck", "{count} discarded income cards, shuffled, make a new deck", count
        ),
        "neutral": ngettext(
            "{count} discarded neutral token makes a new stack", "{count} discarded neutral tokens, mixed, make new stacks", count
        ),
    }[what]
    return told.format(count=count)


def pay(to: Tongue, event: Any) -> str:
    """Cards and workers for a token."""
    told = to.gettext("{name} pays {price}.")
    return told.format(name=to.player(event[1]), price=given(to, event[3:], event[2]))


def draw(to: Tongue, event: Any) -> str:
    """Cards, if there are any."""
    if not event[2]:
        return to.gettext("{name} finds no card to draw.").format(name=to.player(event[1]))
    return to.gettext("{name} draws {cards}.").format(name=to.player(event[1]), cards=to.cards(event[2]))


def whispered(to: Tongue, event: Any) -> str:
    """Which cards, for who drew them."""
    if not event[3:]:
        return to.gettext("{name} has drawn nothing.").format(name=to.player(event[1]))
    return to.gettext("{name} has drawn: {cards}.").format(name=to.player(event[1]), cards=to.hand(event[3:]))


def lapse(to: Tongue, event: Any) -> str:
    """Something that there is nothing for."""
    _ = to.gettext
    told = {
        "PlaceOpenToken": _("{name} finds no open token that fits."),
        "ChooseBonus": _("{name} finds no bonus token any more."),
    }.get(event[2], _("{name} has nothing to choose."))
    return told.format(name=to.player(event[1]))


SENTENCES: Final[dict[str, Sentence]] = {
    "secret": about_player(lambda to: to.gettext("{name} is ready.")),
    "arrange": arrange,
    "token": lambda to, event: to.gettext("{name} takes the bonus token {title}.").format(
        name=to.player(event[1]), title=to.bonus[event[2]]
    ),
    "round": lambda to, event: to.gettext("Phase {phase}, round {round} begins.").format(phase=event[2] + 1, round=event[3]),
    "turn": about_player(lambda to: to.gettext("It is {name}'s turn.")),
    "draw": draw,
    "whisper": whispered,
    "take": lambda to, event: to.gettext("{name} takes {token}.").format(name=to.player(event[1]), token=to.the[event[2]]),
    "settle": lambda to, event: to.gettext("{name} takes {token} for the castle's sake.").format(
        name=to.player(event[1]), token=to.the[event[2]]
    ),
    "reveal": reveal,
    "stack": lambda to, event: to.gettext("{name} has emptied stack {number}.").format(name=to.player(event[1]), number=event[2]),
    "alike": lambda to, event: to.gettext("Five open tokens are {tokens}: all of them are replaced.").format(
        tokens=to.alike[event[2]]
    ),
    "clear": lambda to, event: to.gettext("Open token {number} goes: {token}.").format(
        number=event[3] + 1, token=to.title[event[2]]
    ),
    "renew": lambda to, event: f"{renewed(to, event[2], event[3])}.",
    "exchange": lambda to, event: to.gettext("{name} exchanges all open {tokens}.").format(
        name=to.player(event[1]), tokens=to.all[event[2]]
    ),
    "discard": lambda to, event: to.gettext("{name} throws {token} away.").format(name=to.player(event[1]), token=to.the[event[2]]),
    "pay": pay,
    "place": lambda to, event: to.gettext("{name} places {token} on {field}.").format(
        name=to.player(event[1]), token=to.the[event[2]], field=FIELD_NAMES[event[3]]
    ),
    "green": green,
    "score": score,
    "bonus": bonus,
    "workers": lambda to, event: to.gettext("{name} gets {workers}.").format(
        name=to.player(event[1]), workers=to.workers(event[2])
    ),
    "marble": marble,
    "hexagon": about_player(lambda to: to.gettext("{name} stores a hexagon.")),
    "income": lambda to, event: to.gettext("{name} reveals an income card: {gain}.").format(
        name=to.player(event[1]), gain=income_text(to, event[2])
    ),
    "skip": about_player(lambda to: to.gettext("{name} places no open token.")),
    "lapse": lapse,
    "end": about_player(lambda to: to.gettext("{name} ends the turn.")),
    "phase_end": lambda to, event: to.gettext("Phase {phase} is over: green points are added to red ones.").format(
        phase=event[2] + 1
    ),
    "last_round": lambda to, event: to.gettext("A third stack is empty: one last round begins."),
    "over": lambda to, event: to.gettext("The game is over; the last points are counted."),
}
"""By kind of event."""
