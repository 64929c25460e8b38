"""Sources of victory points, and the one place where they are written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State

POINT_SOURCES: Final[tuple[str, ...]] = (
    "start",
    "contracts",
    "contract_spaces",
    "cathedrals",
    "crests",
    "characters",
    "helpers",
    "houses",
    "king",
    "leader",
    "fairs",
    "buildings",
    "houses_and_pillars",
    "goods",
)
SOURCES: Final = len(POINT_SOURCES)
FROM_START: Final = 0
FROM_CONTRACTS: Final = 1
FROM_CONTRACT_SPACES: Final = 2
FROM_CATHEDRALS: Final = 3
FROM_CRESTS: Final = 4
FROM_CHARACTERS: Final = 5
FROM_HELPERS: Final = 6
FROM_HOUSES: Final = 7
FROM_KING: Final = 8
FROM_LEADER: Final = 9
FROM_FAIRS: Final = 10
FROM_BUILDINGS: Final = 11
FROM_HOUSES_AND_PILLARS: Final = 12
FROM_GOODS: Final = 13


def score(state: State, seat: int, source: int, points: int) -> None:
    """Give a seat points, or take them, and record their source. Nobody falls below 0 (p. 10)."""
    points = max(points, -state.score[seat])
    if points:
        state.score[seat] += points
        state.score_from[seat * SOURCES + source] += points
        state.events.append(("score", seat, POINT_SOURCES[source], points))
