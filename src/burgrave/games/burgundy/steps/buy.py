"""The purchase of a turn: a tile of the black depot for two silver; and the purchases that monastery 6 allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.decision import Offer
from burgrave.games.burgundy.colours import BUILDING
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.elements import BUY_FROM, HIRE
from burgrave.games.burgundy.mainboard import BLACK, BLACK_PRICE, DEPOTS
from burgrave.games.burgundy.questions import BUY_FROM_DEPOTS, HIRE_PRICE, QUESTIONS
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import Dice, pay_silver, pay_workers
from burgrave.games.burgundy.steps.place import Place, placeable
from burgrave.games.burgundy.steps.storage import receive
from burgrave.games.burgundy.steps.turn import ANY_NUMBER_TOWN_HALL
from burgrave.games.burgundy.tiles import COLOUR

if TYPE_CHECKING:
    from burgrave.engine.action import Action

BOUGHT: Final = 1
HIRED: Final = 2
"""Bits of `state.spent` for the turn's purchase and for monastery 6."""
CHAIN: Final = 2
"""How many tiles that grant a placement are tried one after the other: one of three storage spaces is for the tile that is
bought."""
PLACE: Final = Place()


class Buy(Offer[State, Dice]):
    """The verb `buy`: a tile for silver, once in a turn."""

    __slots__ = ()

    def verb(self) -> str:
        return "buy"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer the black depot's tiles once in a turn, and with monastery 6 of 2011 those of every depot."""
        if state.silver[seat] < BLACK_PRICE or state.spent & BOUGHT:
            return
        filled = state.filled_spaces
        legal_actions += BUY_FROM[DEPOTS][filled[DEPOTS]]
        if state.answers[seat * QUESTIONS + BUY_FROM_DEPOTS]:
            for depot in range(DEPOTS):
                legal_actions += BUY_FROM[depot][filled[depot]]

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Pay the silver, and move the tile to storage."""
        state.spent |= BOUGHT
        pay_silver(state, seat, BLACK_PRICE, "purchase")
        receive(state, seat, action.args[0])


class Hire(Offer[State, Dice]):
    """The verb `hire`: a building for workers, with monastery 6 of the special edition."""

    __slots__ = ()

    def verb(self) -> str:
        return "hire"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer the buildings of the numbered depots, once in a turn."""
        price = state.answers[seat * QUESTIONS + HIRE_PRICE]
        if not price or state.spent & HIRED or state.workers[seat] < price:
            return
        depots = state.depots
        for space in range(BLACK):
            if depots[space] and COLOUR[depots[space]] == BUILDING:
                legal_actions.append(HIRE[space])

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Pay the workers, and move the building to storage."""
        state.spent |= HIRED
        pay_workers(state, seat, state.answers[seat * QUESTIONS + HIRE_PRICE], "hire")
        receive(state, seat, action.args[0])


def placements_ahead(state: State, seat: int, dice: Dice, depth: int) -> list[State]:
    """Return copies of the state in which the seat has placed, with these dice, a stored tile that grants one more placement
    (`book.grants_placement`), and with that grant up to `depth` tiles of this sort in all. Their effects are left out."""
    placements: list[Action] = []
    PLACE.propose(state, seat, dice, placements)
    positions: list[State] = []
    for action in placements:
        slot, hex_ = action.args[1], action.args[2]
        space = state.book.storage_start[seat] + slot
        tile = state.storage[space]
        if state.book.grants_placement[tile]:
            after = state.clone()
            after.storage[space] = 0
            after.tiles[state.book.duchy_row[seat] * HEXES + hex_] = tile
            after.cover(seat, hex_, tile)
            positions.append(after)
            if depth > 1:
                positions += placements_ahead(after, seat, ANY_NUMBER_TOWN_HALL, depth - 1)
    return positions


class ToPlace(Offer[State, Dice]):
    """A purchase while a tile grants an action: only of what could then be placed with it, or with what it places.

    Anything else can be bought just as well when the granted action is done, so it is not offered here.
    """

    __slots__ = ("offer",)

    def __init__(self, offer: Offer[State, Dice]) -> None:
        self.stays = True
        self.offer = offer

    def verb(self) -> str:
        return self.offer.verb()

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        if not state.book.buy_in_castle:
            return
        purchases: list[Action] = []
        self.offer.propose(state, seat, dice, purchases)
        useful = [action for action in purchases if placeable(state, seat, state.depots[action.args[0]])]
        if len(useful) < len(purchases) and not state.book.buy_in_town_hall:
            # A town hall that this action places lets nothing be bought: what only it could place must be bought now.
            positions = [state, *placements_ahead(state, seat, dice, CHAIN)]
            useful = [
                action
                for action in purchases
                if any(placeable(position, seat, state.depots[action.args[0]]) for position in positions)
            ]
        legal_actions += useful

    def apply(self, state: State, seat: int, action: Action) -> None:
        self.offer.apply(state, seat, action)


class ToPlaceAtAnyTime(ToPlace):
    """A purchase in the middle of an action, where the edition or an option allows it."""

    __slots__ = ()

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        if state.book.buy_in_town_hall:
            super().propose(state, seat, dice, legal_actions)
