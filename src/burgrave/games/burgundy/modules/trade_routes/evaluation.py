"""What a trade route promises, so that bots sell what its next spaces ask for."""

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
"""Part of a bonus that goods are worth which would bring it: the sale still needs a die."""
_WORTH: Final = {
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
WORTH: Final = [_WORTH[name] for name in BONUSES]
"""By bonus, in points."""


def matching(own: Routes, seat: int, kind: int, count: int) -> float:
    """What the bonuses are worth that so many goods of a kind would bring now."""
    return sum(WORTH[bonus] for wanted, bonus in own.ahead(seat, count) if wanted == kind)


def evaluate_routes(state: State, seat: int) -> float:
    """Goods in storage that match the next spaces, and those that are on their way there."""
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
