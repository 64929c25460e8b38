"""The storage: a tile from a depot goes to a free storage space; when there is none, a stored tile is discarded first."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.games.burgundy.elements import DISCARD, STORE
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
    free = free_rooms(state, seat)
    slot = free_pair(state, seat) if WIDTH[tile] > 1 else book.storage_start[seat] + free[0] if free else -1
    if slot < 0:
        state.agenda.append(MakeRoom(seat, space))
    elif book.rooms[seat][-1] and len(free) > 1:
        state.agenda.append(ChooseRoom(seat, space))
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


def free_rooms(state: State, seat: int) -> list[int]:
    """Return the first free space of each room of the seat's storage that has one."""
    rooms = state.book.rooms[seat]
    slots: list[int] = []
    for slot, tile in enumerate(stored(state, seat)):
        if not tile and rooms[slot] not in [rooms[other] for other in slots]:
            slots.append(slot)
    return slots


def is_shared(state: State, seat: int, slot: int) -> bool:
    """Whether a storage space of the seat belongs to another seat too."""
    space = state.book.storage_start[seat] + slot
    for other in state.book.duchy_seats[seat]:
        first = state.book.storage_start[other]
        if other != seat and first <= space < first + state.answers[other * QUESTIONS + STORAGE_SPACES]:
            return True
    return False


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


class MakeRoom(Choice[State]):
    """The seat's storage has no room: it discards a stored tile for each space that the new one lacks (2011 p. 6, special p. 7)."""

    __slots__ = ("space",)
    id: ClassVar[str] = "MakeRoom"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, state: State, seat: int) -> list[Action]:
        tiles = stored(state, seat)
        rooms = state.book.rooms[seat]
        return [DISCARD[slot] for slot, tile in enumerate(tiles) if WIDTH[tile] and tile not in tiles[rooms[slot] : slot]]

    def choose(self, state: State, seat: int, action: Action) -> None:
        state.events.append(("discard", seat, remove(state, seat, action.args[0])))
        receive(state, seat, self.space)

    def arguments(self) -> list[object]:
        return [self.seat, self.space]


class ChooseRoom(Choice[State]):
    """The seat has free spaces in more than one room, and tiles do not move between them: it says where the one it takes goes."""

    __slots__ = ("space",)
    id: ClassVar[str] = "ChooseRoom"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, state: State, seat: int) -> list[Action]:
        return [STORE[slot] for slot in free_rooms(state, seat)]

    def choose(self, state: State, seat: int, action: Action) -> None:
        store(state, seat, self.space, state.book.storage_start[seat] + action.args[0])

    def arguments(self) -> list[object]:
        return [self.seat, self.space]
