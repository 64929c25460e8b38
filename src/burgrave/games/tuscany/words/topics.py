"""Help on everything that is drawn, by topic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.tuscany.cards import CARDS_OF
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.estate import TOTALS
from burgrave.games.tuscany.numbers import MARBLE_POINTS, STACK, STORAGE_PLACES, STORED_POINTS, WORKER_POINTS
from burgrave.games.tuscany.tokens import BONUS_EACH, BONUSES, COLOUR, HEXAGON, NEUTRAL, PRODUCE, TOKENS
from burgrave.games.tuscany.words import help
from burgrave.games.tuscany.words.tongue import Tongue
from burgrave.games.wording import first_upper

Topics = dict[str, dict[str, str]]


def topics(to: Tongue, seats: int, options: Mapping[str, Any]) -> Topics:
    """All of them."""
    return {
        **tokens(to),
        **fields(to),
        **cards(to, options),
        **bonuses(to),
        **colours(to),
        **table(to, seats),
        **stocks(to, options),
    }


def topic(title: str, text: str, piece: str = "") -> dict[str, str]:
    """Help, with the piece or icon to show beside it where there is one."""
    return {"title": first_upper(title), "text": text, "piece": piece} if piece else {"title": first_upper(title), "text": text}


def tokens(to: Tongue) -> Topics:
    """Every token, with its picture."""
    _ = to.gettext
    found = {}
    for number, name in enumerate(TOKENS):
        if not number:
            continue
        if number == HEXAGON:
            text = help.hexagon(to)
        else:
            text = _("When placed: {effect}").format(effect=help.effect(to, COLOURS[COLOUR[number]]))
            kinds = PRODUCE[number].bit_count()
            if kinds:
                told = to.ngettext("This token shows {count} kind.", "This token shows {count} kinds.", kinds)
                ours = _("Which kinds are on which token is our reconstruction.")
                text += f" {told.format(count=kinds)} {ours}"
        found[f"token:{name}"] = topic(to.title[number], text, f"token:{name}")
    return found


def fields(to: Tongue) -> Topics:
    """Empty fields of an estate."""
    _ = to.gettext
    rule = _("A stored token of this colour, or a hexagon, can be placed here once a token of yours lies next to it.")
    found = {}
    for number, name in enumerate(COLOURS):
        title = _("{colour} field").format(colour=to.of_colour[number])
        told = to.ngettext("An estate has {count} of them.", "An estate has {count} of them.", TOTALS[name])
        found[f"field:{name}"] = topic(title, f"{rule} {told.format(count=TOTALS[name])}", f"field:{name}")
    return found


def cards(to: Tongue, options: Mapping[str, Any]) -> Topics:
    """Estate cards, their deck, and income cards."""
    _ = to.gettext
    title = _("{colour} card")
    rule = _("It pays half of one {colour} token; a pair of them pays half of any other.")
    among = _("{count} of the {all} estate cards; how many is our reconstruction.")
    found = {
        f"card:{name}": topic(
            title.format(colour=to.of_colour[number]),
            f"{rule.format(colour=to.of_colour[number])} {among.format(count=CARDS_OF[number], all=help.deck_size())}",
            f"card:{name}",
        )
        for number, name in enumerate(COLOURS)
    }
    draw = help.drawing(to, help.printing_of(options)["draw"])
    return {
        **found,
        "deck": topic(_("Estate cards"), draw, "card"),
        "hand": topic(_("Cards in hand"), help.paying(to) + " " + _("Nobody else sees your cards.")),
        "income": topic(_("Income cards"), help.income(to) + " " + _("What they bring is our reconstruction."), "t_income_card"),
    }


def bonuses(to: Tongue) -> Topics:
    """Bonus tokens, by kind."""
    _ = to.gettext
    rule = _("One is chosen before the first turn and one for every city. There are {count} of each kind.")
    found = {}
    for number, name in enumerate(BONUSES):
        title = _("Bonus token {title}").format(title=to.bonus[number])
        text = f"{first_upper(to.bonus_text[number])}. {rule.format(count=BONUS_EACH)}"
        found[f"bonus:{name}"] = topic(title, text, f"bonus:{name}")
    return found


def colours(to: Tongue) -> Topics:
    """What covering a colour brings."""
    title, ours = to.gettext("Whole colour: {tokens}"), to.gettext("How many points is our reconstruction.")
    return {
        f"colour:{name}": topic(title.format(tokens=to.all[number]), f"{help.colour_points(to, number)} {ours}", f"colour:{name}")
        for number, name in enumerate(COLOURS)
    }


def table(to: Tongue, seats: int) -> Topics:
    """What lies in the middle, and how the game goes on."""
    _ = to.gettext
    return {
        "track:green": topic(
            _("Green points"),
            _("Finished regions, produce, whole colours and some tokens and cards bring them.") + " " + help.tracks(to),
            "green",
        ),
        "track:red": topic(
            _("Red points"),
            _("They decide the game. Some income cards bring them, the end of every phase, and what is left at the end."),
            "red",
        ),
        "phase": topic(_("Phase"), help.phases(to)),
        "stack": topic(
            _("Stack"),
            _(
                "A stack has {count} of your own tokens, face down. Whenever you take an open token, the top one lies open "
                "instead. Whoever empties a stack first ends a phase."
            ).format(count=STACK),
        ),
        "regions": topic(_("Regions"), help.regions(to)),
        "neutral": topic(
            _("Neutral tokens"),
            _("{count} tokens that belong to nobody, four of each colour.").format(count=len(NEUTRAL)) + " " + help.five_alike(to),
        ),
    }


def stocks(to: Tongue, options: Mapping[str, Any]) -> Topics:
    """What a player owns besides the estate."""
    _ = to.gettext
    room = to.ngettext("There is room for {count} token", "There is room for {count} tokens", STORAGE_PLACES).format(
        count=STORAGE_PLACES
    )
    stored = _(
        "Tokens and hexagons wait here until you place them. {room}, and for one more with each bonus token of that kind. "
        "What is left at the end is {points} each."
    )
    return {
        "storage": topic(_("Storage"), stored.format(room=room, points=to.red(STORED_POINTS)), "t_storage"),
        "stock:workers": topic(
            _("Workers"),
            _("A worker stands for one of the two cards that a token costs. At the end each is {points}.").format(
                points=to.red(WORKER_POINTS)
            ),
            "worker",
        ),
        "stock:marble": topic(
            _("Marble"),
            _("Once a turn you may spend a marble for a second action. At the end each is {points}.").format(
                points=to.red(MARBLE_POINTS)
            ),
            "marble",
        ),
    }
