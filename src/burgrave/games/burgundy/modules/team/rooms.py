"""Storage in two rooms, of which partners share one: tiles do not move between them, so a player says where a tile goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.games.burgundy.modules.team.elements import STORE
from burgrave.games.burgundy.questions import QUESTIONS, STORAGE_SPACES
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.storage import MakeRoom, ToStore, store, stored

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def into_rooms(state: State, seat: int, space: int) -> None:
    """Move the tile of a depot space to the only room with a free space, or ask first which room, or what to discard."""
    free = free_rooms(state, seat)
    if not free:
        state.agenda.append(MakeRoom(seat, space))
    elif len(free) > 1:
        state.agenda.append(ChooseRoom(seat, space))
    else:
        store(state, seat, space, state.book.storage_start[seat] + free[0])


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


class ChooseRoom(ToStore):
    """The seat has free spaces in both rooms: it says where the tile that it takes goes."""

    __slots__ = ()
    id: ClassVar[str] = "ChooseRoom"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [STORE[slot] for slot in free_rooms(state, seat)]

    def choose(self, state: State, seat: int, action: Action) -> None:
        store(state, seat, self.space, state.book.storage_start[seat] + action.args[0])
