"""The value of trade routes, so that bots sell what the next spaces ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.evaluation import weights as w
from burgrave.games.burgundy.evaluation.position import dice_to_come
from burgrave.games.burgundy.modules.trade_routes.printed import BONUSES, GAINED
from burgrave.games.burgundy.modules.trade_routes.routes import Routes, routes
from burgrave.games.burgundy.modules.trade_routes.steps import FillRoute
from burgrave.games.burgundy.steps.turn import Turn
from burgrave.games.burgundy.tiles import GOODS_KINDS

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

PROMISED: Final = 0.5
"""Part of a bonus that goods in storage are worth which would bring it: the sale still needs a die."""
_VALUES: Final = {
    "extra_action": w.CASTLE,
    "place": w.TOWN_HALL,
    "sell": 3.0,
    "take_building": w.FETCH,
    "take_mine_monastery_castle": w.FETCH,
    "take_ship_animal": w.FETCH,
    "workers": GAINED["workers"] * w.WORKER,
    "silver": GAINED["silver"] * w.SILVER,
    "points": float(GAINED["points"]),
}
VALUES: Final = [_VALUES[name] for name in BONUSES]
"""The value of each bonus, in points."""


def matching(own: Routes, seat: int, kind: int, count: int) -> float:
    """Return the value of the bonuses that a number of goods of a kind would bring now."""
    return sum(VALUES[bonus] for wanted, bonus in own.ahead(seat, count) if wanted == kind)


def evaluate_routes(state: State, seat: int) -> float:
    """Return the value of goods in storage that match the next spaces, and of goods on their way there."""
    own = routes(state)
    if own.is_full(seat):
        return 0.0
    value = 0.0
    for step in reversed(state.agenda):
        if isinstance(step, Turn):
            break
        if isinstance(step, FillRoute) and step.seat == seat:
            value += matching(own, seat, step.goods_kind, step.count)
    if dice_to_come(state, seat):
        first = state.book.duchy_row[seat] * GOODS_KINDS
        kinds = [kind for kind in range(GOODS_KINDS) if state.goods[first + kind]]
        value += PROMISED * max([matching(own, seat, kind, state.goods[first + kind]) for kind in kinds], default=0.0)
    return value
