"""A summary of the rules, complete enough to learn the game from it."""

from __future__ import annotations

from burgrave.games.language import first_upper
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
    Printing,
)
from burgrave.games.tuscany.tokens import BONUS_EACH
from burgrave.games.tuscany.words.language import Language
from burgrave.games.tuscany.words.sentences import income_text
from burgrave.games.words import Options, RulesHelp


def printing_of(options: Options) -> Printing:
    """Return the numbers of the printing that these options play."""
    return PRINTINGS[str(options.get("printing", "later"))]


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules in a few paragraphs, by topic: title and text."""
    _ = language.gettext
    numbers = printing_of(options)
    return {
        "course": (_("The game"), course(language)),
        "estate": (_("Before the first turn"), estate(language, seats)),
        "turn": (_("Your turn"), turn(language)),
        "draw": (_("Draw cards"), drawing(language, numbers["draw"])),
        "take": (_("Take a token"), f"{taking(language)} {exchanging(language)}"),
        "place": (_("Place a token"), placing(language)),
        "pay": (_("What it costs"), paying(language)),
        "regions": (_("Regions"), regions(language)),
        "tokens": (_("What tokens do"), effects(language)),
        "bonus": (_("Bonus tokens"), bonus_tokens(language)),
        "income": (_("Income cards"), income(language)),
        "colours": (_("Whole colours"), whole_colours(language, seats)),
        "alike": (_("Five of a colour"), five_alike(language)),
        "phases": (_("Phases"), f"{phases(language)} {tracks(language)}"),
        "end": (_("The end"), ending(language, numbers)),
    }


# ---- the course of the game ------------------------------------------------------------------------------------------


def course(language: Language) -> str:
    """Return what the game is about."""
    text = language.gettext(
        "You fill an estate of {fields} with tokens. Cards pay for them, every token helps you when it is placed, and finished "
        "regions bring points. The game has {phases} phases; most red points win."
    )
    return text.format(fields=language.fields(FIELDS), phases=PHASES)


def estate(language: Language, seats: int) -> str:
    """Return how an estate is made, and who chooses first."""
    _ = language.gettext
    text = _(
        "Everybody gets three parts of an estate, A, B and C, and {cards}. All at the same time and unseen by the others, lay the "
        "parts side by side in any order, each turned or not and shifted up or down, so that neighbours touch with three fields; "
        "then put your first castle on one of your three castle fields. It has no effect. Then everybody chooses a bonus token, "
        "in turn order. {display} neutral tokens lie open in the middle."
    ).format(cards=language.cards(START_CARDS), display=DISPLAY)
    fewer = _("With fewer than four players the other parts stay in the box; nothing else changes.")
    return f"{text} {fewer}" if seats < VARIANTS else text


def turn(language: Language) -> str:
    """Return what a turn consists of: one action, and one more for a marble."""
    return language.gettext(
        "In a round everybody has one turn, beginning with the first player. Choose one of three actions: draw cards, take a "
        "token, or place a token. Once a turn you may spend a marble for a second action, the same or another; also a "
        "marble that you have just gained. Then end your turn."
    )


def drawing(language: Language, count: int) -> str:
    """Explain the action of drawing so many cards."""
    text = language.gettext(
        "Draw {cards} from the deck, and one more for each bonus token of that kind. You may hold as many as you like. When the "
        "deck is used up, the discards are shuffled."
    )
    return text.format(cards=language.cards(count))


def taking(language: Language) -> str:
    """Explain the action of taking an open token."""
    text = language.gettext(
        "Take one of the {display} open tokens into your storage. It has room for {places}, and for one more with each bonus token "
        "of that kind; if it is full, a stored token goes out of the game. Then the next token of your first stack that is not "
        "empty lies open in its place; a neutral one when your stacks are empty."
    )
    places = language.ngettext("{count} token", "{count} tokens", STORAGE_PLACES).format(count=STORAGE_PLACES)
    return text.format(display=DISPLAY, places=places)


def exchanging(language: Language) -> str:
    """Return what may be exchanged when no open token fits."""
    return language.gettext(
        "If none of the open tokens fits your estate, you may first replace all of one colour by neutral ones, again and again "
        "until one fits; then you must take one that does."
    )


def placing(language: Language) -> str:
    """Explain the action of placing a stored token."""
    return language.gettext(
        "Place a stored token on an empty field of its colour next to a token of yours, and pay for it. If that finishes a region "
        "or covers a whole colour, score that; then the token takes effect."
    )


def paying(language: Language) -> str:
    """Return what a token costs: two halves."""
    return language.gettext(
        "A token costs two cards of its colour. Instead of each of the two you may give a pair of cards of any one other colour, "
        "or a worker. So it is two to four cards without workers, and none at all for two workers."
    )


# ---- points ----------------------------------------------------------------------------------------------------------


def regions(language: Language) -> str:
    """Return what a finished region scores."""
    _ = language.gettext
    sizes = ", ".join(
        _("{fields}: {points}").format(fields=language.fields(size), points=language.green(points))
        for size, points in enumerate(REGION_POINTS)
        if size
    )
    text = _("A region is what hangs together in one colour, at most three fields. Covered completely it scores at once. {sizes}.")
    return text.format(sizes=sizes)


def whole_colours(language: Language, seats: int) -> str:
    """Return what the first and the second get for a whole colour."""
    _ = language.gettext
    each = ", ".join(
        _("{colour} {first} or {second}").format(colour=language.colour[number], first=points[0], second=points[1])
        for number, points in enumerate(COLOUR_BONUS)
    )
    text = _(
        "Who first covers all fields of a colour scores green points, and the second fewer; nobody after them. For first or "
        "second: {each}."
    )
    return text.format(each=each)


def phases(language: Language) -> str:
    """Return how a phase comes to its end."""
    text = language.gettext(
        "Everybody has {stacks} stacks of {size} tokens. A phase ends with the round in which somebody empties the stack of its "
        "number as the first: the first stack ends phase 1, the second phase 2. The others keep their stacks as they are. When a "
        "third stack is empty, the round is finished, and one last round follows."
    )
    return text.format(stacks=PHASES, size=STACK)


def tracks(language: Language) -> str:
    """Return how green points are added to red ones."""
    return language.gettext(
        "After each phase everybody adds all their green points to their red ones, and the green ones stay: what you score early "
        "counts up to three times."
    )


def ending(language: Language, numbers: Printing) -> str:
    """Explain the last points, and who wins."""
    _ = language.gettext
    text = _(
        "After the third phase: {cards} for every {hand} that you hold, {stored} for each token or hexagon in storage, {marble} "
        "for each marble, {workers} for each worker. Most red points win."
    ).format(
        cards=language.red(1),
        hand=language.cards(numbers["cards_per_point"]),
        stored=language.red(STORED_POINTS),
        marble=language.red(MARBLE_POINTS),
        workers=language.red(WORKER_POINTS),
    )
    tie = (
        _("A tie goes to whoever has more empty fields, then to fewer green points, then to fewer cards.")
        if numbers["tie_break"] == "fewer_green"
        else _("A tie goes to whoever has more empty fields, then to more green points.")
    )
    return f"{text} {tie}"


# ---- pieces ----------------------------------------------------------------------------------------------------------


def effects(language: Language) -> str:
    """Return what the tokens of every colour do."""
    return " ".join(f"{first_upper(language.colour[number])}: {effect(language, name)}" for number, name in enumerate(COLOURS))


def effect(language: Language, colour: str) -> str:
    """Return what a token of a colour does when it is placed, as it goes on after a colon."""
    _ = language.gettext
    return {
        "castle": _(
            "place one of the open tokens in your estate at once, by the usual rules but for nothing; your stack fills the gap. "
            "That token takes effect too."
        ),
        "city": _("take a bonus token of your choice."),
        "inn": _("a hexagon comes into your storage.") + " " + hexagon(language),
        "agriculture": _("score a green point for each kind of produce on the token that its region does not have yet."),
        "quarry": _("take a marble, and one more for each bonus token of that kind."),
        "village": _("take a worker, and one more for each bonus token of that kind."),
        "monastery": _("draw {cards}. Bonus tokens add nothing to it.").format(cards=language.cards(MONASTERY_CARDS)),
        "cart": _("reveal an income card, and one more for each bonus token of that kind."),
    }[colour]


def hexagon(language: Language) -> str:
    """Return what the wooden hexagon is for."""
    text = language.gettext(
        "A hexagon is placed like a stored token, on a field of any colour, and is paid for in that colour. It counts as a token "
        "of that colour; on an agriculture field it is always one new kind. Without a free place it is {points} instead."
    )
    return text.format(points=language.red(LOST_HEXAGON_RED))


def bonus_tokens(language: Language) -> str:
    """Return what all five kinds of bonus tokens add."""
    _ = language.gettext
    listed = "; ".join(f"{title}: {text}" for title, text in zip(language.bonus, language.bonus_text, strict=True))
    rule = _(
        "There are {count} of each kind, and you may have several alike: {tokens}. They do not change what income cards bring."
    )
    return rule.format(count=BONUS_EACH, tokens=listed)


def income(language: Language) -> str:
    """Return what the income cards bring, and how many there are of each."""
    _ = language.gettext
    listed = ", ".join(
        _("{gain} ({copies} of them)").format(gain=income_text(language, kind), copies=INCOME_COPIES[kind])
        for kind in range(INCOME_KINDS)
        if INCOME_AMOUNT[kind]
    )
    text = _("A deck of {count} cards: {cards}. Each is discarded at once; when the deck is used up, the discards are shuffled.")
    return text.format(count=len(INCOME_DECK), cards=listed)


def five_alike(language: Language) -> str:
    """Return what is replaced when too many open tokens are alike."""
    text = language.gettext(
        "Whenever {count} open tokens are of one colour, all of these go and neutral ones come, until no {count} are alike. When "
        "the neutral tokens run out, the discarded ones with a neutral back are mixed."
    )
    return text.format(count=TOO_MANY_ALIKE)


def deck_size() -> int:
    """Return how many estate cards there are."""
    return len(ESTATE_DECK)


def colour_points(language: Language, number: int) -> str:
    """Return what covering a colour brings."""
    first, second = COLOUR_BONUS[number]
    text = language.gettext(
        "Who first covers all {colour} fields of the estate scores {first}, the second {second}, others nothing."
    )
    return first_upper(text.format(colour=language.of_colour[number], first=language.green(first), second=language.green(second)))
