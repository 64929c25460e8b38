"""Planning: dice put on the council on a copy while others think."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.agenda import run_automatic
from burgrave.engine.errors import BadOption
from burgrave.engine.views import WHAT_IF_SEED
from burgrave.games.kingsburg.calendar import COLOURED, COLOURED_MASK, DICE, season_of
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.steps.groups import place_of, seat_of
from burgrave.games.kingsburg.steps.influence import NEXT_INFLUENCE
from burgrave.games.kingsburg.steps.used import SEASON

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

FACES = 6


def what_if(state: State, seat: int, dice: Any = None) -> State:
    """An imagined copy in which the others have passed, and the seat places its dice (or those it wishes for) one group after
    the other.

    Nothing follows: a plan ends where the seat passes or can influence nobody any more.
    """
    if state.is_over or season_of(state.phase) < 0 or not state.dice[seat * DICE]:
        raise BadOption("dice can be planned from the roll of a season until it is over")
    if dice is None and not state.dice_left[seat] & COLOURED_MASK:
        raise BadOption("your dice are placed; say which dice to plan with, such as [2, 3, 5]")
    plan: Any = state.imagine(seat, WHAT_IF_SEED)
    if dice is not None:
        whole = isinstance(dice, list | tuple) and all(isinstance(face, int) and not isinstance(face, bool) for face in dice)
        if not whole or not 1 <= len(dice) <= COLOURED or not all(1 <= face <= FACES for face in dice):
            raise BadOption(f"a plan has up to {COLOURED} dice of 1 to {FACES}, such as [2, 3, 5]")
        first = seat * DICE
        plan.dice = [*plan.dice[:first], *dice, *[0] * (DICE - len(dice)), *plan.dice[first + DICE :]]
        plan.dice_left[seat] = (1 << len(dice)) - 1
        # Wished dice are those of a season to come: token and market are there again.
        plan.used[seat] &= ~SEASON
        plan.groups = [code for code in plan.groups if seat_of(code) != seat]
        plan.taken = 0
        for code in plan.groups:
            if place_of(code) < RANKS:
                plan.taken |= 1 << place_of(code)
    plan.passed = (1 << state.seats) - 1 & ~(1 << seat)
    plan.turn = state.order.index(seat)
    plan.agenda = [NEXT_INFLUENCE]
    plan.legal = None
    run_automatic(plan)
    if not plan.agenda:
        raise BadOption("these dice reach nobody who is free")
    found: State = plan
    return found
