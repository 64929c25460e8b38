"""The value of inns in unfinished regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.burgundy.evaluation.land import DICE, PROMISE, at
from burgrave.games.burgundy.evaluation.position import dice_to_come
from burgrave.games.burgundy.modules.inns.regions import with_inn

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def evaluate_inns(state: State, seat: int) -> float:
    """Return how much more unfinished regions with an inn are worth: the value of the next size."""
    marked = with_inn(state, seat)
    if not marked:
        return 0.0
    used = DICE - dice_to_come(state, seat)
    value = 0.0
    for region in state.duchy[seat].regions:
        missing = (region & ~state.covered[seat]).bit_count()
        if region & marked and missing:
            size = region.bit_count()
            value += PROMISE[at(size + 1, missing, used)] - PROMISE[at(size, missing, used)]
    return value
