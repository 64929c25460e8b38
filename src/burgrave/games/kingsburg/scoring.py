"""Scores, sources of points, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.kingsburg.holdings import buildings, total
from burgrave.games.kingsburg.points import POINT_SOURCES

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State


def scores(state: State) -> tuple[int, ...]:
    """Return the points of each seat."""
    return tuple(state.points)


def scoring(state: State, seat: int) -> list[tuple[str, int]]:
    """Return a seat's points by source, without sources that brought none."""
    return [(POINT_SOURCES[source], points) for source, points in enumerate(state.sources_of(seat)) if points]


def ranking_key(state: State, seat: int) -> tuple[int, int, int]:
    """Return what a seat is ranked by: points, then resources, then buildings (p. 9)."""
    return (state.points[seat], total(state, seat), buildings(state, seat))


def ranking(state: State) -> tuple[int, ...]:
    """Return the seats, best first."""
    return tuple(sorted(range(state.seats), key=lambda seat: ranking_key(state, seat), reverse=True))


def winners(state: State) -> tuple[int, ...]:
    """Return the winners. Seats that tie even in buildings share the victory (p. 9)."""
    best = max(ranking_key(state, seat) for seat in range(state.seats))
    return tuple(seat for seat in range(state.seats) if ranking_key(state, seat) == best)
