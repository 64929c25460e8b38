"""The stack of inns beside the black depot: one more in each phase, and the purchase of the topmost."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.decision import Offer
from burgrave.engine.events import NOBODY
from burgrave.games.burgundy.mainboard import BLACK_PRICE
from burgrave.games.burgundy.modules.inns.elements import BUY_INN, INN_SPACES
from burgrave.games.burgundy.modules.inns.tiles import INN, INNS
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.buy import BOUGHT
from burgrave.games.burgundy.steps.dice_actions import Dice, pay_silver
from burgrave.games.burgundy.steps.storage import fill_space, receive

if TYPE_CHECKING:
    from burgrave.engine.action import Action

PILE: Final = [INN] * INNS
"""The pile of all inns that wait for their phases."""


class LayInn(Automatic[State]):
    """Lay one more inn in each phase, on top of those that nobody bought: they stay."""

    __slots__ = ()
    id: ClassVar[str] = "LayInn"

    def run(self, state: State) -> None:
        pile = state.book.supply.index(PILE)
        drawn = state.drawn[:]
        space = INN_SPACES[drawn[pile]]
        drawn[pile] += 1
        state.drawn = drawn
        fill_space(state, space, INN)
        state.events.append(("reveal", NOBODY, INN, space))


class BuyInn(Offer[State, Dice]):
    """The verb `buy_inn`: the purchase of a turn, for the price of a black tile."""

    __slots__ = ()

    def verb(self) -> str:
        return "buy_inn"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer the topmost inn: all are alike."""
        if state.silver[seat] < BLACK_PRICE or state.spent & BOUGHT:
            return
        places = stack(state)
        if places:
            legal_actions.append(BUY_INN[places[-1]])

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Pay the silver, and move the inn to storage."""
        state.spent |= BOUGHT
        pay_silver(state, seat, BLACK_PRICE, "purchase")
        receive(state, seat, action.args[0])


def stack(state: State) -> list[int]:
    """Return the places in the stack where an inn lies."""
    return [index for index, space in enumerate(INN_SPACES) if state.depots[space]]
