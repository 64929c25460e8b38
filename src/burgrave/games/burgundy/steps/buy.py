"""The purchase of a turn: two silver for a tile of the black depot; and what monastery 6 makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.decision import Offer
from burgrave.games.burgundy.colours import BUILDING
from burgrave.games.burgundy.elements import BUY_FROM, HIRE
from burgrave.games.burgundy.mainboard import BLACK, BLACK_PRICE, DEPOTS
from burgrave.games.burgundy.questions import BUY_FROM_DEPOTS, HIRE_PRICE, QUESTIONS
from burgrave.games.burgundy.steps.dice_actions import pay_silver, pay_workers
from burgrave.games.burgundy.steps.place import placeable
from burgrave.games.burgundy.steps.storage import receive
from burgrave.games.burgundy.tiles import COLOUR

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.state import State

BOUGHT: Final = 1
HIRED: Final = 2
"""Bits of `state.spent`."""


class Buy(Offer):
    """The verb `buy`."""

    __slots__ = ()

    def verb(self) -> str:
        return "buy"

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        """Once in a turn: the black depot's tiles, and with monastery 6 of 2011 those of every depot."""
        state: State = table
        if state.silver[seat] < BLACK_PRICE or state.spent & BOUGHT:
            return
        shelves = state.shelves
        found += BUY_FROM[DEPOTS][shelves[DEPOTS]]
        if state.answers[seat * QUESTIONS + BUY_FROM_DEPOTS]:
            for depot in range(DEPOTS):
                found += BUY_FROM[depot][shelves[depot]]

    def apply(self, table: Any, seat: int, action: Action) -> None:
        """Pay the silver, and move the tile to storage."""
        state: State = table
        state.spent |= BOUGHT
        pay_silver(state, seat, BLACK_PRICE, "purchase")
        receive(state, seat, action.args[0])


class Hire(Offer):
    """The verb `hire`."""

    __slots__ = ()

    def verb(self) -> str:
        return "hire"

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        """Once in a turn, with monastery 6 of the special edition: a building of a numbered depot for workers."""
        state: State = table
        price = state.answers[seat * QUESTIONS + HIRE_PRICE]
        if not price or state.spent & HIRED or state.workers[seat] < price:
            return
        depots = state.depots
        for space in range(BLACK):
            if depots[space] and COLOUR[depots[space]] == BUILDING:
                found.append(HIRE[space])

    def apply(self, table: Any, seat: int, action: Action) -> None:
        """Pay the workers, and move the building to storage."""
        state: State = table
        state.spent |= HIRED
        pay_workers(state, seat, state.answers[seat * QUESTIONS + HIRE_PRICE], "hire")
        receive(state, seat, action.args[0])


class ToPlace(Offer):
    """While a tile grants an action: only what could be bought or hired and then placed with it.

    Anything else can be bought just as well when the granted action is done, so it is not offered here.
    """

    __slots__ = ("offer",)

    def __init__(self, offer: Offer) -> None:
        self.stays = True
        self.offer = offer

    def verb(self) -> str:
        return self.offer.verb()

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        state: State = table
        wares: list[Action] = []
        self.offer.propose(state, seat, context, wares)
        found += [action for action in wares if placeable(state, seat, state.depots[action.args[0]])]

    def apply(self, table: Any, seat: int, action: Action) -> None:
        self.offer.apply(table, seat, action)


class ToPlaceAtAnyTime(ToPlace):
    """The same in the middle of an action: only where the edition or an option lets a purchase be made there."""

    __slots__ = ()

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        state: State = table
        if state.book.buy_in_town_hall:
            super().propose(table, seat, context, found)
