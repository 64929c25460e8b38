"""The end of the game: each vine bonus tile scores one area of connected vines of its colour, no area twice (p. 20)."""

from __future__ import annotations

from typing import ClassVar

from burgrave.engine.agenda import Automatic
from burgrave.engine.masks import spread
from burgrave.games.burgundy.modules.vineyards.board import CELL_NEIGHBOURS, CELLS, POINTS
from burgrave.games.burgundy.modules.vineyards.vineyard import KINDS, Vineyards, vineyards_of
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.state import State


def areas(vines: list[int]) -> list[list[int]]:
    """Return by colour how many vines are connected in each area, the largest first."""
    sizes: list[list[int]] = [[] for _ in range(KINDS)]
    for colour in range(KINDS):
        left = sum(1 << cell for cell in range(CELLS) if vines[cell] == colour)
        while left:
            area = spread(left & -left, left, CELL_NEIGHBOURS)
            sizes[colour].append(area.bit_count())
            left &= ~area
        sizes[colour].sort(reverse=True)
    return sizes


def area_of(vines: list[int], cell: int) -> int:
    """Return how many vines are connected with the one on a cell."""
    alike = sum(1 << other for other in range(CELLS) if vines[other] == vines[cell])
    return spread(1 << cell, alike, CELL_NEIGHBOURS).bit_count()


def tile_points(own: Vineyards, seat: int) -> list[tuple[int, int]]:
    """Return colour and points of each bonus tile of a seat: it is best to score the largest areas of each colour."""
    sizes = areas(own.vines(seat))
    return [(colour, POINTS[size]) for colour in range(KINDS) for size in sizes[colour][: own.owned[seat * KINDS + colour]]]


class VineScoring(Automatic[State]):
    """Score the vines, after the points of the base game."""

    __slots__ = ()
    id: ClassVar[str] = "VineScoring"

    def run(self, state: State) -> None:
        for seat in state.book.people:
            for _colour, points in tile_points(vineyards_of(state), seat):
                score_for(state, seat, "vines", points)
