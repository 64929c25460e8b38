"""The value of a seat's house: buildings on their way to completion, and the action points they add."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.tiletum.evaluation import weights as w
from burgrave.games.tiletum.evaluation.time import fading
from burgrave.games.tiletum.house import ALL_ROOMS, BONUS_POINTS, BUILDING_MASK, BUILDINGS, FLOORS, ROOFS
from burgrave.games.tiletum.kinds import CHOICES
from burgrave.games.tiletum.numbers import BUILDINGS_POINTS

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State

PARTS: Final[list[float]] = [1.0, *(w.PROGRESS * w.PROGRESS_LESS**missing for missing in range(4))]
"""What a building counts, by how many of its characters and crest are missing."""

SHARE: Final[list[float]] = [BONUS_POINTS[building] / FLOORS[building] for building in range(ROOFS)]
"""Action points that a room adds, by building; the one without rooms is the last."""


def missing(state: State, seat: int) -> list[int]:
    """Return for each building the characters and the crest that it still needs."""
    free = state.free_rooms[seat]
    first = seat * BUILDINGS
    empty: list[int] = []
    for building in range(BUILDINGS):
        parts = (free & BUILDING_MASK[building]).bit_count()
        empty.append(parts if state.crests[first + building] else parts + 1)
    return empty


def progress(lacking: list[int], turns: float) -> float:
    """Return how many buildings will be complete, as a fraction; `turns` are those that the seat has for it."""
    done = 0.0
    for parts in lacking:
        if not parts:
            done += 1.0
        elif turns > 0:
            done += PARTS[parts] * fading(turns, w.PART_TURNS * parts)
    return done


def final_points(done: float) -> float:
    """Return the points for completed buildings, interpolated between the printed steps."""
    whole = int(done)
    if whole >= BUILDINGS:
        return float(BUILDINGS_POINTS[BUILDINGS])
    return BUILDINGS_POINTS[whole] + (done - whole) * (BUILDINGS_POINTS[whole + 1] - BUILDINGS_POINTS[whole])


def home(state: State, seat: int, turns: float, done: float) -> float:
    """Return points for completion, as far as it is `done`, and the value of added action points."""
    value = final_points(done)
    if turns > 0:
        strength = 0
        for kind in range(CHOICES):
            strength += state.bonus_points[seat * CHOICES + kind]
        value += w.STRENGTH * strength * turns + w.RESIDENT * residents(state, seat) * fading(turns, w.RESIDENT_FADE)
    return value


def residents(state: State, seat: int) -> float:
    """Return the value of filled rooms, each by how much its building adds when it is complete."""
    filled = ALL_ROOMS & ~state.free_rooms[seat]
    value = 0.0
    for building in range(ROOFS):
        value += (filled & BUILDING_MASK[building]).bit_count() * SHARE[building]
    return value
