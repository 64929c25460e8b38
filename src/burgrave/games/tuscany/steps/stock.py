"""Wooden pieces that a seat gains: workers, marble, hexagons. There are always enough of them (p. 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.numbers import LOST_HEXAGON_RED
from burgrave.games.tuscany.points import LOST_HEXAGONS, score_red
from burgrave.games.tuscany.steps.take import free_place
from burgrave.games.tuscany.tokens import HEXAGON

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


def gain_workers(state: State, seat: int, count: int) -> None:
    """Give a seat workers from the supply."""
    state.workers[seat] += count
    state.events.append(("workers", seat, count))


def gain_marble(state: State, seat: int, count: int) -> None:
    """Give a seat marble from the supply."""
    state.marble[seat] += count
    state.events.append(("marble", seat, count))


def gain_hexagon(state: State, seat: int) -> None:
    """Put a hexagon into storage, where the placed token just left a place. Without a free place it is points instead (p. 6)."""
    place = free_place(state, seat)
    if place < 0:
        score_red(state, seat, LOST_HEXAGONS, LOST_HEXAGON_RED)
        return
    state.storage[seat * STORAGE + place] = HEXAGON
    state.events.append(("hexagon", seat))
