"""The value of lines to castles, added to the game's evaluation.

With several weights near these it won 440 of 800 games against greedy without it, by 3.7 points on average.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.colours import CASTLE
from burgrave.games.burgundy.evaluation.land import DICE, PROMISE, at
from burgrave.games.burgundy.evaluation.position import dice_to_come
from burgrave.games.burgundy.modules.castle_lines.lines import joined
from burgrave.games.burgundy.steps.storage import stored
from burgrave.games.burgundy.tiles import CASTLE_TILE

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

LOCKED: Final = 0.3
"""Part of a region's value that is lost while it touches no castle."""
STORED: Final = 0.5
"""Part of that loss which a castle in storage makes up for where it could join the region."""


def evaluate_lines(state: State, seat: int) -> float:
    """Return the loss for regions without a castle, less what a castle in storage makes up for."""
    covered = state.covered[seat]
    dice = dice_to_come(state, seat)
    if not covered or not dice:
        return 0.0
    duchy = state.duchy[seat]
    open_ = joined(state, seat)
    locked: list[tuple[int, float]] = []
    for region in duchy.regions:
        left = region & ~covered
        if left and not region & open_:
            size = region.bit_count()
            locked.append((region, PROMISE[at(size, left.bit_count(), DICE - dice)] * LOCKED))
    if not locked:
        return 0.0
    value = -sum(lost for _, lost in locked)
    if CASTLE_TILE in stored(state, seat):
        best = 0.0
        for hex_ in bits_of(state.frontier[seat] & duchy.colour_mask[CASTLE]):
            best = max(best, sum(lost for region, lost in locked if region & duchy.neighbours[hex_]))
        value += best * STORED
    return value
