"""The trade routes' own part of a state: whose tiles lie in which order, and the goods on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.chance import shuffle
from burgrave.engine.errors import BadSave
from burgrave.engine.saved import numbers
from burgrave.games.burgundy.book import FEWEST
from burgrave.games.burgundy.modules.trade_routes.printed import EACH, LENGTH, TILES, Space
from burgrave.games.burgundy.tiles import GOODS_KINDS

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


ID: Final = "trade_routes"


class Routes:
    """The routes by seat; a seat that a module plays has none."""

    __slots__ = ("goods", "hand", "tiles")

    def __init__(self, tiles: list[list[int]], hand: list[list[int]], goods: list[list[int]]) -> None:
        self.tiles = tiles
        """By seat: its tiles from left to right."""
        self.hand = hand
        """By seat: the tiles that it still has to lay."""
        self.goods = goods
        """By seat: the kinds of goods on the spaces, from the first space on."""

    def clone(self) -> Routes:
        """Return an independent copy."""
        return Routes([row[:] for row in self.tiles], [row[:] for row in self.hand], [row[:] for row in self.goods])

    def data(self) -> dict[str, Any]:
        """Return everything as JSON-able data, for saves."""
        return {
            "tiles": [row[:] for row in self.tiles],
            "hand": [row[:] for row in self.hand],
            "goods": [row[:] for row in self.goods],
        }

    def restore(self, data: Any) -> None:
        """Take everything from saved data; raises BadSave for data that does not fit."""
        seats = len(self.tiles)
        if not isinstance(data, dict) or set(data) != {"tiles", "hand", "goods"}:
            raise BadSave("trade routes are saved with tiles, hand and goods")
        for name in ("tiles", "hand", "goods"):
            if not isinstance(data[name], list) or len(data[name]) != seats:
                raise BadSave(f"{name!r} of the trade routes must have a list for each of {seats} seats")
        each = [len(row) + len(hand) for row, hand in zip(self.tiles, self.hand, strict=True)]
        self.tiles = [numbers("tiles", row, None, 0, len(TILES) - 1) for row in data["tiles"]]
        self.hand = [numbers("hand", row, None, 0, len(TILES) - 1) for row in data["hand"]]
        self.goods = [numbers("goods", row, None, 0, GOODS_KINDS - 1) for row in data["goods"]]
        dealt = [tile for row in (*self.tiles, *self.hand) for tile in row]
        if len(set(dealt)) != len(dealt) or [len(row) + len(hand) for row, hand in zip(self.tiles, self.hand)] != each:
            raise BadSave(f"trade routes must have {each} tiles, each tile once")
        if any(len(goods) > len(row) * LENGTH for goods, row in zip(self.goods, self.tiles, strict=True)):
            raise BadSave("more goods than spaces on a trade route")

    def spaces(self, seat: int) -> list[Space]:
        """Return all spaces of a seat's route."""
        return [space for tile in self.tiles[seat] for space in TILES[tile]]

    def ahead(self, seat: int, count: int) -> list[Space]:
        """Return the spaces on which the next `count` goods would lie."""
        filled = len(self.goods[seat])
        return self.spaces(seat)[filled : filled + count]

    def is_full(self, seat: int) -> bool:
        """Whether every space has its goods."""
        return len(self.goods[seat]) == len(self.tiles[seat]) * LENGTH


def deal(state: State) -> Routes:
    """Deal random tiles to everybody, in random order or to be laid in an order that the players choose."""
    each = EACH[max(state.seats, FEWEST)]
    shuffled = shuffle(state, list(range(len(TILES))))
    dealt: list[list[int]] = [[] for _ in range(state.seats)]
    for index, seat in enumerate(state.book.people):
        dealt[seat] = shuffled[index * each : (index + 1) * each]
    no_tiles: list[list[int]] = [[] for _ in range(state.seats)]
    if state.rules.options["route_order"] == "chosen":
        return Routes(no_tiles, [sorted(row) for row in dealt], [[] for _ in range(state.seats)])
    return Routes(dealt, no_tiles, [[] for _ in range(state.seats)])


def routes(state: State) -> Routes:
    """Return the module's part of a state."""
    own_part: Routes = state.slices[state.book.slice_places[ID]]
    return own_part
