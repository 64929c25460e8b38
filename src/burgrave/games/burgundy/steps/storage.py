"""Storage: a tile from a depot goes to a free storage space; when there is none, a stored tile is discarded first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.agenda import Choice
from burgrave.games.burgundy.elements import DISCARD
from burgrave.games.burgundy.mainboard import BLACK, DEPOTS, SPACES, STORAGE

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.state import State


def receive(state: State, seat: int, space: int) -> None:
    """Move the tile of a depot space to the seat's storage, or ask first what to discard."""
    storage = state.storage
    for slot in range(seat * STORAGE, seat * STORAGE + STORAGE):
        if not storage[slot]:
            tile = state.depots[space]
            storage[slot] = tile
            empty_space(state, space)
            state.events.append(("take", seat, tile, space))
            return
    state.agenda.append(MakeRoom(seat, space))


def empty_space(state: State, space: int) -> None:
    """Take the tile away from a depot space."""
    state.depots[space] = 0
    if space < BLACK:
        state.shelves[space // SPACES] &= ~(1 << space % SPACES)
    else:
        state.shelves[DEPOTS] &= ~(1 << (space - BLACK))


def fill_space(state: State, space: int, tile: int) -> None:
    """Lay a tile on a depot space."""
    state.depots[space] = tile
    if space < BLACK:
        state.shelves[space // SPACES] |= 1 << space % SPACES
    else:
        state.shelves[DEPOTS] |= 1 << (space - BLACK)


class MakeRoom(Choice):
    """The seat's storage is full: it discards a stored tile for the one it takes (2011 p. 6, special p. 7)."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, table: Any, seat: int) -> list[Action]:
        state: State = table
        stored = state.storage[seat * STORAGE : seat * STORAGE + STORAGE]
        return [DISCARD[slot] for slot in range(STORAGE) if stored[slot] not in stored[:slot]]

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        slot = seat * STORAGE + action.args[0]
        state.events.append(("discard", seat, state.storage[slot]))
        state.storage[slot] = 0
        receive(state, seat, self.space)

    def numbers(self) -> list[object]:
        return [self.seat, self.space]
