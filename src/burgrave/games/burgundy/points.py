"""Sources of points, and the one place where points are written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.tiles import MONASTERIES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

SCORING_MONASTERIES: Final[list[int]] = [number for number, monastery in MONASTERIES.items() if "score" in monastery]

POINT_SOURCES: Final[tuple[str, ...]] = (
    "animals",
    "regions",
    "phase_bonus",
    "bonus_tiles",
    "sales",
    "watchtowers",
    "unsold_goods",
    "silver",
    "workers",
    *(f"monastery-{number}" for number in SCORING_MONASTERIES),
)
ANIMALS: Final = 0
REGIONS: Final = 1
PHASE_BONUS: Final = 2
BONUS_TILES: Final = 3
SALES: Final = 4
WATCHTOWERS: Final = 5
UNSOLD_GOODS: Final = 6
SILVER: Final = 7
WORKERS: Final = 8
MONASTERY_SOURCE: Final[dict[int, int]] = {number: 9 + place for place, number in enumerate(SCORING_MONASTERIES)}


def score(state: State, seat: int, source: int, points: int) -> None:
    """Give points and remember what for."""
    state.points[seat] += points
    state.sources[seat * len(POINT_SOURCES) + source] += points
    state.events.append(("score", seat, POINT_SOURCES[source], points))
