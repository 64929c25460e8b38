"""The module and the options of a new table in words, and what of the content is ours."""

from __future__ import annotations

from burgrave.games.language import Titled, titled
from burgrave.games.tuscany.cards import ESTATE_DECK, INCOME_DECK
from burgrave.games.tuscany.numbers import PRINTINGS
from burgrave.games.tuscany.words.language import Language
from burgrave.games.words import OptionWords


def option_words(language: Language) -> dict[str, OptionWords]:
    """Return title, hint and values of each option."""
    _ = language.gettext
    return {
        "printing": {
            "title": _("Printing"),
            "hint": _("whose numbers"),
            "values": {
                "later": titled(_("Later printings"), differences(language, "later")),
                "first": titled(_("First printing"), differences(language, "first")),
            },
        },
        "documented_only": {
            "title": _("Pieces of our own"),
            "hint": _("where nobody has published a piece, we had to make one up"),
            "values": {
                "no": titled(_("All pieces"), _("the game is complete; the help tells what is ours")),
                "yes": titled(_("Published ones only"), _("our own pieces stay in the box")),
            },
        },
    }


def differences(language: Language, printing: str) -> str:
    """Return the numbers in which a printing differs from others."""
    _ = language.gettext
    numbers = PRINTINGS[printing]
    text = (
        _("draw {draw}, {cards} make a point, a tie goes to fewer green points")
        if numbers["tie_break"] == "fewer_green"
        else _("draw {draw}, {cards} make a point, a tie goes to more green points")
    )
    return text.format(draw=language.cards(numbers["draw"]), cards=language.cards_there(numbers["cards_per_point"]))


def module_words(language: Language) -> dict[str, Titled]:
    """Return title and hint of each module."""
    _ = language.gettext
    return {"base": titled(_("The Castles of Tuscany"), _("three phases, and an estate of three parts to fill"))}


def reconstructed(language: Language) -> tuple[str, ...]:
    """Return what of the content is our reconstruction: a sentence each, as the printed data marks it."""
    _ = language.gettext
    return (
        _("The shape of the parts of an estate, and which colour lies where on each of the twelve."),
        _("How many estate cards there are of each colour; only their number is known, {count}.").format(count=len(ESTATE_DECK)),
        _("What the {count} income cards bring, and how many there are of each.").format(count=len(INCOME_DECK)),
        _("Which kinds of produce are on which agriculture tokens."),
        _("How many green points each colour brings to the first and the second who cover it."),
    )
