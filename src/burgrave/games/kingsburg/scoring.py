"""Where points came from, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.kingsburg.holdings import buildings, total
from burgrave.games.kingsburg.points import POINT_SOURCES

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State


def scoring(state: State, seat: int) -> list[tuple[str, int]]:
    """Where the points came from."""
    own = state.sources[seat * len(POINT_SOURCES) : (seat + 1) * len(POINT_SOURCES)]
    return [(name, points) for name, points in zip(POINT_SOURCES, own, strict=True) if points]


def ranking(state: State) -> tuple[int, ...]:
    """Most points first, then more resources, then more buildings (p. 9); who ties even there shares the place."""
    return tuple(
        sorted(
            range(state.seats),
            key=lambda seat: (state.points[seat], total(state, seat), buildings(state, seat)),
            reverse=True,
        )
    )
