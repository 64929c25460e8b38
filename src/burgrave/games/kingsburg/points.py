"""Sources of points, and the only function that changes points.

Saves hold the points of every source by its number: so those of modules are listed here, too, and none ever moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.ids import POWERS

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

BASE_SOURCES: Final = (
    "advisers",
    "buildings",
    "razed",
    "favour",
    "battles",
    "strongest",
    "victories",
    "defeats",
    "bids",
    "last_token",
    "alliances",
    "royal_fair",
)
ADVISERS: Final = 0
BUILDINGS: Final = 1
RAZED: Final = 2
FAVOUR: Final = 3
BATTLES: Final = 4
STRONGEST: Final = 5
VICTORIES: Final = 6
DEFEATS: Final = 7
BIDS: Final = 8
LAST_TOKEN: Final = 9
ALLIANCES: Final = 10
ROYAL_FAIR: Final = 11
FIRST_POWER: Final = len(BASE_SOURCES)
"""A power's own source is this plus the power's number."""

POINT_SOURCES: Final[tuple[str, ...]] = (*BASE_SOURCES, *POWERS)


def score(state: State, seat: int, source: int, points: int) -> None:
    """Give a seat points (or take them) and record their source."""
    state.points[seat] += points
    state.ledger = (state.ledger, seat, source, points)
    state.events.append(("score", seat, POINT_SOURCES[source], points))
