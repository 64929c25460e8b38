"""The value of an estate: regions and colours that are begun, and how they can be extended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.tuscany.colours import KINDS
from burgrave.games.tuscany.estate import Estate
from burgrave.games.tuscany.evaluation import weights as w
from burgrave.games.tuscany.evaluation.time import clock, counts
from burgrave.games.tuscany.numbers import COLOUR_BONUS, REGION_POINTS, STACKS

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


KEEP: Final[list[float]] = [w.KEEP**empty for empty in range(4)]
COLOUR_KEEP: Final[list[float]] = [w.COLOUR_KEEP**empty for empty in range(6)]
"""By how many fields are empty."""


def land(state: State, seat: int, estate: Estate, covered: int, frontier: int) -> float:
    """Return the value of points to come from regions and colours that are not finished yet."""
    out = clock(state, seat)
    often = [counts(state, out + w.PACE * empty) for empty in range(4)]
    late = [max(0.0, 1.0 - w.PACE * empty / (STACKS - out + 3)) for empty in range(6)]
    value = w.PLACED * covered.bit_count()
    for region in estate.regions:
        empty = (region & ~covered).bit_count()
        if empty:
            value += REGION_POINTS[region.bit_count()] * often[empty] * KEEP[empty] * late[empty]
    for colour in range(KINDS):
        mask = estate.colour_mask[colour]
        empty = (mask & ~covered).bit_count()
        if empty:
            value += bonus_left(state, seat, colour) * often[min(3, empty)] * COLOUR_KEEP[empty] * late[empty]
            near = (mask & frontier).bit_count()
            if near:
                value += (w.OPEN + w.OPEN_MORE * (near - 1)) * late[1]
    return value


def bonus_left(state: State, seat: int, colour: int) -> int:
    """Return the points of a colour's bonus that the next seat gets."""
    if state.colour_bonus[colour] < 0:
        return COLOUR_BONUS[colour][0]
    return COLOUR_BONUS[colour][1] if state.colour_bonus[KINDS + colour] < 0 else 0
