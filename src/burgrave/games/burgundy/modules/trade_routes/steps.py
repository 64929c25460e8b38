"""Laying the route before the first phase, and goods onto it when they are sold."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import UNLESS_CLEAR, Automatic, Choice, Step
from burgrave.engine.combine import Maybe
from burgrave.games.burgundy.colours import ANIMAL, BUILDING, CASTLE, MINE, MONASTERY, SHIP
from burgrave.games.burgundy.elements import SKIP
from burgrave.games.burgundy.modules.trade_routes import printed
from burgrave.games.burgundy.modules.trade_routes.elements import LAY_ROUTE
from burgrave.games.burgundy.modules.trade_routes.printed import GAINED
from burgrave.games.burgundy.modules.trade_routes.routes import routes
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import add_grant
from burgrave.games.burgundy.steps.fetch import Fetch
from burgrave.games.burgundy.steps.sell import gain_silver, gain_workers
from burgrave.games.burgundy.steps.sell_at_warehouse import SellAtWarehouse
from burgrave.games.burgundy.steps.turn import CastleAction, TownHallAction

if TYPE_CHECKING:
    from burgrave.engine.action import Action

GRANT: Final = add_grant(1, "trade_route")
FETCHED: Final = {
    printed.TAKE_BUILDING: 1 << BUILDING,
    printed.TAKE_MINE_MONASTERY_CASTLE: 1 << MINE | 1 << MONASTERY | 1 << CASTLE,
    printed.TAKE_SHIP_ANIMAL: 1 << SHIP | 1 << ANIMAL,
}
"""By bonus: the mask of the colours of the tile that it brings."""


class ArrangeRoutes(Automatic[State]):
    """Let everybody with tiles in hand lay them, one seat after the other in turn order."""

    __slots__ = ()
    id: ClassVar[str] = "ArrangeRoutes"

    def run(self, state: State) -> None:
        state.agenda.extend(LayRoute(seat) for seat in reversed(state.order) if routes(state).hand[seat])


class LayRoute(Choice[State]):
    """The seat chooses the next tile of its route; the last one needs no choice."""

    __slots__ = ()
    id: ClassVar[str] = "LayRoute"

    def kind(self) -> int:
        return UNLESS_CLEAR

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [LAY_ROUTE[tile] for tile in routes(state).hand[seat]]

    def choose(self, state: State, seat: int, action: Action) -> None:
        own, tile = routes(state), action.args[0]
        own.hand[seat].remove(tile)
        own.tiles[seat].append(tile)
        state.events.append(("lay_route", seat, tile, len(own.tiles[seat]) - 1))
        if own.hand[seat]:
            state.agenda.append(self)


class FillRoute(Automatic[State]):
    """Put sold goods onto the route one by one; each bonus comes before the next goods are laid. Without a free space the rest is
    simply sold."""

    __slots__ = ("count", "goods_kind")
    id: ClassVar[str] = "FillRoute"

    def __init__(self, seat: int, kind: int, count: int) -> None:
        self.seat = seat
        self.goods_kind = kind
        self.count = count

    def run(self, state: State) -> None:
        own, seat = routes(state), self.seat
        if own.is_full(seat):
            return
        ((kind, bonus),) = own.ahead(seat, 1)
        own.goods[seat].append(self.goods_kind)
        matches = kind == self.goods_kind
        state.events.append(("route", seat, len(own.goods[seat]) - 1, self.goods_kind, bonus if matches else -1))
        if self.count > 1:
            state.agenda.append(FillRoute(seat, self.goods_kind, self.count - 1))
        if matches:
            grant(state, seat, bonus)

    def arguments(self) -> list[object]:
        return [self.seat, self.goods_kind, self.count]


class RouteBonus(Maybe[State]):
    """What a route grants and may be declined; the event of declining names the route."""

    __slots__ = ()
    id: ClassVar[str] = "RouteBonus"

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("skip", seat, "RouteBonus"))
        else:
            self.choice.choose(state, seat, action)


def grant(state: State, seat: int, bonus: int) -> None:
    """Give a bonus, or put its step on the agenda."""
    step: Step[State] | None = None
    if bonus == printed.WORKERS:
        gain_workers(state, seat, GAINED["workers"], "trade_route")
    elif bonus == printed.SILVER:
        gain_silver(state, seat, GAINED["silver"], "trade_route")
    elif bonus == printed.POINTS:
        score_for(state, seat, "trade_routes", GAINED["points"])
    elif bonus == printed.EXTRA_ACTION:
        step = CastleAction(seat, GRANT)
    elif bonus == printed.PLACE:
        step = TownHallAction(seat, GRANT)
    elif bonus == printed.SELL:
        step = RouteBonus(SellAtWarehouse(seat, GRANT))
    else:
        step = RouteBonus(Fetch(seat, FETCHED[bonus], GRANT))
    if step is not None:
        state.agenda.append(step)
