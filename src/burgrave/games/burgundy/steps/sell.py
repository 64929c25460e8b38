"""The action "sell goods": every goods tile of one kind for silver and points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.decision import Offer
from burgrave.games.burgundy.dice import KINDS, WORKERS_SEEN
from burgrave.games.burgundy.elements import SELL_OF, WAREHOUSE
from burgrave.games.burgundy.points import SALES, score
from burgrave.games.burgundy.questions import QUESTIONS, SALE_SILVER, SALE_WORKERS
from burgrave.games.burgundy.steps.dice_actions import NO_FREE_STEP, Dice, pay, reach_base
from burgrave.games.burgundy.tiles import GOODS_KINDS

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.state import State

_ROW_OF_SOURCE: Final = [0, 1, 2, -1, 3]
"""`SELL_OF` has no row for the town hall."""


class Sell(Offer):
    """The verb `sell`."""

    __slots__ = ()

    def verb(self) -> str:
        return "sell"

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        """Every kind of goods the seat has and a die reaches."""
        state: State = table
        dice: Dice = context
        kinds = state.kinds[seat]
        if not kinds or not dice:
            return
        base = reach_base(state, seat, NO_FREE_STEP)
        for source, number in dice:
            found += SELL_OF[_ROW_OF_SOURCE[source]][kinds & KINDS[base + number * WORKERS_SEEN]]

    def apply(self, table: Any, seat: int, action: Action) -> None:
        """Turn over all goods of the kind: points for each, silver once."""
        state: State = table
        source, kind = action.args
        pay(state, seat, source, kind + 1, NO_FREE_STEP)
        at = seat * GOODS_KINDS + kind
        count = state.goods[at]
        state.goods[at] = 0
        state.sold[at] += count
        state.kinds[seat] &= ~(1 << kind)
        state.events.append(("sell", seat, kind, count))
        score(state, seat, SALES, count * state.book.sold_goods)
        gain_silver(state, seat, state.answers[seat * QUESTIONS + SALE_SILVER], "sale")
        gain_workers(state, seat, state.answers[seat * QUESTIONS + SALE_WORKERS], "sale")


def gain_silver(state: State, seat: int, count: int, reason: str) -> None:
    """Silver from the supply, which never runs out."""
    if count:
        state.silver[seat] += count
        state.events.append(("silver", seat, count, reason))


def gain_workers(state: State, seat: int, count: int, reason: str) -> None:
    """Workers from the supply, which never runs out."""
    if count:
        state.workers[seat] += count
        state.events.append(("workers", seat, count, reason))


assert len(SELL_OF) - 1 == _ROW_OF_SOURCE[WAREHOUSE]
