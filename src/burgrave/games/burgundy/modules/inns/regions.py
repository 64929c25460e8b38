"""Regions with an inn: they count as one space larger, and have no second one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.errors import demand
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.modules.inns.tiles import INN
from burgrave.games.burgundy.tiles import KIND, LARGER, ONCE

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def with_inn(state: State, seat: int) -> int:
    """Return the mask of the regions in which a seat has an inn."""
    return state.banned[seat * ONCE + KIND[INN]]


def region_size(state: State, seat: int, region: int) -> int:
    """Return by how much an inn makes a region larger."""
    return LARGER[INN] if with_inn(state, seat) & region else 0


def audited(state: State) -> None:
    """Check that no region has two inns."""
    for seat in state.book.people:
        first = state.book.duchy_row[seat] * HEXES
        duchy = state.duchy[seat]
        marked = 0
        for hex_ in range(duchy.hexes):
            if state.tiles[first + hex_] == INN:
                demand(not marked >> hex_ & 1, "two inns in a region", seat, hex_)
                marked |= duchy.region[hex_]
