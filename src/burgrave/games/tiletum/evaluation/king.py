"""The value of the king track for a seat: its points round by round, corruption to come, the lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.tiletum.evaluation import weights as w
from burgrave.games.tiletum.numbers import CORRUPTION, LAPS, LOWEST, ROUNDS

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State

DECAY: Final = sum(CORRUPTION) / len(CORRUPTION)
"""What a token takes from everybody, on average."""


def after_corruption(state: State, seat: int) -> float:
    """Return where the seat's marker will be in this round's king phase if it is not moved up. Hidden tokens count their mean."""
    return max(float(LOWEST), state.king[seat] - DECAY * (LAPS - state.lap))


def king(state: State, seat: int) -> float:
    """Return points of all king phases to come, and the value of the lead and of a good place in the turn order."""
    place = after_corruption(state, seat)
    value = 0.0
    for _ in range(state.round, ROUNDS + 1):
        value += place
        place = max(float(LOWEST), max(0.0, place) - DECAY * LAPS)
    last = state.round == ROUNDS
    rank = state.court.index(seat)
    if rank == 0:
        value += w.LEADER * (2.0 if last else 1.0)
    if not last:
        value += w.RANK * (state.seats - 1 - rank)
    return value
