"""Double hexes for the storage: from the vineyard depot with a die, from the vineyard store for silver (p. 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.decision import Offer
from burgrave.games.burgundy.dice import COST, KINDS, WORKERS_SEEN
from burgrave.games.burgundy.elements import DIE_2
from burgrave.games.burgundy.mainboard import BLACK_PRICE
from burgrave.games.burgundy.modules.vineyards.board import DEPOT, STORE
from burgrave.games.burgundy.modules.vineyards.elements import BUY_VINE, TAKE_VINE, VINE_DEPOT, VINE_STORE
from burgrave.games.burgundy.modules.vineyards.vineyard import vineyards_of
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.buy import BOUGHT
from burgrave.games.burgundy.steps.dice_actions import NO_FREE_STEP, Dice, pay, pay_silver, reach_base
from burgrave.games.burgundy.steps.storage import receive

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def nearest(state: State, seat: int, source: int, space: int) -> int:
    """Return the number that takes the tile of a space of the vineyard depot with fewest workers, for what pays."""
    numbers = DEPOT[state.seats][space]
    if len(numbers) == 1:
        return numbers[0]
    die = state.dice[seat * 2 + source] if source <= DIE_2 else state.white
    ease = reach_base(state, seat, NO_FREE_STEP) // (7 * WORKERS_SEEN)
    return min(numbers, key=lambda number: COST[(ease * 7 + die) * 7 + number])


class TakeVine(Offer[State, Dice]):
    """The verb `take_vine`: a double hex of the vineyard depot."""

    __slots__ = ()

    def verb(self) -> str:
        return "take_vine"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer every tile of the vineyard depot with a number that a die reaches."""
        if not dice:
            return
        base = reach_base(state, seat, NO_FREE_STEP)
        for source, number in dice:
            reached = KINDS[base + number * WORKERS_SEEN]
            for space, numbers in DEPOT[state.seats].items():
                if state.depots[space] and any(reached >> wanted - 1 & 1 for wanted in numbers):
                    legal_actions.append(TAKE_VINE[source][space - VINE_DEPOT])

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Pay, and move the double hex to storage."""
        source, space = action.args
        pay(state, seat, source, nearest(state, seat, source, space), NO_FREE_STEP)
        receive(state, seat, space)


class BuyVine(Offer[State, Dice]):
    """The verb `buy_vine`: a double hex of the vineyard store for silver."""

    __slots__ = ()

    def verb(self) -> str:
        return "buy_vine"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer the store's double hexes instead of the turn's purchase from the black depot."""
        if state.silver[seat] >= BLACK_PRICE and not state.spent & BOUGHT:
            legal_actions += [BUY_VINE[space - VINE_STORE] for space in STORE[state.seats] if state.depots[space]]

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Pay the silver, and move the double hex to storage."""
        state.spent |= BOUGHT
        pay_silver(state, seat, BLACK_PRICE, "purchase")
        receive(state, seat, action.args[0])


class BuyVineToPlant(BuyVine):
    """A purchase while a tile grants an action: offered only as long as a double hex could be planted with it."""

    __slots__ = ()

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        if state.book.buy_in_castle and vineyards_of(state).open_to(seat):
            super().propose(state, seat, dice, legal_actions)
