"""Planning: a turn tried out on a copy while others think."""

from __future__ import annotations

from typing import Any

from burgrave.engine.errors import BadOption
from burgrave.engine.views import WHAT_IF_SEED
from burgrave.games.tiletum.numbers import LAPS
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.course import reset_turn
from burgrave.games.tiletum.steps.dice import CHOOSE_DICE


def what_if(state: State, seat: int, dice: Any = None) -> State:
    """Return an imagined copy in which it is the seat's next turn. Nothing follows that turn.

    Markers stay where they are, since nobody knows the corruption to come. Who has had all turns of the round plans the first of
    the next one, with the dice that lie around the wheel now.
    """
    if state.is_over:
        raise BadOption("a turn can be planned from the first round until the game is over")
    if dice is not None:
        raise BadOption("the dice lie around the wheel for all; plan without choosing them")
    imagined = state.imagine(seat, WHAT_IF_SEED)
    assert isinstance(imagined, State)
    if -1 not in imagined.own_dice[seat * LAPS : (seat + 1) * LAPS]:
        imagined.own_dice[seat * LAPS : (seat + 1) * LAPS] = [-1] * LAPS
    reset_turn(imagined)
    imagined.turn = imagined.order.index(seat) + 1
    imagined.agenda = [CHOOSE_DICE[seat]]
    imagined.legal = None
    return imagined
