"""How many turns a seat has left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.agenda import Choice
from burgrave.games.tiletum.numbers import LAPS, ROUNDS
from burgrave.games.tiletum.steps.storage import TakeKingTile

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State


def turns_in_round(state: State, seat: int) -> int:
    """Return turns of the seat that have not begun in this round."""
    return LAPS - state.lap + int(state.order.index(seat) >= state.turn)


def turns_left(state: State, seat: int) -> int:
    """Return turns of the seat that have not begun."""
    return turns_in_round(state, seat) + (ROUNDS - state.round) * LAPS


def fading(turns: float, last: float) -> float:
    """Return a factor that is 1 and falls in the last turns."""
    return 1.0 if turns >= last else turns / last


def in_turn(state: State, seat: int) -> bool:
    """Return whether the seat is having its turn."""
    top = state.agenda[-1]
    return isinstance(top, Choice) and top.seat == seat and not isinstance(top, TakeKingTile)
