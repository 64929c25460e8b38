"""Help on everything that is drawn, by topic."""

from __future__ import annotations

from burgrave.games.language import first_upper
from burgrave.games.tuscany.cards import CARDS_OF
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.estate import TOTALS
from burgrave.games.tuscany.numbers import MARBLE_POINTS, STACK, STORAGE_PLACES, STORED_POINTS, WORKER_POINTS
from burgrave.games.tuscany.tokens import BONUS_EACH, BONUSES, COLOUR, HEXAGON, NEUTRAL, PRODUCE, TOKENS
from burgrave.games.tuscany.words import help
from burgrave.games.tuscany.words.language import Language
from burgrave.games.words import Options, Topics


def topics(language: Language, seats: int, options: Options) -> Topics:
    """Return all topics of the game, for so many seats."""
    return {
        **tokens(language),
        **fields(language),
        **cards(language, options),
        **bonuses(language),
        **colours(language),
        **middle(language, seats),
        **stocks(language, options),
    }


def topic(title: str, text: str, piece: str = "") -> dict[str, str]:
    """Help under a title, with the piece or icon to show beside it where there is one."""
    return {"title": first_upper(title), "text": text, "piece": piece} if piece else {"title": first_upper(title), "text": text}


def tokens(language: Language) -> Topics:
    """Return topics of every token, with its picture."""
    _ = language.gettext
    topics = {}
    for number, name in enumerate(TOKENS):
        if not number:
            continue
        if number == HEXAGON:
            text = help.hexagon(language)
        else:
            text = _("When placed: {effect}").format(effect=help.effect(language, COLOURS[COLOUR[number]]))
            kinds = PRODUCE[number].bit_count()
            if kinds:
                kinds_text = language.ngettext("This token shows {count} kind.", "This token shows {count} kinds.", kinds)
                ours = _("Which kinds are on which token is our reconstruction.")
                text += f" {kinds_text.format(count=kinds)} {ours}"
        topics[f"token:{name}"] = topic(language.title[number], text, f"token:{name}")
    return topics


def fields(language: Language) -> Topics:
    """Return topics of the empty fields of an estate, by colour."""
    _ = language.gettext
    rule = _("A stored token of this colour, or a hexagon, can be placed here once a token of yours lies next to it.")
    topics = {}
    for number, name in enumerate(COLOURS):
        title = _("{colour} field").format(colour=language.of_colour[number])
        text = language.ngettext("An estate has {count} of them.", "An estate has {count} of them.", TOTALS[name])
        topics[f"field:{name}"] = topic(title, f"{rule} {text.format(count=TOTALS[name])}", f"field:{name}")
    return topics


def cards(language: Language, options: Options) -> Topics:
    """Return topics of estate cards, their deck, and income cards."""
    _ = language.gettext
    title = _("{colour} card")
    rule = _("It pays half of one {colour} token; a pair of them pays half of any other.")
    among = _("{count} of the {all} estate cards; how many is our reconstruction.")
    topics = {
        f"card:{name}": topic(
            title.format(colour=language.of_colour[number]),
            f"{rule.format(colour=language.of_colour[number])} {among.format(count=CARDS_OF[number], all=help.deck_size())}",
            f"card:{name}",
        )
        for number, name in enumerate(COLOURS)
    }
    draw = help.drawing(language, help.printing_of(options)["draw"])
    return {
        **topics,
        "deck": topic(_("Estate cards"), draw, "card"),
        "hand": topic(_("Cards in hand"), help.paying(language) + " " + _("Nobody else sees your cards.")),
        "income": topic(
            _("Income cards"), help.income(language) + " " + _("What they bring is our reconstruction."), "t_income_card"
        ),
    }


def bonuses(language: Language) -> Topics:
    """Return topics of bonus tokens, by kind."""
    _ = language.gettext
    rule = _("One is chosen before the first turn and one for every city. There are {count} of each kind.")
    topics = {}
    for number, name in enumerate(BONUSES):
        title = _("Bonus token {title}").format(title=language.bonus[number])
        text = f"{first_upper(language.bonus_text[number])}. {rule.format(count=BONUS_EACH)}"
        topics[f"bonus:{name}"] = topic(title, text, f"bonus:{name}")
    return topics


def colours(language: Language) -> Topics:
    """Return topics of what covering a colour brings."""
    title, ours = language.gettext("Whole colour: {tokens}"), language.gettext("How many points is our reconstruction.")
    return {
        f"colour:{name}": topic(
            title.format(tokens=language.all[number]), f"{help.colour_points(language, number)} {ours}", f"colour:{name}"
        )
        for number, name in enumerate(COLOURS)
    }


def middle(language: Language, seats: int) -> Topics:
    """Return topics of what lies in the middle, and how the game goes on."""
    _ = language.gettext
    return {
        "track:green": topic(
            _("Green points"),
            _("Finished regions, produce, whole colours and some tokens and cards bring them.") + " " + help.tracks(language),
            "green",
        ),
        "track:red": topic(
            _("Red points"),
            _("They decide the game. Some income cards bring them, the end of every phase, and what is left at the end."),
            "red",
        ),
        "phase": topic(_("Phase"), help.phases(language)),
        "stack": topic(
            _("Stack"),
            _(
                "A stack has {count} of your own tokens, face down. Whenever you take an open token, the top one lies open "
                "instead. Whoever empties a stack first ends a phase."
            ).format(count=STACK),
        ),
        "regions": topic(_("Regions"), help.regions(language)),
        "neutral": topic(
            _("Neutral tokens"),
            _("{count} tokens that belong to nobody, four of each colour.").format(count=len(NEUTRAL))
            + " "
            + help.five_alike(language),
        ),
    }


def stocks(language: Language, options: Options) -> Topics:
    """Return topics of what a player owns besides the estate."""
    _ = language.gettext
    room = language.ngettext("There is room for {count} token", "There is room for {count} tokens", STORAGE_PLACES).format(
        count=STORAGE_PLACES
    )
    stored = _(
        "Tokens and hexagons wait here until you place them. {room}, and for one more with each bonus token of that kind. "
        "What is left at the end is {points} each."
    )
    return {
        "storage": topic(_("Storage"), stored.format(room=room, points=language.red(STORED_POINTS)), "t_storage"),
        "stock:workers": topic(
            _("Workers"),
            _("A worker stands for one of the two cards that a token costs. At the end each is {points}.").format(
                points=language.red(WORKER_POINTS)
            ),
            "worker",
        ),
        "stock:marble": topic(
            _("Marble"),
            _("Once a turn you may spend a marble for a second action. At the end each is {points}.").format(
                points=language.red(MARBLE_POINTS)
            ),
            "marble",
        ),
    }
