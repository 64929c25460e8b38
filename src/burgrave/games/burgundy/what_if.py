"""Planning: a turn is tried out on a copy of the state while others think."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.errors import BadOption
from burgrave.engine.views import WHAT_IF_SEED
from burgrave.games.burgundy.dice import BOTH_DICE

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

FACES = 6


def what_if(state: State, seat: int, dice: Any = None) -> State:
    """Return an imagined copy in which it is the seat's turn now, with its own dice or with the given ones; raises BadOption.

    Nothing follows the turn: a plan ends where the turn would.
    """
    if not state.white or state.is_over:
        raise BadOption("a turn can be planned from the first roll of the dice until the game is over")
    if seat not in state.book.people:
        raise BadOption(f"seat {seat} is played by the game: nobody plans for it")
    if dice is None:
        if state.dice_left[seat] != BOTH_DICE:
            raise BadOption("your dice are used; say which dice to plan with, such as [3, 4]")
        dice = state.dice[seat * 2 : seat * 2 + 2]
    is_valid = isinstance(dice, list | tuple) and all(isinstance(face, int) and not isinstance(face, bool) for face in dice)
    if not is_valid or len(dice) != 2 or not all(1 <= face <= FACES for face in dice):
        raise BadOption(f"a plan has two dice of 1 to {FACES}, such as [3, 4]")
    imagined: Any = state.imagine(seat, WHAT_IF_SEED)
    imagined.agenda = [state.book.turns[seat]]
    imagined.spent = 0
    imagined.dice = [*imagined.dice[: seat * 2], *dice, *imagined.dice[seat * 2 + 2 :]]
    imagined.dice_left[seat] = BOTH_DICE
    imagined.legal = None
    planned: State = imagined
    return planned
