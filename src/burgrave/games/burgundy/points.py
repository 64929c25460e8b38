"""Sources of points, and the one place where points are written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.burgundy.tiles import MONASTERIES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

SCORING_MONASTERIES: list[int] = [number for number, monastery in MONASTERIES.items() if "score" in monastery]

POINT_SOURCES: tuple[str, ...] = (
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
ANIMALS, REGIONS, PHASE_BONUS, BONUS_TILES, SALES, WATCHTOWERS, UNSOLD_GOODS, SILVER, WORKERS = range(9)
MONASTERY_SOURCE: dict[int, int] = {number: 9 + place for place, number in enumerate(SCORING_MONASTERIES)}


def score(state: State, seat: int, source: int, points: int) -> None:
    """Give points and remember what for."""
    state.points[seat] += points
    state.sources[seat * len(POINT_SOURCES) + source] += points
    state.events.append(("score", seat, POINT_SOURCES[source], points))
