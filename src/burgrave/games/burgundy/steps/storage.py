"""The storage: a tile from a depot goes to a free storage space; when there is none, a stored tile is discarded first."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.games.burgundy.elements import DISCARD
from burgrave.games.burgundy.mainboard import ALL_SPACES, BLACK, DEPOTS, SPACES
from burgrave.games.burgundy.questions import QUESTIONS, STORAGE_SPACES
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import HALF, WIDTH

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def receive(state: State, seat: int, space: int) -> None:
    """Move the tile of a depot space to the seat's storage, or ask first what to discard."""
    book = state.book
    tile = state.depots[space]
    if WIDTH[tile] == 1 and not book.rooms[seat][-1]:
        # The usual case, written out: no other tile move is made so often.
        storage = state.storage
        first = book.storage_start[seat]
        for slot in range(first, first + state.answers[seat * QUESTIONS + STORAGE_SPACES]):
            if not storage[slot]:
                storage[slot] = tile
                empty_space(state, space)
                state.events.append(("take", seat, tile, space))
                return
        state.agenda.append(MakeRoom(seat, space))
        return
    if WIDTH[tile] == 1:
        book.into_rooms(state, seat, space)
        return
    slot = free_pair(state, seat)
    if slot < 0:
        state.agenda.append(MakeRoom(seat, space))
    else:
        store(state, seat, space, slot)


def store(state: State, seat: int, space: int, slot: int) -> None:
    """Move the tile of a depot space to a free place in `state.storage`."""
    tile = state.depots[space]
    state.storage[slot] = tile
    if WIDTH[tile] > 1:
        state.storage[slot + 1] = HALF
    empty_space(state, space)
    state.events.append(("take", seat, tile, space))


def free_pair(state: State, seat: int) -> int:
    """Return the first of two free spaces side by side, for which tiles move together where needed; -1 when two are not free."""
    tiles = stored(state, seat)
    if tiles.count(0) < 2:
        return -1
    first = state.book.storage_start[seat]
    for slot in range(len(tiles) - 1):
        if not tiles[slot] and not tiles[slot + 1]:
            return first + slot
    remaining = [tile for tile in tiles if tile]
    state.storage[first : first + len(tiles)] = remaining + [0] * (len(tiles) - len(remaining))
    return first + len(remaining)


def remove(state: State, seat: int, slot: int) -> int:
    """Take a tile out of the seat's storage, off all spaces that it occupies, and return it."""
    first = state.book.storage_start[seat] + slot
    tile = state.storage[first]
    for space in range(first, first + WIDTH[tile]):
        state.storage[space] = 0
    return tile


def stored(state: State, seat: int) -> list[int]:
    """Return what lies on the storage spaces of a seat: 0 for nothing, `HALF` after a tile that takes two."""
    first = state.book.storage_start[seat]
    return state.storage[first : first + state.answers[seat * QUESTIONS + STORAGE_SPACES]]


def empty_space(state: State, space: int) -> None:
    """Take the tile away from a depot space."""
    state.depots[space] = 0
    if space < BLACK:
        state.filled_spaces[space // SPACES] &= ~(1 << space % SPACES)
    elif space < ALL_SPACES:
        state.filled_spaces[DEPOTS] &= ~(1 << (space - BLACK))


def fill_space(state: State, space: int, tile: int) -> None:
    """Lay a tile on a depot space."""
    state.depots[space] = tile
    if space < BLACK:
        state.filled_spaces[space // SPACES] |= 1 << space % SPACES
    elif space < ALL_SPACES:
        state.filled_spaces[DEPOTS] |= 1 << (space - BLACK)


class ToStore(Choice[State]):
    """A choice that the seat makes before the tile of a depot space lies in its storage."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def arguments(self) -> list[object]:
        return [self.seat, self.space]


class MakeRoom(ToStore):
    """The seat's storage has no room: it discards a stored tile for each space that the new one lacks (2011 p. 6, special p. 7)."""

    __slots__ = ()
    id: ClassVar[str] = "MakeRoom"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        tiles = stored(state, seat)
        rooms = state.book.rooms[seat]
        return [DISCARD[slot] for slot, tile in enumerate(tiles) if WIDTH[tile] and tile not in tiles[rooms[slot] : slot]]

    def choose(self, state: State, seat: int, action: Action) -> None:
        state.events.append(("discard", seat, remove(state, seat, action.args[0])))
        receive(state, seat, self.space)
