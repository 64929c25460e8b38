"""Every kind of hex tile and goods, as small numbers with lists of their properties.

A tile is known by its kind: ships are alike, and so are two cow tiles with three cows. 0 is no tile. Tiles of expansions stand here
too, not in their folders: positions and saves hold the numbers, which stay the same whatever is installed.
"""

from itertools import combinations
from typing import Any, Final

from burgrave.games.burgundy.colours import ANIMAL, BUILDING, CASTLE, COLOURS, MINE, MONASTERY, NOWHERE, SHIP, WILD
from burgrave.games.burgundy.data import read_toml

_TILES: Final = read_toml("tiles/tiles.toml")
MONASTERIES: Final[dict[int, dict[str, Any]]] = {
    int(number): printed for number, printed in read_toml("tiles/monasteries.toml").items()
}
"""The printed data of the monasteries, by number."""

TILES: Final[list[str]] = ["none"]
"""The names of all kinds of tile, by number of the kind."""
COLOUR: Final[list[int]] = [-1]
SPECIES: Final[list[int]] = [-1]
"""The species of the animals on a tile; -1 for other tiles."""
ANIMALS: Final[list[int]] = [0]
"""How many animals are on the tile."""
KIND: Final[list[int]] = [-1]
"""For monasteries their number; for what may lie only once in a city or region, which of these it is (see `ONCE`); else -1."""
WIDTH: Final[list[int]] = [0]
"""How many storage spaces the tile takes."""
SUPPLY: Final[list[list[int]]] = [[] for _ in COLOURS]
"""The base game's tiles with a coloured back, by colour; expansions add theirs in their modules."""
BLACK_SUPPLY: Final[list[int]] = []
"""The base game's tiles with a black back."""

SPECIES_NAMES: Final[tuple[str, ...]] = tuple(_TILES["animals"]["species"])
BUILDINGS: Final[tuple[str, ...]] = tuple(_TILES["buildings"]["kinds"])
BOARDING_HOUSE_WORKERS: Final[int] = _TILES["buildings"]["boarding_house_workers"]
BANK_SILVER: Final[int] = _TILES["buildings"]["bank_silver"]
WATCHTOWER_POINTS: Final[int] = _TILES["buildings"]["watchtower_points"]
GOODS: Final[tuple[str, ...]] = tuple(_TILES["goods"]["kinds"])
GOODS_EACH: Final[int] = _TILES["goods"]["each"]
GOODS_KINDS: Final = len(GOODS)
CASTLES: Final[int] = _TILES["castle"]["coloured"] + _TILES["castle"]["black"]
"""How many castle tiles there are."""


def declare(name: str, colour: int, species: int = -1, animals: int = 0, kind: int = -1, width: int = 1) -> int:
    """Add a kind of tile and return its number; the arguments are its entries in the lists above."""
    TILES.append(name)
    COLOUR.append(colour)
    SPECIES.append(species)
    ANIMALS.append(animals)
    KIND.append(kind)
    WIDTH.append(width)
    return len(TILES) - 1


def _printed(name: str, colour: int, coloured: int, black: int, species: int = -1, animals: int = 0, kind: int = -1) -> int:
    tile = declare(name, colour, species, animals, kind)
    SUPPLY[colour].extend([tile] * coloured)
    BLACK_SUPPLY.extend([tile] * black)
    return tile


CASTLE_TILE: Final = _printed("castle", CASTLE, _TILES["castle"]["coloured"], _TILES["castle"]["black"])
MINE_TILE: Final = _printed("mine", MINE, _TILES["mine"]["coloured"], _TILES["mine"]["black"])
SHIP_TILE: Final = _printed("ship", SHIP, _TILES["ship"]["coloured"], _TILES["ship"]["black"])
for _species, _name in enumerate(SPECIES_NAMES):
    for _tile in _TILES["animals"]["tiles"]:
        _printed(f"{_name}-{_tile['count']}", ANIMAL, _tile["coloured"], _tile["black"], _species, _tile["count"])
FIRST_BUILDING: Final = len(TILES)
for _kind, _name in enumerate(BUILDINGS):
    _printed(_name, BUILDING, _TILES["buildings"]["coloured"], _TILES["buildings"]["black"], kind=_kind)
BUILDING_TILES: Final = range(FIRST_BUILDING, len(TILES))
MONASTERY_TILE: Final[dict[int, int]] = {}
"""By the number of a monastery: its tile."""
PRINTED_MONASTERIES: Final = 29
"""How many have been printed. Their tiles are numbered here; those that somebody adds are numbered after all other tiles, whose
numbers stay the same in saves."""


