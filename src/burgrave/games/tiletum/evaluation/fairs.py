"""The value of the fairs to come: the chance that the seat takes part, and how many it will have of what they count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.tiletum.europe import DISTANCE, SPACE_COUNT
from burgrave.games.tiletum.evaluation import weights as w
from burgrave.games.tiletum.fairs import FAIR_COUNTS, FAIR_POINTS, KING_FAIR
from burgrave.games.tiletum.house import BUILDING_MASK, BUILDINGS, ROOM_FLOOR, ROOMS
from burgrave.games.tiletum.numbers import FAIR_BOARD, LAPS, ROUNDS
from burgrave.games.tiletum.tiles import CRESTS

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State

COUNTED: Final = ("houses", "pillars", "contracts", "cathedrals", "crests", "upper_characters", "full_buildings")
HOUSES: Final = 0
PILLARS: Final = 1
CONTRACTS: Final = 2
CATHEDRALS: Final = 3
"""Indices into COUNTED that other files use."""
FIRST: Final[list[int]] = [COUNTED.index(what[0]) if what[0] in COUNTED else -1 for what in FAIR_COUNTS]
SECOND: Final[list[int]] = [COUNTED.index(what[1]) if len(what) > 1 else -1 for what in FAIR_COUNTS]
"""By fair tile: what it counts; -1: nothing."""
UPPER_MASK: Final = sum(1 << room for room in range(ROOMS) if ROOM_FLOOR[room] > 1)
DECAY: Final[list[float]] = [w.PRESENCE_DECAY**steps for steps in range(SPACE_COUNT)]
"""By steps to a city: the factor of the chance to be there."""
FAMILIES: Final = (2 << CRESTS) - 2


def counts(state: State, seat: int) -> list[int]:
    """Return how many a seat has of all that fairs count."""
    free = state.free_rooms[seat]
    full = 0
    for building in range(BUILDINGS):
        if not free & BUILDING_MASK[building]:
            full += 1
    return [
        state.towns[seat].bit_count(),
        state.pillared[seat].bit_count(),
        state.contract_count[seat],
        (state.pillared[seat] & ~state.sites[seat]).bit_count(),
        (state.families[seat] & FAMILIES).bit_count(),
        (~free & UPPER_MASK).bit_count(),
        full,
    ]


def attendance(state: State, seat: int, city: int, now: bool, turns: int) -> float:
    """Return the chance that the seat takes part in a fair that is `turns` of its turns away; `now`: it is this round's."""
    if state.towns[seat] >> city & 1:
        return 1.0
    steps = DISTANCE[state.merchant[seat]][city]
    if not turns and now:
        return 0.0 if steps else 1.0
    return (w.PRESENCE if now else w.PRESENCE_LATER) * DECAY[steps]


def fairs(state: State, seat: int, have: list[int], turns: int, king: float, more: list[float]) -> float:
    """Return points to expect of this round's and later fairs; `turns`: of the seat in this round. Adds to `more` what one more of
    each counted thing would bring.
    """
    value = 0.0
    for fair in range(state.round - 1, ROUNDS):
        tile = state.fairs[fair]
        chance = attendance(state, seat, state.cities[fair], fair == state.round - 1, turns)
        points = chance * (FAIR_POINTS[tile] + FAIR_BOARD[fair])
        first = FIRST[tile]
        if tile == KING_FAIR:
            value += points + chance * max(0.0, king)
        else:
            first_count = have[first] + w.GROWTH[first] * turns
            second = SECOND[tile]
            if second < 0:
                value += points * first_count
                more[first] += points
            else:
                second_count = have[second] + w.GROWTH[second] * turns
                least = min(first_count, second_count)
                value += points * (least + w.PAIR * (max(first_count, second_count) - least))
                more[first] += points * (w.PAIR if first_count > second_count else 1.0 - w.PAIR)
                more[second] += points * (w.PAIR if second_count > first_count else 1.0 - w.PAIR)
        turns += LAPS
    return value
