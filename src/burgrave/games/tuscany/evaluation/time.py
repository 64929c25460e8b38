"""How long the game goes on, as far as the stacks show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.tuscany.evaluation import weights as w
from burgrave.games.tuscany.numbers import PHASES, STACK, STACKS

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


def clock(state: State, seat: int) -> int:
    """Return how many tokens have left the stacks of the opponent who is furthest. A seat's own takes do not count, so that taking
    a token does not seem to cost the time that passes anyway.
    """
    most = 0
    for other in range(state.seats):
        if other != seat and state.out[other] > most:
            most = state.out[other]
    return most


def rounds_left(state: State, seat: int) -> float:
    """Return how many rounds a seat will still play, including this one."""
    if state.last:
        return 1.0
    return 2.0 + w.ROUNDS * (STACKS - clock(state, seat))


def counts(state: State, out: float) -> float:
    """Return how often a green point counts that is gained when so many tokens have left a seat's stacks."""
    if state.phase >= PHASES or state.last:
        return 1.0
    for phase in range(state.phase, PHASES):
        if out < STACK * (phase + 1):
            return float(PHASES - phase)
    return 1.0
