"""The auditor's checks for shields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.errors import demand
from burgrave.games.burgundy.mainboard import DEPOTS
from burgrave.games.burgundy.modules.shields.pieces import (
    BOX,
    COUNT,
    GREAT_BARN,
    LAID,
    NOWHERE,
    SCRIPTORIUM,
    castles,
    has,
    in_depot,
    owned,
    shields_of,
)
from burgrave.games.burgundy.modules.shields.storage import GiveBackStorage
from burgrave.games.burgundy.questions import STORAGE_SPACES
from burgrave.games.burgundy.steps.storage import stored

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def check_shields(state: State) -> None:
    """Check that shields are on castles, one on each, that depots have no more than were dealt, and the size of storage."""
    piece = shields_of(state)
    laid = LAID[state.seats]
    demand(piece.places.count(BOX) == COUNT - sum(laid), "shields in the box", piece.places)
    demand(all(len(in_depot(state, depot)) <= laid[depot] for depot in range(DEPOTS)), "shields in depots", piece.places)
    for seat in state.book.people:
        hexes = [piece.hexes[shield] for shield in owned(state, seat)]
        demand(len(set(hexes)) == len(hexes) and set(hexes) <= set(castles(state, seat)), "shields on castles", seat, hexes)
        demand(piece.copied[seat] == NOWHERE or has(state, seat, SCRIPTORIUM), "copies without shield 6", seat)
        used = sum(1 for tile in stored(state, seat) if tile)
        is_free = has(state, seat, GREAT_BARN) or any(isinstance(step, GiveBackStorage) for step in state.agenda)
        demand(is_free or used <= state.book.defaults[STORAGE_SPACES], "too many tiles in storage", seat)
