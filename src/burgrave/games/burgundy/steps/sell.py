"""The action "sell goods": every goods tile of one kind for silver and points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.decision import Offer
from burgrave.games.burgundy.dice import KINDS, WORKERS_SEEN
from burgrave.games.burgundy.elements import SELL_OF
from burgrave.games.burgundy.mainboard import ACTIONS
from burgrave.games.burgundy.points import SALES, score
from burgrave.games.burgundy.questions import GOODS_POINTS, GOODS_SILVER, QUESTIONS, SALE_SILVER, SALE_WORKERS
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import NO_FREE_STEP, Dice, pay, reach_base
from burgrave.games.burgundy.tiles import GOODS_KINDS

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class Sell(Offer[State, Dice]):
    """The verb `sell`: all goods of one kind."""

    __slots__ = ()

    def verb(self) -> str:
        return "sell"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer every kind of goods that the seat has and a die reaches."""
        kinds = state.kinds[seat]
        if not kinds or not dice:
            return
        base = reach_base(state, seat, NO_FREE_STEP)
        for source, number in dice:
            legal_actions += SELL_OF[source][kinds & KINDS[base + number * WORKERS_SEEN]]

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Turn over all goods of the kind: points for each, silver once."""
        source, kind = action.args
        pay(state, seat, source, kind + 1, NO_FREE_STEP)
        place = state.book.duchy_row[seat] * GOODS_KINDS + kind
        count = state.goods[place]
        state.goods[place] = 0
        state.sold[place] += count
        for member in state.book.duchy_seats[seat]:
            state.kinds[member] &= ~(1 << kind)
        state.events.append(("sell", seat, kind, count))
        answers = state.answers
        score(state, seat, SALES, count * state.book.sold_goods * answers[seat * QUESTIONS + GOODS_POINTS])
        gain_silver(state, seat, sale_silver(state, seat, count), "sale")
        gain_workers(state, seat, answers[seat * QUESTIONS + SALE_WORKERS], "sale")
        for react in state.book.sold:
            react(state, seat, kind, count)


def sale_silver(state: State, seat: int, count: int) -> int:
    """Return the silver for a sale of `count` goods: once, or for each where the answers say so."""
    answers = state.answers
    silver = answers[seat * QUESTIONS + SALE_SILVER]
    each = answers[seat * QUESTIONS + GOODS_SILVER]
    return silver + count * each - ACTIONS["sale_silver"] if each else silver


def gain_silver(state: State, seat: int, count: int, reason: str) -> None:
    """Give silver from the supply, which never runs out."""
    if count:
        for member in state.book.duchy_seats[seat]:
            state.silver[member] += count
        state.events.append(("silver", seat, count, reason))


def gain_workers(state: State, seat: int, count: int, reason: str) -> None:
    """Give workers from the supply, which never runs out."""
    if count:
        book = state.book
        for member in book.duchy_seats[seat]:
            state.workers[member] += count
        state.events.append(("workers", seat, count, reason))
        for react in book.workers:
            react(state, seat, reason)
