"""Modules and options of a new table in words, and what of the content is ours."""

from __future__ import annotations

from typing import Any

from burgrave.games.kingsburg.powers import DESTINY, GOVERNORS, POWERS
from burgrave.games.kingsburg.words.card_names import SCENARIOS
from burgrave.games.kingsburg.words.tongue import Tongue
from burgrave.games.wording import Titled, titled


def option_words(to: Tongue) -> dict[str, dict[str, Any]]:
    """By option: title, hint, and its values."""
    _ = to.gettext
    return {
        "documented_only": {
            "title": _("What is ours"),
            "hint": _("where nobody has published a card or a price, we had to make one up"),
            "values": {
                "no": titled(_("All cards"), _("the decks are complete; the help tells what of them is ours")),
                "cards": titled(_("No cards of ours"), _("no card or sheet that is all ours; prices and lost icons may be")),
                "yes": titled(_("Published content only"), _("no card, price or sheet of ours; not for further rows and destiny")),
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
        "rows": {
            "title": _("Alternative rows"),
            "hint": _("how everybody gets two of them"),
            "values": {
                "dealt": titled(_("Dealt"), _("two at random for each")),
                "drafted": titled(_("Chosen"), _("one after the other from the table, there and back again")),
            },
        },
        "governor_choice": {
            "title": _("Governors"),
            "hint": _("how everybody gets one"),
            "values": {
                "dealt": titled(_("One of three"), _("kept in secret, revealed together")),
                "auction": titled(_("Auction"), _("bid for with points, one after the other")),
            },
        },
        "snowstorm": {
            "title": _("Snowstorm"),
            "hint": _("what the card does where soldier tokens replace the king's die"),
            "values": {
                "everybody": titled(
                    _("2 soldiers for everybody"), _("tokens are sent all the same; the rulebook lets both go together")
                ),
                "die_only": titled(_("Nothing"), _("tokens count as usual; so says a sheet for the first edition")),
            },
        },
        "court": {
            "title": _("Whims"),
            "hint": _("how they come and go"),
            "values": {
                "whims": titled(_("One more each season"), _("the council changes little by little")),
                "tradition": titled(_("Return to tradition"), _("all from the start, and one goes each season")),
            },
        },
        "scenario": {
            "title": _("Scenario"),
            "hint": _("which sheet is played"),
            "values": {name: titled(_(title), scenario_hint(to, name)) for name, title in SCENARIOS.items()},
        },
    }


def scenario_hint(to: Tongue, name: str) -> str:
    """A sheet in a few words."""
    _ = to.gettext
    return {
        "wheeling_and_dealing": _("every year everybody wins over a group of the people"),
        "shifting_alliances": _("tokens on advisers bring points when others influence them"),
        "goblin_valley": _("a second deck of enemies, whose goblins join the first"),
        "royal_fair": _("resources for points every summer; our own sheet"),
    }[name]


def module_words(to: Tongue) -> dict[str, Titled]:
    """By module: title and hint."""
    _ = to.gettext
    return {
        "base": titled(_("Kingsburg"), _("five years of three seasons and a winter")),
        "extra_rows": titled(_("Extra rows"), _("the side of the sheet with seven rows of buildings")),
        "alternative_rows": titled(_("Alternative rows"), _("other buildings that may cover rows of the sheet")),
        "governors": titled(_("Governors"), _("everybody is somebody, with a power of their own")),
        "destiny": titled(_("Destiny"), _("a card changes the rules of every year")),
        "soldier_tokens": titled(_("Soldier tokens"), _("chosen in secret instead of a die for the king's soldiers")),
        "whims": titled(_("Whims of the court"), _("tiles change what the advisers give")),
        "scenarios": titled(_("Scenarios"), _("a sheet that changes the whole game")),
    }


def reconstructed(to: Tongue) -> tuple[str, ...]:
    """What the tables mark as reconstructed."""
    _ = to.gettext
    ours = SCENARIOS["royal_fair"]
    governors = [f"governor:{name}" for name, it in GOVERNORS.items() if it["source"] == "reconstructed"]
    cards = [f"destiny:{name}" for name, it in DESTINY.items() if it["source"] == "reconstructed"]
    derived = [f"destiny:{name}" for name, it in DESTINY.items() if it["source"] == "one-source" and "guessed" in it]
    return (
        _("The prices of all buildings on alternative rows, and what some of them do."),
        _("The prices of rows A and G, most of their points, and a part of what one of them does."),
        _("What {count} of the governors do: {names}.").format(count=len(governors), names=listed(to, governors)),
        _("What {count} of the destiny cards do, and most of their names: {names}.").format(
            count=len(cards), names=listed(to, cards)
        ),
        _("What {count} more of the destiny cards do is no more than what published rulings on them tell: {names}.").format(
            count=len(derived), names=listed(to, derived)
        ),
        _("Small parts of some other cards; the help on each of them says which."),
        _("The fourth scenario, {name}, which is wholly ours.").format(name=_(ours)),
        _("An enemy of year IV, the demons: two published lists disagree about them, and an option decides."),
    )


def listed(to: Tongue, names: list[str]) -> str:
    """Powers by their titles."""
    return ", ".join(to.power[POWERS.index(name)] for name in names)
