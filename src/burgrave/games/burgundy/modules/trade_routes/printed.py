"""The printed data of the trade route tiles and their bonuses."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.data import read_toml

_ROUTES: Final = read_toml("modules/trade_routes/routes.toml")

BONUSES: Final = (
    "extra_action",
    "place",
    "sell",
    "take_building",
    "take_mine_monastery_castle",
    "take_ship_animal",
    "workers",
    "silver",
    "points",
)
"""What a space can bring: an action, a placement, a sale, a tile of some colours, or workers, silver, points."""
EXTRA_ACTION, PLACE, SELL = range(3)
TAKE_BUILDING, TAKE_MINE_MONASTERY_CASTLE, TAKE_SHIP_ANIMAL = range(3, 6)
WORKERS, SILVER, POINTS = range(6, 9)
GAINED: Final[dict[str, int]] = {name: count for name, count in _ROUTES["bonuses"].items() if name != "source"}
"""How many workers, silver and points such bonuses bring."""

Space = tuple[int, int]
"""A space: a kind of goods, and the bonus that it brings there."""


def _space(printed: str) -> Space:
    number, bonus = printed.split()
    return int(number) - 1, BONUSES.index(bonus)


TILES: Final[list[tuple[Space, ...]]] = [
    tuple(_space(printed) for printed in spaces) for number, spaces in _ROUTES["tiles"].items() if number != "source"
]
"""The spaces of each tile from left to right; tile 1 has index 0."""
LENGTH: Final = len(TILES[0])
EACH: Final[dict[int, int]] = {int(seats): tiles for seats, tiles in _ROUTES["deal"].items() if seats != "source"}
"""How many tiles each player has, by number of players."""
