"""Computes the derived fields of a state, which it keeps for speed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.tiletum.cathedrals import CATHEDRALS
from burgrave.games.tiletum.europe import HOUSE_PLACE, HOUSE_SPACES
from burgrave.games.tiletum.house import (
    ALL_ROOMS,
    BONUS_POINTS,
    BUILDING_MASK,
    BUILDINGS,
    CONTRACT_SPACES,
    FLOORS,
    ROOM_BUILDING,
    ROOMS,
)
from burgrave.games.tiletum.kinds import CHOICES
from burgrave.games.tiletum.tiles import KIND

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State

DERIVED: Final = (
    "facing",
    "room_left",
    "stored",
    "families",
    "home",
    "resident",
    "free_rooms",
    "vacant",
    "contract_count",
    "bonus_points",
    "sites",
    "towns",
)


def derive(state: State) -> None:
    """Compute the derived fields of a state, the lower half, from the others."""
    seats = state.seats
    state.turn_wheel()
    state.room_left = [0] * seats
    state.stored = [0] * seats
    state.families = [0] * seats
    state.home = [-1] * (seats * CHOICES)
    state.resident = [-1] * (seats * BUILDINGS)
    state.free_rooms = [0] * seats
    state.vacant = [ALL_ROOMS] * seats
    state.contract_count = [0] * seats
    state.bonus_points = [0] * (seats * CHOICES)
    state.sites = list(state.pillared)
    state.towns = [0] * seats
    for seat in range(seats):
        state.refresh_storage(seat)
        derive_house(state, seat)
        for cathedral in range(len(CATHEDRALS)):
            if state.cathedrals[seat * len(CATHEDRALS) + cathedral]:
                state.sites[seat] &= ~(1 << cathedral)
        state.contract_count[seat] = sum(
            1 for tile in state.fulfilled[seat * CONTRACT_SPACES : (seat + 1) * CONTRACT_SPACES] if tile
        )
    for space in range(HOUSE_SPACES):
        if state.owners[space] >= 0:
            state.towns[state.owners[space]] |= 1 << HOUSE_PLACE[space]


def derive_house(state: State, seat: int) -> None:
    """Compute who lives where, which families have a crest there, and what completed buildings add."""
    for room in range(ROOMS):
        tile = state.rooms[seat * ROOMS + room]
        if tile:
            building = ROOM_BUILDING[room]
            state.home[seat * CHOICES + KIND[tile]] = building
            state.resident[seat * BUILDINGS + building] = KIND[tile]
            state.vacant[seat] &= ~BUILDING_MASK[building]
        else:
            state.free_rooms[seat] |= 1 << room
    for building in range(BUILDINGS):
        family = state.crests[seat * BUILDINGS + building]
        if family:
            state.families[seat] |= 1 << family
        if FLOORS[building] and state.is_complete(seat, building):
            state.bonus_points[seat * CHOICES + state.resident[seat * BUILDINGS + building]] += BONUS_POINTS[building]
