"""A short summary of the rules."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.calendar import COLOURED, NUMBERS, YEARS
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.words import Options, RulesHelp

TWO: Final = 2
"""The number of players with whom neutral dice take part."""


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules in a few paragraphs, by topic: title and text."""
    _ = language.gettext
    topics = {
        "year": (
            _("The year"),
            _(
                "The game lasts {years} years. Each has three seasons in which you gather and build: spring, summer and autumn. "
                "Between them the king helps who has built least and honours who has built most. Winter brings an enemy."
            ).format(years=YEARS),
        ),
        "roll": (
            _("Roll and order"),
            _(
                "At the start of a season everybody rolls {dice} dice of their colour, and white ones if they have any. Whoever "
                "rolled the lowest sum is first; in a tie the order stays as it was."
            ).format(dice=COLOURED),
        ),
        "influence": (_("Influence the council"), influence(language)),
        "support": (
            _("Support"),
            _("When all have passed, the advisers help in the order of their ranks, from 1 to 18, whoever has dice there."),
        ),
        "build": (
            _("Build"),
            _(
                "Then everybody, in turn order, may put up one building: pay its price, score its points and use what it does from "
                "now on. Each row is built from left to right."
            ),
        ),
        "king": (_("What the king does"), king(language)),
        "recruit": (
            _("Recruit soldiers"),
            _("After autumn everybody, in turn order, may recruit soldiers: any {price} for each, as often as you like.").format(
                price=language.resources(NUMBERS["recruit_price"])
            ),
        ),
        "winter": (_("Winter"), winter(language)),
    }
    if seats == TWO:
        topics["neutral"] = (_("Two players"), neutral(language))
    topics["end"] = (
        _("The end"),
        _("After {years} years most points win. A tie goes to more resources, then to more buildings; then it is shared.").format(
            years=YEARS
        ),
    )
    return topics


def influence(language: Language) -> str:
    """Return how dice influence advisers."""
    text = language.gettext(
        "In turn order each puts one or more dice on an adviser whose rank is just their sum, or passes for the season; and so on "
        "until all have passed. At least one die must be of your own colour. Once a season a +2 token may add {token}. An adviser "
        "helps only one in a season, unless the king's envoy opens the door a second time."
    )
    return text.format(token=NUMBERS["token"])


def king(language: Language) -> str:
    """Return what the king does: aid, favour and the envoy."""
    text = language.gettext(
        "Before spring whoever has the fewest buildings, and of these the fewest resources, gets a white die for it; who tie even "
        "there take a resource each. Before summer everybody with the most buildings scores {points}. Before autumn the envoy goes "
        "to whoever has the fewest buildings, and of these the fewest resources, and to nobody in a tie. Once he lets you "
        "influence an adviser who is taken, or put up a second building."
    )
    return text.format(points=language.points(NUMBERS["favour_points"]))


def winter(language: Language) -> str:
    """Return how a winter goes."""
    text = language.gettext(
        "A die tells how many soldiers the king sends everybody. Then the enemy is revealed, and everybody fights it alone: "
        "soldiers and what buildings add against its strength. Who is stronger gets what its card gives, who is weaker loses what "
        "it takes; who is just as strong does neither. The strongest of the winners score {points}. A building that falls is "
        "always in the rightmost column, and there in the topmost row; its points go with it. Then all soldiers go home."
    )
    return text.format(points=language.points(NUMBERS["strongest_points"]))


def neutral(language: Language) -> str:
    """Return what the neutral dice do with two players."""
    return language.gettext(
        "Before the roll of each season neutral dice take advisers: three dice that of their sum, then two dice that of theirs. If "
        "both sums are the same, each of the two goes alone to the adviser of its number; if they show the same, one is set aside."
    )
