"""Every kind of hex tile and goods, as small numbers with tables beside them.

A tile is known by its kind: ships are alike, and so are two cow tiles with three cows. 0 is no tile.
"""

from typing import Any, Final

from burgrave.games.burgundy.colours import ANIMAL, BUILDING, CASTLE, COLOURS, MINE, MONASTERY, SHIP
from burgrave.games.burgundy.data import table

_TILES: Final = table("tiles/tiles.toml")
MONASTERIES: Final[dict[int, dict[str, Any]]] = {int(number): it for number, it in table("tiles/monasteries.toml").items()}
"""What `monasteries.toml` says, by number."""

TILES: Final[list[str]] = ["none"]
"""Names, by kind."""
COLOUR: Final[list[int]] = [-1]
SPECIES: Final[list[int]] = [-1]
"""Of animals: which species; -1 for other tiles."""
ANIMALS: Final[list[int]] = [0]
"""How many animals are on the tile."""
KIND: Final[list[int]] = [-1]
"""Of buildings: which of the eight; of monasteries: their number; -1 for other tiles."""
SUPPLY: Final[list[list[int]]] = [[] for _ in COLOURS]
"""Tiles with a coloured back, by colour."""
BLACK_SUPPLY: Final[list[int]] = []
"""Tiles with a black back."""

SPECIES_NAMES: Final[tuple[str, ...]] = tuple(_TILES["animals"]["species"])
BUILDINGS: Final[tuple[str, ...]] = tuple(_TILES["buildings"]["kinds"])
BOARDING_HOUSE_WORKERS: Final[int] = _TILES["buildings"]["boarding_house_workers"]
BANK_SILVER: Final[int] = _TILES["buildings"]["bank_silver"]
WATCHTOWER_POINTS: Final[int] = _TILES["buildings"]["watchtower_points"]
GOODS: Final[tuple[str, ...]] = tuple(_TILES["goods"]["kinds"])
GOODS_EACH: Final[int] = _TILES["goods"]["each"]
GOODS_KINDS: Final = len(GOODS)


def _declare(name: str, colour: int, coloured: int, black: int, species: int = -1, animals: int = 0, kind: int = -1) -> int:
    tile = len(TILES)
    TILES.append(name)
    COLOUR.append(colour)
    SPECIES.append(species)
    ANIMALS.append(animals)
    KIND.append(kind)
    SUPPLY[colour].extend([tile] * coloured)
    BLACK_SUPPLY.extend([tile] * black)
    return tile


CASTLE_TILE: Final = _declare("castle", CASTLE, _TILES["castle"]["coloured"], _TILES["castle"]["black"])
MINE_TILE: Final = _declare("mine", MINE, _TILES["mine"]["coloured"], _TILES["mine"]["black"])
SHIP_TILE: Final = _declare("ship", SHIP, _TILES["ship"]["coloured"], _TILES["ship"]["black"])
for _species, _name in enumerate(SPECIES_NAMES):
    for _tile in _TILES["animals"]["tiles"]:
        _declare(f"{_name}-{_tile['count']}", ANIMAL, _tile["coloured"], _tile["black"], _species, _tile["count"])
FIRST_BUILDING: Final = len(TILES)
for _kind, _name in enumerate(BUILDINGS):
    _declare(_name, BUILDING, _TILES["buildings"]["coloured"], _TILES["buildings"]["black"], kind=_kind)
FIRST_MONASTERY: Final = len(TILES)
for _number, _monastery in MONASTERIES.items():
    _black = int(_monastery["back"] == "black")
    _declare(f"monastery-{_number}", MONASTERY, 1 - _black, _black, kind=_number)

KINDS_OF_TILE: Final = len(TILES)


def tile_named(name: str) -> int:
    """The kind of tile of that name: `ship`, `cow-3`, `bank`, `monastery-12`."""
    return TILES.index(name)


def monastery(number: int) -> int:
    """The tile of a monastery's number."""
    return FIRST_MONASTERY + number - 1


def by_edition(value: Any, edition: str) -> Any:
    """A printed value, or the one of the edition where editions differ."""
    return value[edition] if isinstance(value, dict) and edition in value else value
