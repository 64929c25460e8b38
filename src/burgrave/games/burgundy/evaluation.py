"""Burgundy's own evaluation (placeholder until tuned)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def evaluate(state: State, seat: int) -> float:
    """Points so far."""
    return float(state.points[seat])
