"""The effect of the warehouse: a sale of any one kind of goods, without a die."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import Choice
from burgrave.games.burgundy.elements import WAREHOUSE
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import Dice, granted
from burgrave.games.burgundy.steps.sell import Sell

if TYPE_CHECKING:
    from burgrave.engine.action import Action

SALE: Final = Sell()
ANY_NUMBER: Final[Dice] = ((WAREHOUSE, 0),)


class SellAtWarehouse(Choice[State]):
    """The seat sells all its goods of one kind."""

    __slots__ = ("grant",)
    id: ClassVar[str] = "SellAtWarehouse"

    def __init__(self, seat: int, grant: int = 0) -> None:
        self.seat = seat
        self.grant = grant

    def arguments(self) -> list[object]:
        return granted(self.seat, self.grant)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        actions: list[Action] = []
        SALE.propose(state, seat, ANY_NUMBER, actions)
        return actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        SALE.apply(state, seat, action)
