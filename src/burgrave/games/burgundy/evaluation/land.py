"""The value of a duchy's unfinished regions and colours, and of spaces open for the next tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.duchy import Duchy
from burgrave.games.burgundy.evaluation import weights as w
from burgrave.games.burgundy.mainboard import PHASE_POINTS, PHASES, REGION_POINTS, ROUNDS

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

DICE: Final = 2 * PHASES * ROUNDS
"""How many dice a seat uses in a whole game."""
SIZES: Final = len(REGION_POINTS)
PHASE_DICE: Final = 2 * ROUNDS


def _phase_points(used: float) -> float:
    """Return the points for completing a region in the phase of a die, smoothed; 0 after the last die."""
    return max(0.0, PHASE_POINTS[0] * (1 - used / DICE) + 1) if used < DICE else 0.0


def at(size: int, missing: int, used: int) -> int:
    """Return the place in the tables of a region with this size and empty spaces, when the seat has used so many dice."""
    return (size * SIZES + missing) * (DICE + 1) + used


def tables() -> tuple[list[float], list[float]]:
    """Return the value of an unfinished region, and what one more tile in it adds; both lists are indexed by `at`."""
    promise = [0.0] * at(SIZES, 0, 0)
    step = promise[:]
    for size in range(1, SIZES):
        for missing in range(1, size + 1):
            part = w.REGION_KEEP**missing + w.REGION_SHARE * (size - missing) / size
            for used in range(DICE):
                enough = min(1.0, (DICE - used) / (w.REGION_DICE * missing))
                value = (REGION_POINTS[size] + _phase_points(used + w.REGION_PACE * missing)) * part * enough
                better = promise[at(size, missing - 1, used)]
                if missing == 1:
                    better = float(REGION_POINTS[size] + PHASE_POINTS[used // PHASE_DICE])
                promise[at(size, missing, used)] = value
                step[at(size, missing, used)] = better - value
    return promise, step


_TABLES: Final = tables()
PROMISE: Final = _TABLES[0]
STEP: Final = _TABLES[1]


def land(state: State, seat: int, duchy: Duchy, covered: int, frontier: int, used: int) -> float:
    """Return the value of a duchy with these hexes covered."""
    value = 0.0
    open_ = 0.0
    bonus = state.bonus
    colours = len(COLOURS)
    for colour in range(colours):
        mask = duchy.colour_mask[colour]
        empty = mask & ~covered
        if not empty:
            continue
        for region, size in duchy.by_colour[colour]:
            missing = (region & empty).bit_count()
            if missing:
                value += PROMISE[at(size, missing, used)]
        spaces = (frontier & mask).bit_count()
        if spaces:
            open_ += w.OPEN + w.OPEN_MORE * (min(spaces, w.MANY_OPEN) - 1)
        missing = empty.bit_count()
        if used + missing <= DICE:
            if bonus[colour] < 0:
                value += state.book.large_bonus * w.COLOUR_KEEP**missing
            elif bonus[colours + colour] < 0:
                value += state.book.small_bonus * w.COLOUR_KEEP**missing
    return value + open_ * (DICE - used) / DICE
