"""Planning: a turn tried out on a copy while others think."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.errors import BadOption
from burgrave.engine.views import PLAN_SEED
from burgrave.games.tiletum.numbers import LAPS
from burgrave.games.tiletum.steps.course import reset_turn
from burgrave.games.tiletum.steps.dice import CHOOSE_DICE

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State


def rehearse(state: State, seat: int, dice: Any = None) -> State:
    """An imagined copy in which it is the seat's turn now. Nothing follows the turn: a plan ends where the turn would."""
    if state.is_over:
        raise BadOption("a turn can be planned until the game is over")
    if dice is not None:
        raise BadOption("the dice lie around the wheel for all; plan without choosing them")
    if not state.dice:
        raise BadOption("a turn can be planned while dice lie around the wheel")
    if -1 not in state.own_dice[seat * LAPS : seat * LAPS + LAPS]:
        raise BadOption("the seat has taken its dice of this round; plan again when new ones are rolled")
    plan: Any = state.imagine(seat, PLAN_SEED)
    reset_turn(plan)
    plan.agenda = [CHOOSE_DICE[seat]]
    plan.legal = None
    found: State = plan
    return found
