"""The action "take": an open token into storage, the exchange when none fits, and what is discarded when storage is full (p. 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import UNLESS_CLEAR, Choice
from burgrave.engine.decision import Offer
from burgrave.games.tuscany.elements import DISCARD, EXCHANGE, STORAGE, TAKE, TAKE_FROM
from burgrave.games.tuscany.numbers import DISPLAY, STORAGE_PLACES
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.display import can_become_fitting, exchange, has_fitting, refill
from burgrave.games.tuscany.tokens import BONUS_KINDS, COLOUR, MORE_STORAGE

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def places(state: State, seat: int) -> int:
    """Return how many tokens the seat can store."""
    return STORAGE_PLACES + state.bonus[seat * BONUS_KINDS + MORE_STORAGE]


def free_place(state: State, seat: int) -> int:
    """Return the seat's first free storage place, -1 when all are taken."""
    for place in range(places(state, seat)):
        if not state.storage[seat * STORAGE + place]:
            return place
    return -1


def store(state: State, seat: int, place: int) -> None:
    """Move an open token to the seat's storage, or ask first what to discard. The display is filled up at once."""
    free = free_place(state, seat)
    if free < 0:
        state.agenda.append(MakeRoom(seat, place))
        return
    token = state.display[place]
    state.storage[seat * STORAGE + free] = token
    state.events.append(("take", seat, token, place))
    refill(state, seat, place)


class Take(Offer[State, None]):
    """The verb `take`: an open token into storage."""

    __slots__ = ()

    def verb(self) -> str:
        return "take"

    def propose(self, state: State, seat: int, context: None, legal_actions: list[Action]) -> None:
        legal_actions += TAKE_FROM[state.filled]

    def apply(self, state: State, seat: int, action: Action) -> None:
        store(state, seat, action.args[0])


class Exchange(Offer[State, None]):
    """The verb `exchange`: before taking, where no open token fits."""

    __slots__ = ()

    def verb(self) -> str:
        return "exchange"

    def propose(self, state: State, seat: int, context: None, legal_actions: list[Action]) -> None:
        if not state.shown & state.open[seat] and can_become_fitting(state, seat):
            legal_actions += exchanges(state)

    def apply(self, state: State, seat: int, action: Action) -> None:
        state.agenda.append(TakeAfterExchange(seat))
        exchange(state, seat, action.args[0])


def exchanges(state: State) -> list[Action]:
    """Return an action for each colour of the display, named by the colour's first place."""
    actions: list[Action] = []
    seen = 0
    for place in range(DISPLAY):
        token = state.display[place]
        if token and not seen >> COLOUR[token] & 1:
            seen |= 1 << COLOUR[token]
            actions.append(EXCHANGE[place])
    return actions


class TakeAfterExchange(Choice[State]):
    """A seat that has exchanged continues until a token fits, and must take one that fits (p. 4).

    It ends: an exchange is offered only while a fitting neutral token is to come, and every exchange brings it nearer.
    """

    __slots__ = ()
    id: ClassVar[str] = "TakeAfterExchange"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        if has_fitting(state, seat):
            return [
                TAKE[place]
                for place in range(DISPLAY)
                if state.display[place] and state.open[seat] >> COLOUR[state.display[place]] & 1
            ]
        return exchanges(state)

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action.verb == "take":
            store(state, seat, action.args[0])
        else:
            state.agenda.append(self)
            exchange(state, seat, action.args[0])


class MakeRoom(Choice[State]):
    """The seat's storage is full: a stored token goes back into the box for the one it takes (p. 4)."""

    __slots__ = ("place",)
    id: ClassVar[str] = "MakeRoom"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def kind(self) -> int:
        return UNLESS_CLEAR

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        stored = state.storage[seat * STORAGE : seat * STORAGE + places(state, seat)]
        return [DISCARD[place] for place in range(len(stored)) if stored[place] not in stored[:place]]

    def choose(self, state: State, seat: int, action: Action) -> None:
        place = seat * STORAGE + action.args[0]
        state.events.append(("discard", seat, state.storage[place]))
        state.storage[place] = 0
        store(state, seat, self.place)

    def arguments(self) -> list[object]:
        return [self.seat, self.place]
