"""How good a position is for a seat, in points it may expect, from what the seat can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


def evaluate(state: State, seat: int) -> float:
    """Points the seat may expect."""
    return float(state.red[seat] + state.green[seat] * (3 - min(state.phase, 2)))
