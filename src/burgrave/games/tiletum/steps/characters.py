"""The character action: the market of characters, and rooms for them (p. 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.chance import shuffle
from burgrave.engine.decision import Offer
from burgrave.engine.events import NOBODY
from burgrave.engine.masks import subsets
from burgrave.games.tiletum.elements import RENEW, SETTLE, TAKE_CHARACTER
from burgrave.games.tiletum.house import BUILDING_MASK, BUILDINGS, FLOOR_MASK, ROOM_BUILDING, ROOM_FLOOR, ROOMS, STORAGE
from burgrave.games.tiletum.kinds import CHOICES
from burgrave.games.tiletum.numbers import CHARACTER_PRICE, MARKET, RENEW_PRICE
from burgrave.games.tiletum.points import FROM_CHARACTERS
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.buildings import maybe_full
from burgrave.games.tiletum.steps.gifts import grant
from burgrave.games.tiletum.steps.storage import remove, store
from burgrave.games.tiletum.tiles import CHARACTER_TILE, KIND, SORT

if TYPE_CHECKING:
    from burgrave.engine.action import Action

SETTLE_IN: Final[list[list[tuple[Action, ...]]]] = [subsets(row) for row in SETTLE]
"""By storage place and the mask of rooms."""


def refill(state: State, slot: int) -> None:
    """Move the next character of the stack to the market. The slot stays empty when none is left."""
    if state.character_drawn == len(state.character_stack):
        state.characters[slot] = 0
        return
    tile = state.character_stack[state.character_drawn]
    state.character_drawn += 1
    state.characters[slot] = tile
    state.irreversible = state.ply
    state.events.append(("reveal", NOBODY, tile, slot))


class TakeCharacter(Offer[State, int]):
    """The verb `take`: a character from the market, which is filled up at once."""

    __slots__ = ()

    def verb(self) -> str:
        return "take"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        if context >= CHARACTER_PRICE and state.room_left[seat]:
            for slot in range(MARKET):
                if state.characters[slot]:
                    legal_actions.append(TAKE_CHARACTER[slot])

    def apply(self, state: State, seat: int, action: Action) -> None:
        state.cost = CHARACTER_PRICE
        slot = action.args[0]
        tile = state.characters[slot]
        state.events.append(("character", seat, tile, slot))
        store(state, seat, tile)
        refill(state, slot)


class Renew(Offer[State, int]):
    """The verb `renew`: all characters of the market are replaced; the old ones are shuffled into the stack."""

    __slots__ = ()

    def verb(self) -> str:
        return "renew"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        if context >= RENEW_PRICE and state.character_drawn < len(state.character_stack):
            legal_actions.append(RENEW)

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Replace the market. If the stack has too few characters, shuffle the old ones into it before drawing the rest."""
        state.cost = RENEW_PRICE
        old = [tile for tile in state.characters if tile]
        state.events.append(("renew", seat, len(old)))
        slots = range(MARKET)
        ready = min(MARKET, len(state.character_stack) - state.character_drawn)
        for slot in slots[:ready]:
            refill(state, slot)
        rest = state.character_stack[state.character_drawn :]
        state.character_stack = shuffle(state, sorted(rest + old))
        state.character_drawn = 0
        for slot in slots[ready:]:
            refill(state, slot)


class Settle(Offer[State, int]):
    """The verb `settle`: a stored character moves into a room, for as many points as the floor."""

    __slots__ = ()

    def verb(self) -> str:
        return "settle"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        """Add every stored character with every room for it. A kind lives in one building only, and no other kind there (p. 16); of
        equal tiles only the first.
        """
        if not context or not state.stored[seat] >> CHARACTER_TILE & 1:
            return
        first = seat * STORAGE
        storage = state.storage
        affordable = state.free_rooms[seat] & FLOOR_MASK[min(3, context)]
        for place in range(STORAGE):
            tile = storage[first + place]
            if SORT[tile] != CHARACTER_TILE or (place and tile in storage[first : first + place]):
                continue
            home = state.home[seat * CHOICES + KIND[tile]]
            legal_actions.extend(SETTLE_IN[place][affordable & (state.vacant[seat] if home < 0 else BUILDING_MASK[home])])

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Move the character in. The house of a full building's roof comes before what the character brings."""
        place, room = action.args
        state.cost = ROOM_FLOOR[room]
        building = ROOM_BUILDING[room]
        tile = remove(state, seat, place)
        state.rooms[seat * ROOMS + room] = tile
        state.free_rooms[seat] &= ~(1 << room)
        state.vacant[seat] &= ~BUILDING_MASK[building]
        state.home[seat * CHOICES + KIND[tile]] = building
        state.resident[seat * BUILDINGS + building] = KIND[tile]
        state.events.append(("settle", seat, tile, room))
        maybe_full(state, seat, building)
        grant(state, seat, tile, FROM_CHARACTERS)
