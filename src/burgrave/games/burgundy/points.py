"""Sources of points, and the one function that adds points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.tiles import MONASTERIES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

SCORING_MONASTERIES: Final[list[int]] = [number for number, monastery in MONASTERIES.items() if "score" in monastery]
_BASE_MONASTERIES: Final = [number for number in SCORING_MONASTERIES if not MONASTERIES[number].get("expansion", False)]

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
    *(f"monastery-{number}" for number in _BASE_MONASTERIES),
)
"""The sources of the base game; `book.sources` has those of the expansions in play as well."""
ANIMALS: Final = 0
REGIONS: Final = 1
PHASE_BONUS: Final = 2
BONUS_TILES: Final = 3
SALES: Final = 4
WATCHTOWERS: Final = 5
UNSOLD_GOODS: Final = 6
SILVER: Final = 7
WORKERS: Final = 8


def score(state: State, seat: int, source: int, points: int) -> None:
    """Add points, record their source and call the reactions; `source` is a place in `book.sources`."""
    book = state.book
    names = book.sources
    state.points[seat] += points
    state.sources[seat * len(names) + source] += points
    state.events.append(("score", seat, names[source], points))
    for react in book.scored:
        react(state, seat, points)


def score_for(state: State, seat: int, source: str, points: int) -> None:
    """Add points of a source known by its name; see `score`."""
    score(state, seat, state.book.sources.index(source), points)
