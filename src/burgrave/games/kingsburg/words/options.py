"""The options of a new game in words, and which content is our own."""

from __future__ import annotations

from burgrave.games.kingsburg.words.language import Language
from burgrave.games.language import Titled, titled
from burgrave.games.words import OptionWords


def option_words(language: Language) -> dict[str, OptionWords]:
    """Return title, hint and values of each option."""
    _ = language.gettext
    published = _("no card, price or sheet of ours")
    if language.words.not_published:
        things = [_(name) for name in dict.fromkeys(language.words.not_published)]
        published = _("no card, price or sheet of ours; not for {things}").format(things=language.both(things))
    return {
        "documented_only": {
            "title": _("What is ours"),
            "hint": _("where nobody has published a card or a price, we had to make one up"),
            "values": {
                "no": titled(_("All cards"), _("the decks are complete; the help tells what of them is ours")),
                "cards": titled(_("No cards of ours"), _("no card or sheet that is all ours; prices and lost icons may be")),
                "yes": titled(_("Published content only"), published),
            },
        },
        "guard_tower": {
            "title": _("Guard tower"),
            "hint": _("what building one scores"),
            "values": {
                "0": titled(_("Nothing"), _("as the example in this edition's rulebook says")),
                "1": titled(_("1 point"), _("as the first edition prints it")),
            },
        },
        "year_4_demons": {
            "title": _("Demons of year IV"),
            "hint": _("published lists of the enemies disagree about one card"),
            "values": {
                "points": titled(
                    _("Points"),
                    _("a victory brings 1 gold and 1 point, a defeat costs 4 resources and 1 point (bitworthy, 2008)"),
                ),
                "building": titled(
                    _("A building"), _("a victory brings 1 gold, a defeat costs 4 resources and a building (KBurg, 2016)")
                ),
            },
        },
    }


def module_words(language: Language) -> dict[str, Titled]:
    """Return title and hint of each module."""
    _ = language.gettext
    return {"base": titled(_("Kingsburg"), _("five years of three seasons and a winter"))}


def reconstructed(language: Language) -> tuple[str, ...]:
    """Return what is our own guess, a sentence each: whole cards and prices first, as modules name them."""
    _ = language.gettext
    return (
        *(sentence for sentences in language.words.own_content for sentence in sentences(language)),
        _("Small parts of some other cards; the help on each of them says which."),
        _("An enemy of year IV, the demons: two published lists disagree about them, and an option decides."),
    )
