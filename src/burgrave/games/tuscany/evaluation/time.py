"""How long the game goes on, as far as the stacks show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.tuscany.evaluation import weights as w
from burgrave.games.tuscany.numbers import PHASES, STACK, STACKS

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


def clock(state: State, seat: int) -> int:
    """Tokens that have left the stacks of whoever is furthest among the others: a seat's own ones are its choice, so that taking a
    token does not seem to cost the time that passes anyway."""
    most = 0
    for other in range(state.seats):
        if other != seat and state.out[other] > most:
            most = state.out[other]
    return most


def rounds_left(state: State, seat: int) -> float:
    """Rounds that a seat will still play, this one among them."""
    if state.last:
        return 1.0
    return 2.0 + w.ROUNDS * (STACKS - clock(state, seat))


def counts(state: State, out: float) -> float:
    """How often a green point counts that is gained when so many tokens have left a seat's stacks."""
    if state.phase >= PHASES or state.last:
        return 1.0
    for phase in range(state.phase, PHASES):
        if out < STACK * (phase + 1):
            return float(PHASES - phase)
    return 1.0
