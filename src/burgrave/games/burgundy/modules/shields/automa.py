"""Shields for a seat that the game plays: they lie beside its board and have no effect (special p. 27)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from burgrave.games.burgundy.modules.shields.moves import lay_beside
from burgrave.games.burgundy.modules.shields.pieces import FIRST_SEAT, in_depot, shields_of

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def automa_shield(state: State, seat: int, depots: Iterable[int]) -> bool:
    """Take the lowest shield of the first of these depots that has one; False when none has."""
    for depot in depots:
        shields = in_depot(state, depot)
        if shields:
            lay_beside(state, seat, min(shields))
            return True
    return False


def automa_shields(state: State, seat: int) -> int:
    """Return how many shields lie beside the seat's board."""
    return shields_of(state).places.count(FIRST_SEAT + seat)


def automa_monasteries(state: State, seat: int) -> None:
    """Derive the state again for seats that copy the monasteries of this seat."""
    if seat in shields_of(state).copied:
        state.derive()
