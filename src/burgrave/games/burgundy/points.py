"""Sources of points, and the one function that adds points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.tiles import BASE_MONASTERIES, MONASTERIES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

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
    *[f"monastery-{number}" for number in BASE_MONASTERIES if "score" in MONASTERIES[number]],
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