def _declare_monastery(number: int) -> None:
    in_box = not MONASTERIES[number].get("expansion", False)
    black = MONASTERIES[number]["back"] == "black"
    name = f"monastery-{number}"
    MONASTERY_TILE[number] = _printed(name, MONASTERY, int(in_box and not black), int(in_box and black), kind=number)


for _number in range(1, PRINTED_MONASTERIES + 1):
    _declare_monastery(_number)

# ---- what expansions add; how many of them are in play is the business of their modules ----

WHITE_CASTLE: Final = declare("white_castle", BUILDING, kind=len(BUILDINGS))
WHITE_CASTLES: Final[int] = _TILES["white_castle"]["coloured"]
BLACK_WHITE_CASTLES: Final[int] = _TILES["white_castle"]["black"]
"""How many white castles have a coloured back, and how many a black one."""
CRANE: Final = declare("crane", BUILDING, kind=len(BUILDINGS) + 1)
CRANES: Final[int] = _TILES["crane"]["black"]
GEESE: Final = declare(f"geese-{_TILES['geese']['count']}", ANIMAL, len(SPECIES_NAMES), _TILES["geese"]["count"])
GEESE_TILES: Final[int] = _TILES["geese"]["black"]
INN: Final = declare("inn", WILD, kind=len(BUILDINGS) + 2)
INNS: Final[int] = _TILES["inn"]["count"]
BLACK_HEX: Final = declare("black_hex", WILD)
"""A tile that lies with its black back up."""
ONCE: Final = len(BUILDINGS) + 3
"""How many kinds of tile there are of which a city, or a region, takes only one."""
LIES_ONCE: Final[list[int]] = []
"""By tile: its number among those kinds; -1 for all other tiles."""
GOOSE: Final = len(SPECIES_NAMES)
"""The species that counts with every other one in its pasture."""

VINES: Final[tuple[str, ...]] = tuple(_TILES["vines"]["colours"])
"""The colours of vines, by number."""
FIRST_DOUBLE: Final = len(TILES)
DOUBLES: Final[list[tuple[int, int]]] = [*((vine, vine) for vine in range(len(VINES))), *combinations(range(len(VINES)), 2)]
"""The two vines of each double hex, beginning with the tile `FIRST_DOUBLE`."""
for _first, _second in DOUBLES:
    declare(f"vine-{VINES[_first]}-{VINES[_second]}", NOWHERE, width=2)
HALF: Final = declare("half", NOWHERE, width=0)
"""Not a tile: it marks the second storage space of a double hex, always the one after the first."""

# ---- what an edition has in place of another one's tiles ----

SPECIES_IN: Final[dict[str, tuple[str, ...]]] = {
    edition: tuple([_TILES["animals"]["instead"].get(edition, {}).get(name, name) for name in SPECIES_NAMES])
    for edition in ("2011", "special")
}
"""By edition: the names of its species. Ids of elements (`species:chicken`) have the names of `SPECIES_NAMES` in all editions."""
INSTEAD: Final[dict[str, dict[int, int]]] = {edition: {} for edition in SPECIES_IN}
"""By edition: tiles, each with the one that the edition has instead."""
for _edition, _names in SPECIES_IN.items():
    for _species, _name in enumerate(_names):
        for _tile in _TILES["animals"]["tiles"] if _name != SPECIES_NAMES[_species] else ():
            _usual = TILES.index(f"{SPECIES_NAMES[_species]}-{_tile['count']}")
            INSTEAD[_edition][_usual] = declare(f"{_name}-{_tile['count']}", ANIMAL, _species, _tile["count"])

for _number in MONASTERIES:
    if _number > PRINTED_MONASTERIES:
        _declare_monastery(_number)

KINDS_OF_TILE: Final = len(TILES)
LIES_ONCE.extend([KIND[tile] if COLOUR[tile] in (BUILDING, WILD) else -1 for tile in range(KINDS_OF_TILE)])


def tile_named(name: str) -> int:
    """Return the kind of tile with a name: `ship`, `cow-3`, `bank`, `monastery-12`."""
    return TILES.index(name)


def monastery(number: int) -> int:
    """Return the tile of a monastery's number."""
    return MONASTERY_TILE[number]


def by_edition(value: Any, edition: str) -> Any:
    """Return a printed value, or the edition's own where editions differ."""
    return value[edition] if isinstance(value, dict) and edition in value else value
