"""A short summary of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.games.kingsburg.calendar import COLOURED, NUMBERS, YEARS
from burgrave.games.kingsburg.words.tongue import Tongue

TWO: Final = 2
"""With so many players neutral dice take part."""


def rules(to: Tongue, seats: int, options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """The game in a few paragraphs, by topic: title and text."""
    _ = to.gettext
    found = {
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
        "influence": (_("Influence the council"), influence(to)),
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
        "king": (_("What the king does"), king(to)),
        "recruit": (
            _("Recruit soldiers"),
            _("After autumn everybody, in turn order, may recruit soldiers: any {price} for each, as often as you like.").format(
                price=to.resources(NUMBERS["recruit_price"])
            ),
        ),
        "winter": (_("Winter"), winter(to)),
    }
    if seats == TWO:
        found["neutral"] = (_("Two players"), neutral(to))
    found["end"] = (
        _("The end"),
        _("After {years} years most points win. A tie goes to more resources, then to more buildings; then it is shared.").format(
            years=YEARS
        ),
    )
    return found | modules(to)


def influence(to: Tongue) -> str:
    """Dice on advisers."""
    told = to.gettext(
        "In turn order each puts one or more dice on an adviser whose rank is just their sum, or passes for the season; and so on "
        "until all have passed. At least one die must be of your own colour. Once a season a +2 token may add {token}. An adviser "
        "helps only one in a season, unless the king's envoy opens the door a second time."
    )
    return told.format(token=NUMBERS["token"])


def king(to: Tongue) -> str:
    """Aid, favour and the envoy."""
    told = to.gettext(
        "Before spring whoever has the fewest buildings, and of these the fewest resources, gets a white die for it; who tie even "
        "there take a resource each. Before summer everybody with the most buildings scores {points}. Before autumn the envoy goes "
        "to whoever has the fewest buildings, and of these the fewest resources, and to nobody in a tie. Once he lets you "
        "influence an adviser who is taken, or put up a second building."
    )
    return told.format(points=to.points(NUMBERS["favour_points"]))


def winter(to: Tongue) -> str:
    """The battle."""
    told = to.gettext(
        "A die tells how many soldiers the king sends everybody. Then the enemy is revealed, and everybody fights it alone: "
        "soldiers and what buildings add against its strength. Who is stronger gets what its card gives, who is weaker loses what "
        "it takes; who is just as strong does neither. The strongest of the winners score {points}. A building that falls is "
        "always in the rightmost column, and there in the topmost row; its points go with it. Then all soldiers go home."
    )
    return told.format(points=to.points(NUMBERS["strongest_points"]))


def neutral(to: Tongue) -> str:
    """Dice of nobody."""
    return to.gettext(
        "Before the roll of each season neutral dice take advisers: three dice that of their sum, then two dice that of theirs. If "
        "both sums are the same, each of the two goes alone to the adviser of its number; if they show the same, one is set aside."
    )


def modules(to: Tongue) -> dict[str, tuple[str, str]]:
    """What each module adds."""
    _ = to.gettext
    return {
        "extra_rows": (_("Extra rows"), _("The sheet has seven rows of buildings instead of five. All else is as usual.")),
        "alternative_rows": (
            _("Alternative rows"),
            _(
                "Everybody gets two strips with other buildings, dealt or chosen from the table, and uses both, one or none of "
                "them: a strip covers the row of its letter. Who was dealt the same row twice may exchange one."
            ),
        ),
        "governors": (
            _("Governors"),
            _(
                "Everybody is a governor with a power for the whole game: keep one of three cards in secret, or bid points for "
                "those on the table. Whoever opens chooses the card; who is left alone takes one for nothing."
            ),
        ),
        "destiny": (
            _("Destiny"),
            _("At the start of every year a card is turned up. It changes the rules for all until winter is over."),
        ),
        "soldier_tokens": (
            _("Soldier tokens"),
            _(
                "Everybody has tokens of 0, 1, 1, 2, 3 and 4 soldiers. In winter nothing is rolled: all choose a token in secret "
                "and get its soldiers. Each token is used once; the last one left scores its number."
            ),
        ),
        "whims": (
            _("Whims of the court"),
            _(
                "At the start of every season a tile is laid on the adviser of its rank and changes what that adviser gives, for "
                "good. Or all lie there from the start, and after every season one goes: that of the highest adviser who was "
                "influenced, else the lowest."
            ),
        ),
        "scenarios": (
            _("Scenarios"),
            _(
                "One of four sheets adds rules to the whole game: groups of the people, oaths, a valley of goblins, or a royal "
                "fair."
            ),
        ),
    }
