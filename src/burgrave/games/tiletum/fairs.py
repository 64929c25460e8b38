"""The eleven fair tiles and the cities of the fairs."""

from typing import Any, Final

from burgrave.games.tiletum.data import read_toml
from burgrave.games.tiletum.europe import PLACES

_FAIRS: Final = read_toml("fairs.toml")
_TILES: Final[dict[str, Any]] = {name: tile for name, tile in _FAIRS["tiles"].items() if name != "source"}

FAIRS: Final[tuple[str, ...]] = tuple(_TILES)
FAIR_COUNTS: Final[list[list[str]]] = [tile["counts"] for tile in _TILES.values()]
"""What is counted; of two things, sets of one of each."""
FAIR_POINTS: Final[list[int]] = [tile["points"] for tile in _TILES.values()]
KING_FAIR: Final = FAIRS.index("king")
"""The one that counts in the king phase, and only once."""
FIRST_CITY: Final = PLACES.index(_FAIRS["cities"]["first"])
CITY_TILES: Final[list[int]] = [PLACES.index(city) for city in _FAIRS["cities"]["tiles"]]
