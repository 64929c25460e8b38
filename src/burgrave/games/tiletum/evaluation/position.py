"""How good a position is for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State


def evaluate(state: State, seat: int) -> float:
    """Points the seat has."""
    return float(state.score[seat])
