"""What the own house promises: buildings on their way to completion, and the action points they add."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.tiletum.evaluation import weights as w
from burgrave.games.tiletum.house import BONUS_POINTS, BUILDING_MASK, BUILDINGS, FLOORS
from burgrave.games.tiletum.kinds import CHOICES
from burgrave.games.tiletum.numbers import BUILDINGS_POINTS

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State

PARTS: Final[list[float]] = [1.0, *(w.PROGRESS * w.PROGRESS_LESS**missing for missing in range(4))]
"""What a building counts, by how many of its characters and crest are missing."""


def missing(state: State, seat: int, building: int) -> int:
    """Characters and crest that a building needs for its completion."""
    parts = (state.free_rooms[seat] & BUILDING_MASK[building]).bit_count()
    return parts if state.crests[seat * BUILDINGS + building] else parts + 1


def progress(state: State, seat: int, turns: float) -> float:
    """Buildings that will be complete, as a fraction; `turns` are those that the seat has for it."""
    done = 0.0
    for building in range(BUILDINGS):
        parts = missing(state, seat, building)
        if not parts:
            done += 1.0
        elif turns > 0:
            done += PARTS[parts] * min(1.0, turns / (2.0 * parts))
    return done


def final_points(done: float) -> float:
    """Points for completed buildings, between the steps of the table."""
    whole = int(done)
    if whole >= BUILDINGS:
        return float(BUILDINGS_POINTS[BUILDINGS])
    return BUILDINGS_POINTS[whole] + (done - whole) * (BUILDINGS_POINTS[whole + 1] - BUILDINGS_POINTS[whole])


def house(state: State, seat: int, turns: float) -> float:
    """Points for completion, and what the added action points will do."""
    value = final_points(progress(state, seat, turns))
    if turns > 0:
        for kind in range(CHOICES):
            value += w.STRENGTH * state.bonus_points[seat * CHOICES + kind] * turns
        value += w.RESIDENT * residents(state, seat) * min(1.0, turns / 4)
    return value


def residents(state: State, seat: int) -> float:
    """Rooms that are filled, each by how much its building adds when it is complete."""
    free = state.free_rooms[seat]
    value = 0.0
    for building in range(BUILDINGS):
        if FLOORS[building]:
            inside = FLOORS[building] - (free & BUILDING_MASK[building]).bit_count()
            value += inside * BONUS_POINTS[building] / FLOORS[building]
    return value
