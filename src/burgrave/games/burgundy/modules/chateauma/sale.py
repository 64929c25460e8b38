"""Chateauma's sales of goods (special p. 25)."""

from __future__ import annotations

from burgrave.games.burgundy.mainboard import ACTIONS
from burgrave.games.burgundy.modules.chateauma.cards import RULES
from burgrave.games.burgundy.modules.chateauma.move import Move
from burgrave.games.burgundy.modules.chateauma.setup import plays_with
from burgrave.games.burgundy.points import SALES, score, score_for
from burgrave.games.burgundy.steps.sell import gain_silver
from burgrave.games.burgundy.tiles import GOODS_KINDS


def sell(move: Move, reason: str) -> None:
    """Sell all goods of the kind it has most of, of several such kinds the lowest, for one silver; nothing without goods."""
    state, seat = move.state, move.seat
    first = seat * GOODS_KINDS
    goods = state.goods[first : first + GOODS_KINDS]
    count = max(goods)
    if not count:
        move.report("no_goods", reason)
        return
    kind = goods.index(count)
    state.goods[first + kind] = 0
    state.sold[first + kind] += count
    state.kinds[seat] &= ~(1 << kind)
    move.report("sell_for", kind, count, reason)
    score(state, seat, SALES, count * state.book.sold_goods)
    if plays_with(state, "trade_routes"):
        # It has no routes of its own: each sale is worth a little more (special p. 27).
        score_for(state, seat, "chateauma_routes", RULES["route_points"])
    gain_silver(state, seat, ACTIONS["sale_silver"], "sale")
