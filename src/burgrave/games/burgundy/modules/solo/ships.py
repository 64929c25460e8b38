"""A ship in the solo game: all other goods leave the game, and then five goods may be exchanged (special p. 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import UNLESS_CLEAR, Automatic, Choice
from burgrave.games.burgundy.elements import SKIP
from burgrave.games.burgundy.mainboard import BLACK, DEPOTS
from burgrave.games.burgundy.modules.solo.elements import EXCHANGE, GIVE
from burgrave.games.burgundy.modules.solo.progress import progress_of
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.ship import ANY_DEPOT, LoadGoods
from burgrave.games.burgundy.steps.storage import receive
from burgrave.games.burgundy.tiles import BLACK_HEX, GOODS_KINDS

if TYPE_CHECKING:
    from burgrave.engine.action import Action

PRICE: Final = 5
"""How many goods a hex of the black depot costs."""


def ship(state: State, seat: int, tile: int, hex_: int) -> None:
    """Let the seat take the goods of one depot, then empty all depots; there is no turn order to move ahead in."""
    if any(state.depot_goods) or can_exchange(state, seat):
        state.agenda.append(EmptyDepots(seat))
        state.agenda.append(LoadGoods(seat, ANY_DEPOT))
    else:
        # Nothing that is done before it can change this, so there is no order to ask for.
        state.events.append(("lapse", seat, "LoadGoods"))


class EmptyDepots(Automatic[State]):
    """Remove the goods of all depots from the game; then, and only then, goods may be exchanged."""

    __slots__ = ()
    id: ClassVar[str] = "EmptyDepots"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        gone = progress_of(state).gone
        count = 0
        for depot in range(DEPOTS):
            for kind in range(GOODS_KINDS):
                count += state.depot_goods[depot * GOODS_KINDS + kind]
                gone[kind] += state.depot_goods[depot * GOODS_KINDS + kind]
                state.depot_goods[depot * GOODS_KINDS + kind] = 0
        if count:
            state.events.append(("emptied", self.seat, count))
        if can_exchange(state, self.seat):
            state.agenda.append(ExchangeGoods(self.seat))

    def arguments(self) -> list[object]:
        return [self.seat]


def owned(state: State, seat: int) -> int:
    """Return how many unsold goods the seat has."""
    return sum(state.goods[seat * GOODS_KINDS : (seat + 1) * GOODS_KINDS])


def can_exchange(state: State, seat: int) -> bool:
    """Whether there are goods enough for an exchange, and a tile in the black depot."""
    return owned(state, seat) >= PRICE and any(state.depots[BLACK : BLACK + len(EXCHANGE)])


class ExchangeGoods(Choice[State]):
    """The seat chooses which hex of the black depot it exchanges goods for; the hex is turned face down."""

    __slots__ = ()
    id: ClassVar[str] = "ExchangeGoods"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        tiles = state.depots[BLACK : BLACK + len(EXCHANGE)]
        return [*(EXCHANGE[space] for space, tile in enumerate(tiles) if tile and tile not in tiles[:space]), SKIP]

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("skip", seat, "ExchangeGoods"))
            return
        space = action.args[0]
        state.events.append(("exchange", seat, state.depots[space], space))
        progress_of(state).turned.append(state.depots[space])
        state.depots[space] = BLACK_HEX
        state.agenda.append(GiveGoods(seat, space, PRICE))


class GiveGoods(Choice[State]):
    """The seat chooses the goods that pay for it, one after the other; they leave the game."""

    __slots__ = ("left", "space")
    id: ClassVar[str] = "GiveGoods"

    def __init__(self, seat: int, space: int, left: int) -> None:
        self.seat = seat
        self.space = space
        self.left = left

    def kind(self) -> int:
        return UNLESS_CLEAR

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        actions = [GIVE[kind] for kind in range(GOODS_KINDS) if state.kinds[seat] >> kind & 1]
        return actions if owned(state, seat) > self.left else actions[:1]

    def choose(self, state: State, seat: int, action: Action) -> None:
        kind = action.args[0]
        place = seat * GOODS_KINDS + kind
        state.goods[place] -= 1
        if not state.goods[place]:
            state.kinds[seat] &= ~(1 << kind)
        progress_of(state).gone[kind] += 1
        state.events.append(("give", seat, kind))
        if self.left > 1:
            state.agenda.append(GiveGoods(seat, self.space, self.left - 1))
        else:
            receive(state, seat, self.space)

    def arguments(self) -> list[object]:
        return [self.seat, self.space, self.left]
