"""Imagined positions in which a seat places its dice while others think."""

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
    """Return an imagined copy in which the others have passed, and the seat places its dice one group after the other.

    `dice` are coloured dice to place instead of those rolled. The copy ends where the seat passes or can influence nobody any
    more. BadOption outside seasons, for wrong dice, and where there is nothing to place.
    """
    if state.is_over or season_of(state.phase) < 0 or not state.dice[seat * DICE]:
        raise BadOption("dice can be planned from the roll of a season until it is over")
    if dice is None and not state.dice_left[seat] & COLOURED_MASK:
        raise BadOption("your dice are placed; say which dice to plan with, such as [2, 3, 5]")
    imagined: Any = state.imagine(seat, WHAT_IF_SEED)
    if dice is not None:
        is_list_of_faces = isinstance(dice, list | tuple) and all(
            isinstance(face, int) and not isinstance(face, bool) for face in dice
        )
        if not is_list_of_faces or not 1 <= len(dice) <= COLOURED or not all(1 <= face <= FACES for face in dice):
            raise BadOption(f"a plan has up to {COLOURED} dice of 1 to {FACES}, such as [2, 3, 5]")
        first = seat * DICE
        imagined.dice = [*imagined.dice[:first], *dice, *[0] * (DICE - len(dice)), *imagined.dice[first + DICE :]]
        imagined.dice_left[seat] = (1 << len(dice)) - 1
        # Chosen dice stand for those of a coming season, in which token and market can be used again.
        imagined.used[seat] &= ~SEASON
        imagined.groups = [code for code in imagined.groups if seat_of(code) != seat]
        imagined.taken = 0
        for code in imagined.groups:
            if place_of(code) < RANKS:
                imagined.taken |= 1 << place_of(code)
    imagined.passed = (1 << state.seats) - 1 & ~(1 << seat)
    imagined.turn = state.order.index(seat)
    imagined.agenda = [NEXT_INFLUENCE]
    imagined.legal = None
    run_automatic(imagined)
    if not imagined.agenda:
        raise BadOption("these dice reach nobody who is free")
    result: State = imagined
    return result
