"""Goods in and out of a seat's supply, and the task of buying one for gold (p. 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.engine.decision import Offer
from burgrave.games.tiletum.elements import BUY, GAIN
from burgrave.games.tiletum.kinds import GOLD, GOOD_KINDS
from burgrave.games.tiletum.numbers import GOLD_FOR_A_GOOD
from burgrave.games.tiletum.state import State

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def gain(state: State, seat: int, good: int, count: int) -> None:
    """Give a seat goods from the general supply, which never runs out (p. 5)."""
    state.goods[seat * GOOD_KINDS + good] += count
    state.events.append(("gain", seat, good, count))


def pay(state: State, seat: int, good: int, count: int) -> None:
    """Give a seat's goods back to the general supply."""
    state.goods[seat * GOOD_KINDS + good] -= count
    state.events.append(("pay", seat, good, count))


class GainGoods(Choice[State]):
    """The seat takes `count` goods, each of a kind of its choice."""

    __slots__ = ("count",)
    id: ClassVar[str] = "GainGoods"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return GAIN

    def choose(self, state: State, seat: int, action: Action) -> None:
        if self.count > 1:
            state.agenda.append(GainGoods(seat, self.count - 1))
        gain(state, seat, action.args[0], 1)

    def arguments(self) -> list[object]:
        return [self.seat, self.count]


class Buy(Offer[State, int]):
    """The verb `buy`: two gold for a good of another kind."""

    __slots__ = ()

    def verb(self) -> str:
        return "buy"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        if state.goods[seat * GOOD_KINDS + GOLD] >= GOLD_FOR_A_GOOD:
            legal_actions.extend(BUY)

    def apply(self, state: State, seat: int, action: Action) -> None:
        pay(state, seat, GOLD, GOLD_FOR_A_GOOD)
        gain(state, seat, action.args[1], 1)
