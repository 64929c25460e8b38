"""Planning: a turn tried out on a copy while others think."""

from __future__ import annotations

from typing import Any

from burgrave.engine.errors import BadOption
from burgrave.engine.views import WHAT_IF_SEED
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.turn import END_TURNS, TAKE_ACTIONS


def what_if(state: State, seat: int, dice: Any = None) -> State:
    """Return an imagined copy in which it is the seat's turn now. Nothing follows that turn."""
    if not state.round or state.is_over:
        raise BadOption("a turn can be planned from the first round until the game is over")
    if dice is not None:
        raise BadOption("no dice are rolled in this game; plan without them")
    imagined = state.imagine(seat, WHAT_IF_SEED)
    assert isinstance(imagined, State)
    imagined.agenda = [END_TURNS[seat], TAKE_ACTIONS[seat]]
    imagined.spent = 0
    imagined.legal = None
    return imagined
