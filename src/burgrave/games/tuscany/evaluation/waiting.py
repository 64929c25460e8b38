"""What waits on the agenda for a seat: actions, payments, effects that ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.agenda import Choice
from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.evaluation import weights as w
from burgrave.games.tuscany.evaluation.tokens import best_gain, gain, stored_value
from burgrave.games.tuscany.numbers import DISPLAY
from burgrave.games.tuscany.steps.bonus import ChooseBonus
from burgrave.games.tuscany.steps.castle import PlaceOpenToken
from burgrave.games.tuscany.steps.place import Pay
from burgrave.games.tuscany.steps.take import MakeRoom, TakeAfterExchange
from burgrave.games.tuscany.steps.turn import TakeAction

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


def waiting(state: State, seat: int, rounds: float) -> float:
    """Return the sum of the values of the seat's own pending steps."""
    value = 0.0
    for step in state.agenda:
        if not isinstance(step, Choice) or step.seat != seat:
            continue
        if isinstance(step, TakeAction | TakeAfterExchange):
            value += w.ACTION
        elif isinstance(step, Pay):
            value += paid(state, seat, step, rounds)
        elif isinstance(step, ChooseBonus):
            value += w.CITY
        elif isinstance(step, PlaceOpenToken):
            value += best_open(state, seat)
        elif isinstance(step, MakeRoom):
            value += stored_value(state, seat, state.display[step.place], rounds) * w.STORED_MORE
    return value


def paid(state: State, seat: int, step: Pay, rounds: float) -> float:
    """Return the value of a token about to be placed: its gain, less its value in storage and the value of the cheapest payment."""
    token = state.storage[seat * STORAGE + step.place]
    pieces = len(step.legal_actions(state, seat)[0].args)
    return gain(state, seat, token, step.field) - stored_value(state, seat, token, rounds) - pieces * w.CARD - 2 * w.MATCH


def best_open(state: State, seat: int) -> float:
    """Return the most that one of the open tokens brings at once."""
    best = 0.0
    for place in range(DISPLAY):
        token = state.display[place]
        if token:
            value = best_gain(state, seat, token)
            if value > best:
                best = value
    return best
