"""The words of the team game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.games.burgundy.words.parts import Part
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import Titled, titled


def titles(to: Tongue) -> dict[str, Titled]:
    """On the page of a new table."""
    _ = to.gettext
    return {"team": titled(_("Team game"), _("two against two; partners fill one duchy of two halves"))}


def rules(to: Tongue, seats: int, options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """What is different."""
    _ = to.gettext
    return {
        "team": (
            _("Team game"),
            _(
                "Seats 1 and 2 play against seats 3 and 4; turns alternate between the teams at first. Partners share the duchy, "
                "workers, silver and goods. Each has two storage spaces alone and two together with the partner; say where a tile "
                "goes, for it does not move on. Nobody uses a partner's dice or own tiles. A colour's bonus tile goes to a team "
                "once. At the end what is left counts once for each team, and the points of partners are added up. A tie goes to "
                "the team with fewer empty spaces, then to whoever is further ahead in turn order."
            ),
        )
    }


def guesses(to: Tongue) -> tuple[str, ...]:
    """No picture of the boards was found."""
    return (
        to.gettext(
            "The team's duchies 31 and 32: their colours, how their halves touch, and that castles begin at the seam. The die "
            "numbers are those of all other duchies."
        ),
    )


TEAM_PART: Final = Part(titles=titles, rules=rules, guesses=guesses)
