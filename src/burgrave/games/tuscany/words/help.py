"""A summary of the rules, complete enough to learn the game from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.tuscany.cards import ESTATE_DECK, INCOME_AMOUNT, INCOME_COPIES, INCOME_DECK, INCOME_KINDS
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.estate import FIELDS, VARIANTS
from burgrave.games.tuscany.numbers import (
    COLOUR_BONUS,
    DISPLAY,
    LOST_HEXAGON_RED,
    MARBLE_POINTS,
    MONASTERY_CARDS,
    PHASES,
    PRINTINGS,
    REGION_POINTS,
    STACK,
    START_CARDS,
    STORAGE_PLACES,
    STORED_POINTS,
    TOO_MANY_ALIKE,
    WORKER_POINTS,
)
from burgrave.games.tuscany.tokens import BONUS_EACH
from burgrave.games.tuscany.words.sentences import income_text
from burgrave.games.tuscany.words.tongue import Tongue
from burgrave.games.wording import first_upper


def printing_of(options: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers of the printing that these options play."""
    return PRINTINGS[str(options.get("printing", "later"))]


def rules(to: Tongue, seats: int, options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """The game in a few paragraphs, by topic: title and text."""
    _ = to.gettext
    numbers = printing_of(options)
    return {
        "course": (_("The game"), course(to)),
        "estate": (_("Before the first turn"), estate(to, seats)),
        "turn": (_("Your turn"), turn(to)),
        "draw": (_("Draw cards"), drawing(to, numbers["draw"])),
        "take": (_("Take a token"), f"{taking(to)} {exchanging(to)}"),
        "place": (_("Place a token"), placing(to)),
        "pay": (_("What it costs"), paying(to)),
        "regions": (_("Regions"), regions(to)),
        "tokens": (_("What tokens do"), effects(to)),
        "bonus": (_("Bonus tokens"), bonus_tokens(to)),
        "income": (_("Income cards"), income(to)),
        "colours": (_("Whole colours"), whole_colours(to, seats)),
        "alike": (_("Five of a colour"), five_alike(to)),
        "phases": (_("Phases"), f"{phases(to)} {tracks(to)}"),
        "end": (_("The end"), ending(to, numbers)),
    }


# ---- the course of the game ------------------------------------------------------------------------------------------


def course(to: Tongue) -> str:
    """What it is about."""
    told = to.gettext(
        "You fill an estate of {fields} with tokens. Cards pay for them, every token helps you when it is placed, and finished "
        "regions bring points. The game has {phases} phases; most red points win."
    )
    return told.format(fields=to.fields(FIELDS), phases=PHASES)


def estate(to: Tongue, seats: int) -> str:
    """How an estate is made, and who chooses first."""
    _ = to.gettext
    told = _(
        "Everybody gets three parts of an estate, A, B and C, and {cards}. All at the same time and unseen by the others, lay the "
        "parts side by side in any order, each turned or not and shifted up or down, so that neighbours touch with three fields; "
        "then put your first castle on one of your three castle fields. It has no effect. Then everybody chooses a bonus token, "
        "in turn order. {display} neutral tokens lie open in the middle."
    ).format(cards=to.cards(START_CARDS), display=DISPLAY)
    fewer = _("With fewer than four players the other parts stay in the box; nothing else changes.")
    return f"{told} {fewer}" if seats < VARIANTS else told


def turn(to: Tongue) -> str:
    """One action, and one more."""
    return to.gettext(
        "In a round everybody has one turn, beginning with the first player. Choose one of three actions: draw cards, take a "
        "token, or place a token. Once a turn you may spend a marble for a second action, the same or another; also a "
        "marble that you have just gained. Then end your turn."
    )


def drawing(to: Tongue, count: int) -> str:
    """The first action."""
    told = to.gettext(
        "Draw {cards} from the deck, and one more for each bonus token of that kind. You may hold as many as you like. When the "
        "deck is used up, the discards are shuffled."
    )
    return told.format(cards=to.cards(count))


def taking(to: Tongue) -> str:
    """The second action."""
    told = to.gettext(
        "Take one of the {display} open tokens into your storage. It has room for {places}, and for one more with each bonus token "
        "of that kind; if it is full, a stored token goes out of the game. Then the next token of your first stack that is not "
        "empty lies open in its place; a neutral one when your stacks are empty."
    )
    places = to.ngettext("{count} token", "{count} tokens", STORAGE_PLACES).format(count=STORAGE_PLACES)
    return told.format(display=DISPLAY, places=places)


def exchanging(to: Tongue) -> str:
    """When nothing fits."""
    return to.gettext(
        "If none of the open tokens fits your estate, you may first replace all of one colour by neutral ones, again and again "
        "until one fits; then you must take one that does."
    )


def placing(to: Tongue) -> str:
    """The third action."""
    return to.gettext(
        "Place a stored token on an empty field of its colour next to a token of yours, and pay for it. If that finishes a region "
        "or covers a whole colour, score that; then the token takes effect."
    )


def paying(to: Tongue) -> str:
    """Two halves."""
    return to.gettext(
        "A token costs two cards of its colour. Instead of each of the two you may give a pair of cards of any one other colour, "
        "or a worker. So it is two to four cards without workers, and none at all for two workers."
    )


# ---- points ----------------------------------------------------------------------------------------------------------


def regions(to: Tongue) -> str:
    """What a finished region is worth."""
    _ = to.gettext
    sizes = ", ".join(
        _("{fields}: {points}").format(fields=to.fields(size), points=to.green(points))
        for size, points in enumerate(REGION_POINTS)
        if size
    )
    told = _("A region is what hangs together in one colour, at most three fields. Covered completely it scores at once. {sizes}.")
    return told.format(sizes=sizes)


def whole_colours(to: Tongue, seats: int) -> str:
    """Colour bonuses."""
    _ = to.gettext
    each = ", ".join(
        _("{colour} {first} or {second}").format(colour=to.colour[number], first=points[0], second=points[1])
        for number, points in enumerate(COLOUR_BONUS)
    )
    told = _(
        "Who first covers all fields of a colour scores green points, and the second fewer; nobody after them. For first or "
        "second: {each}."
    )
    return told.format(each=each)


def phases(to: Tongue) -> str:
    """How a phase ends."""
    told = to.gettext(
        "Everybody has {stacks} stacks of {size} tokens. A phase ends with the round in which somebody empties the stack of its "
        "number as the first: the first stack ends phase 1, the second phase 2. The others keep their stacks as they are. When a "
        "third stack is empty, the round is finished, and one last round follows."
    )
    return told.format(stacks=PHASES, size=STACK)


def tracks(to: Tongue) -> str:
    """Green and red."""
    return to.gettext(
        "After each phase everybody adds all their green points to their red ones, and the green ones stay: what you score early "
        "counts up to three times."
    )


def ending(to: Tongue, numbers: Mapping[str, Any]) -> str:
    """The last points, and who wins."""
    _ = to.gettext
    told = _(
        "After the third phase: {cards} for every {hand} that you hold, {stored} for each token or hexagon in storage, {marble} "
        "for each marble, {workers} for each worker. Most red points win."
    ).format(
        cards=to.red(1),
        hand=to.cards(numbers["cards_per_point"]),
        stored=to.red(STORED_POINTS),
        marble=to.red(MARBLE_POINTS),
        workers=to.red(WORKER_POINTS),
    )
    tie = (
        _("A tie goes to whoever has more empty fields, then to fewer green points, then to fewer cards.")
        if numbers["tie_break"] == "fewer_green"
        else _("A tie goes to whoever has more empty fields, then to more green points.")
    )
    return f"{told} {tie}"


# ---- pieces ----------------------------------------------------------------------------------------------------------


def effects(to: Tongue) -> str:
    """All of them."""
    return " ".join(f"{first_upper(to.colour[number])}: {effect(to, name)}" for number, name in enumerate(COLOURS))


def effect(to: Tongue, colour: str) -> str:
    """What a token of a colour does when it is placed, as it goes on after a colon."""
    _ = to.gettext
    return {
        "castle": _(
            "place one of the open tokens in your estate at once, by the usual rules but for nothing; your stack fills the gap. "
            "That token takes effect too."
        ),
        "city": _("take a bonus token of your choice."),
        "inn": _("a hexagon comes into your storage.") + " " + hexagon(to),
        "agriculture": _("score a green point for each kind of produce on the token that its region does not have yet."),
        "quarry": _("take a marble, and one more for each bonus token of that kind."),
        "village": _("take a worker, and one more for each bonus token of that kind."),
        "monastery": _("draw {cards}. Bonus tokens add nothing to it.").format(cards=to.cards(MONASTERY_CARDS)),
        "cart": _("reveal an income card, and one more for each bonus token of that kind."),
    }[colour]


def hexagon(to: Tongue) -> str:
    """The wooden wild token."""
    told = to.gettext(
        "A hexagon is placed like a stored token, on a field of any colour, and is paid for in that colour. It counts as a token "
        "of that colour; on an agriculture field it is always one new kind. Without a free place it is {points} instead."
    )
    return told.format(points=to.red(LOST_HEXAGON_RED))


def bonus_tokens(to: Tongue) -> str:
    """All five kinds."""
    _ = to.gettext
    listed = "; ".join(f"{title}: {text}" for title, text in zip(to.bonus, to.bonus_text, strict=True))
    told = _(
        "There are {count} of each kind, and you may have several alike: {tokens}. They do not change what income cards bring."
    )
    return told.format(count=BONUS_EACH, tokens=listed)


def income(to: Tongue) -> str:
    """What the cards bring."""
    _ = to.gettext
    listed = ", ".join(
        _("{gain} ({copies} of them)").format(gain=income_text(to, kind), copies=INCOME_COPIES[kind])
        for kind in range(INCOME_KINDS)
        if INCOME_AMOUNT[kind]
    )
    told = _("A deck of {count} cards: {cards}. Each is discarded at once; when the deck is used up, the discards are shuffled.")
    return told.format(count=len(INCOME_DECK), cards=listed)


def five_alike(to: Tongue) -> str:
    """What never lies open."""
    told = to.gettext(
        "Whenever {count} open tokens are of one colour, all of these go and neutral ones come, until no {count} are alike. When "
        "the neutral tokens run out, the discarded ones with a neutral back are mixed."
    )
    return told.format(count=TOO_MANY_ALIKE)


def deck_size() -> int:
    """How many estate cards there are."""
    return len(ESTATE_DECK)


def colour_points(to: Tongue, number: int) -> str:
    """What covering a colour brings."""
    first, second = COLOUR_BONUS[number]
    told = to.gettext("Who first covers all {colour} fields of the estate scores {first}, the second {second}, others nothing.")
    return first_upper(told.format(colour=to.of_colour[number], first=to.green(first), second=to.green(second)))
