"""Taking square tiles: every one lies in the storage first (p. 11), and not every one may be taken (p. 20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.games.tiletum.elements import BONUS_OF_TRACK, SKIP, TAKE_BONUS
from burgrave.games.tiletum.house import CONTRACT_SPACES, STORAGE
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.tiles import CONTRACT_TILE, CREST, KIND, SORT

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def can_store(state: State, seat: int, tile: int) -> bool:
    """Return whether there is room for a tile, no crest of its family yet, and for a contract a free space to fulfil it."""
    if not state.room_left[seat]:
        return False
    sort = SORT[tile]
    if sort == CREST:
        return not state.families[seat] >> KIND[tile] & 1
    return sort != CONTRACT_TILE or state.contract_count[seat] < CONTRACT_SPACES


def store(state: State, seat: int, tile: int) -> None:
    """Put a tile into the first empty storage place."""
    place = state.storage.index(0, seat * STORAGE)
    state.storage[place] = tile
    sort = SORT[tile]
    state.room_left[seat] -= 1
    state.stored[seat] |= 1 << sort
    if sort == CREST:
        state.families[seat] |= 1 << KIND[tile]


def remove(state: State, seat: int, place: int) -> int:
    """Take a tile out of the storage and return it."""
    tile = state.storage[seat * STORAGE + place]
    state.storage[seat * STORAGE + place] = 0
    state.refresh_storage(seat)
    return tile


class TakeKingTile(Choice[State]):
    """The leader of the king track takes the bonus tile beside it, or discards it (p. 12)."""

    __slots__ = ()
    id: ClassVar[str] = "TakeKingTile"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [TAKE_BONUS[BONUS_OF_TRACK], SKIP]

    def choose(self, state: State, seat: int, action: Action) -> None:
        tile = state.king_tile
        state.king_tile = 0
        if action is SKIP:
            state.events.append(("discard", seat, tile))
        else:
            state.events.append(("bonus", seat, tile, BONUS_OF_TRACK))
            store(state, seat, tile)
