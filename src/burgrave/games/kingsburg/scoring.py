"""Where points came from, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.kingsburg.holdings import buildings, total
from burgrave.games.kingsburg.points import POINT_SOURCES

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State


def scores(state: State) -> tuple[int, ...]:
    """Points of each seat."""
    return tuple(state.points)


def scoring(state: State, seat: int) -> list[tuple[str, int]]:
    """Where the points came from."""
    own = state.sources()[seat * len(POINT_SOURCES) : (seat + 1) * len(POINT_SOURCES)]
    return [(name, points) for name, points in zip(POINT_SOURCES, own, strict=True) if points]


def standing(state: State, seat: int) -> tuple[int, int, int]:
    """What decides: points, then resources, then buildings (p. 9)."""
    return (state.points[seat], total(state, seat), buildings(state, seat))


def ranking(state: State) -> tuple[int, ...]:
    """The seats, best first."""
    return tuple(sorted(range(state.seats), key=lambda seat: standing(state, seat), reverse=True))


def winners(state: State) -> tuple[int, ...]:
    """Who ties even in buildings shares the victory (p. 9)."""
    best = max(standing(state, seat) for seat in range(state.seats))
    return tuple(seat for seat in range(state.seats) if standing(state, seat) == best)
