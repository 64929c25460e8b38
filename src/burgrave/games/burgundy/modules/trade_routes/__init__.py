"""Trade routes (special p. 13): sold goods lie on a row of spaces, and one that lies on its own number brings a bonus.

The view has `seats`, by seat: `tiles`, the numbers of its route tiles from left to right; `hand`, those it has still to lay
(elements `route:<number>`); `shown`, what is printed on those in hand, by number; `spaces`, from left to right, three a tile,
each with `number` (of the goods), `bonus` (see `printed.BONUSES`) and `goods` (the kind that lies there, or None); and `next`, the
place of the first free space, None when the route is full. The log names spaces as `<seat>.route_space:<place, from 1>`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.errors import demand
from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.book import FEWEST
from burgrave.games.burgundy.modules.trade_routes.evaluation import evaluate_routes
from burgrave.games.burgundy.modules.trade_routes.printed import BONUSES, EACH, TILES
from burgrave.games.burgundy.modules.trade_routes.routes import ID, deal, routes
from burgrave.games.burgundy.modules.trade_routes.steps import ArrangeRoutes, FillRoute, LayRoute, RouteBonus
from burgrave.games.burgundy.scoring import sold_of
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import GOODS, tile_named

if TYPE_CHECKING:
    from burgrave.games.burgundy.book import Book


def sold(state: State, seat: int, kind: int, count: int) -> None:
    """Put goods that were sold onto the route."""
    if not routes(state).is_full(seat):
        state.agenda.append(FillRoute(seat, kind, count))


def audited(state: State) -> None:
    """Check that everybody has as many tiles as were dealt, no tile twice, and only sold goods on the route."""
    own = routes(state)
    dealt = [tile for row in (*own.tiles, *own.hand) for tile in row]
    each = [len(own.tiles[seat]) + len(own.hand[seat]) for seat in state.book.people]
    demand(len(set(dealt)) == len(dealt) == sum(each), "trade route tiles", dealt)
    demand(set(each) == {EACH[max(state.seats, FEWEST)]}, "trade route tiles of each player", each)
    for seat in state.book.people:
        goods = own.goods[seat]
        for kind, count in enumerate(sold_of(state, seat)):
            demand(goods.count(kind) <= count, "goods on a trade route", seat, goods)


def prepare(rules: Ruleset) -> None:
    """Add a source of points; what a warehouse sells may reach a bonus that places a tile."""
    book: Book = rules.book
    book.sources.append(ID)
    book.grants_placement[tile_named("warehouse")] = True


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return the routes of all seats; see the module's docstring."""
    return {"seats": [route(state, number) for number in range(state.seats)]}


def route(state: State, seat: int) -> dict[str, Any]:
    """Return the route of one seat."""
    own = routes(state)
    goods = own.goods[seat]
    return {
        "tiles": [tile + 1 for tile in own.tiles[seat]],
        "hand": [tile + 1 for tile in own.hand[seat]],
        "shown": {str(tile + 1): [space(*printed) for printed in TILES[tile]] for tile in own.hand[seat]},
        "spaces": [
            {**space(*printed), "goods": GOODS[goods[index]] if index < len(goods) else None}
            for index, printed in enumerate(own.spaces(seat))
        ],
        "next": None if own.is_full(seat) else len(goods),
    }


def space(kind: int, bonus: int) -> dict[str, Any]:
    """Return what is printed on a space."""
    return {"number": kind + 1, "bonus": BONUSES[bonus]}


TRADE_ROUTES: Final = Module[State](
    id=ID,
    home=__name__,
    title="Trade routes",
    summary="Sold goods fill a row of spaces; one on its own number brings a bonus.",
    needs=("base",),
    demands={"edition": ("special",)},
    options=(
        Option(
            "route_order",
            "random",
            ("random", "chosen"),
            "In which order everybody's trade route tiles lie: as dealt, or as their players lay them before the first phase.",
        ),
    ),
    prepare=prepare,
    programme={"setup": lambda steps: (*steps, ArrangeRoutes())},
    reactions={"sold": (sold,), "audited": (audited,)},
    evaluations=(evaluate_routes,),
    steps=(ArrangeRoutes, LayRoute, FillRoute, RouteBonus),
    slice=deal,
    view=view,
)
