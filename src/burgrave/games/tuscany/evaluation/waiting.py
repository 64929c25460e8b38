"""What waits on the agenda for a seat: actions, payments, effects that ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.evaluation import weights as w
from burgrave.games.tuscany.evaluation.tokens import best_gain, gain, worth
from burgrave.games.tuscany.numbers import DISPLAY

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


def waiting(state: State, seat: int, rounds: float) -> float:
    """The sum over the seat's own steps."""
    value = 0.0
    for step in state.agenda:
        if not hasattr(step, "seat") or step.seat != seat:
            continue
        known = step.worth()
        if known == "TakeAction":
            value += w.ACTION
        elif known == "Pay":
            value += paid(state, seat, step, rounds)
        elif known == "ChooseBonus":
            value += w.CITY
        elif known == "PlaceOpenToken":
            value += best_open(state, seat)
        elif known in ("MakeRoom", "TakeAfterExchange"):
            value += taken(state, seat, step, rounds)
    return value


def paid(state: State, seat: int, step: Any, rounds: float) -> float:
    """A token about to be placed: what it brings, less what it was worth in storage and two halves of cards."""
    token = state.storage[seat * STORAGE + step.place]
    return gain(state, seat, token, step.field) - worth(state, seat, token, rounds) - price(state, seat, step)


def price(state: State, seat: int, step: Any) -> float:
    """What the cheapest payment gives away."""
    pieces = len(step.options(state, seat)[0].args)
    return pieces * w.CARD + 2 * w.MATCH


def best_open(state: State, seat: int) -> float:
    """The most that one of the open tokens brings at once."""
    best = 0.0
    for place in range(DISPLAY):
        token = state.display[place]
        if token:
            found = best_gain(state, seat, token)
            if found > best:
                best = found
    return best


def taken(state: State, seat: int, step: Any, rounds: float) -> float:
    """An open token on its way to storage."""
    if step.worth() == "MakeRoom":
        return worth(state, seat, state.display[step.place], rounds) * w.STORED_MORE
    return w.ACTION
