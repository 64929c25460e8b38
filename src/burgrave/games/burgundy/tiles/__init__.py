"""Every kind of hex tile and goods, as small numbers with lists of their properties.

A tile is known by its kind: ships are alike, and so are two cow tiles with three cows. 0 is no tile. Positions and saves hold the
numbers, so they never change. A module declares its tiles in a `block`, whose first number it has written down: they are the same
whichever other modules are installed, and there may be numbers without a tile, whose name is "".
"""

from bisect import insort
from typing import Any, Final

from burgrave.games.burgundy.colours import ANIMAL, BUILDING, CASTLE, COLOURS, MINE, MONASTERY, NOWHERE, SHIP, WILD
from burgrave.games.burgundy.data import read_toml

_TILES: Final = read_toml("tiles/tiles.toml")
MONASTERIES: Final[dict[int, dict[str, Any]]] = {}
"""The printed data of the monasteries, by number."""
MONASTERY_TILE: Final[dict[int, int]] = {}
"""By the number of a monastery: its tile."""
SCORING_MONASTERIES: Final[list[int]] = []
"""The numbers of the monasteries that score at the end, in ascending order."""

KINDS_OF_TILE: Final = 128
"""How many numbers there are for kinds of tile."""
TILES: Final[list[str]] = []
"""The names of all kinds of tile, by number of the kind; "" for a number without a tile."""
NUMBER_OF: Final[dict[str, int]] = {}
"""The numbers of all kinds of tile, by name."""
COLOUR: Final[list[int]] = []
SPECIES: Final[list[int]] = []
"""The species of the animals on a tile; -1 for other tiles."""
ANIMALS: Final[list[int]] = []
"""How many animals are on the tile."""
KIND: Final[list[int]] = []
"""For monasteries their number; for what may lie only once in a city or region, which of these it is (see `ONCE`); else -1."""
LIES_ONCE: Final[list[int]] = []
"""By tile: its number among the kinds of which a city or region takes only one; -1 for all other tiles."""
WIDTH: Final[list[int]] = []
"""How many storage spaces the tile takes."""
LARGER: Final[list[int]] = []
"""By how much the tile makes its region larger."""
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


ONCE: Final = 16
"""How many kinds of tile there may be of which a city, or a region, takes only one; the first are the base game's buildings."""


class TileBlock:
    """Consecutive numbers of tiles, for those of one module."""

    __slots__ = ("_next",)

    def __init__(self, first: int) -> None:
        self._next = first

    def add(
        self, name: str, colour: int, species: int = -1, animals: int = 0, kind: int = -1, width: int = 1, larger: int = 0
    ) -> int:
        """Declare the block's next tile and return its number; the arguments are its entries in the lists above.

        Raises ValueError when the number is taken or too large, when there is a tile of this name, or when another tile of which a
        city or region takes only one has this `kind`.
        """
        number = self._next
        once = kind if colour in (BUILDING, WILD) else -1
        if name in NUMBER_OF:
            raise ValueError(f"there is a tile {name!r} already")
        if number < len(TILES) and TILES[number]:
            raise ValueError(f"{name!r} cannot be tile {number}: that is {TILES[number]!r}; free from {len(TILES)} on")
        if number >= KINDS_OF_TILE:
            raise ValueError(f"{name!r} cannot be tile {number}: the last one is {KINDS_OF_TILE - 1}")
        if once >= 0 and (once in LIES_ONCE or once >= ONCE):
            raise ValueError(f"{name!r} cannot be kind {kind} of those that lie once; free: {free_kinds()}")
        while len(TILES) <= number:
            _append("", -1, -1, 0, -1, -1, 0, 0)
        NUMBER_OF[name] = number
        TILES[number] = name
        COLOUR[number] = colour
        SPECIES[number] = species
        ANIMALS[number] = animals
        KIND[number] = kind
        LIES_ONCE[number] = once
        WIDTH[number] = width
        LARGER[number] = larger
        self._next += 1
        return number

    def add_monasteries(self, printed: dict[str, dict[str, Any]]) -> list[int]:
        """Declare the block's next tiles as monasteries and return their numbers; `printed` is the content of a
        `monasteries.toml`, by the number of the monastery. Raises ValueError as `add` does."""
        tiles = []
        for text, monastery in printed.items():
            number = int(text)
            tiles.append(self.add(f"monastery-{number}", MONASTERY, kind=number))
            MONASTERIES[number] = monastery
            MONASTERY_TILE[number] = tiles[-1]
            if "score" in monastery:
                insort(SCORING_MONASTERIES, number)
        return tiles


def _append(name: str, colour: int, species: int, animals: int, kind: int, once: int, width: int, larger: int) -> None:
    """Add an entry to each of the lists of tiles."""
    TILES.append(name)
    COLOUR.append(colour)
    SPECIES.append(species)
    ANIMALS.append(animals)
    KIND.append(kind)
    LIES_ONCE.append(once)
    WIDTH.append(width)
    LARGER.append(larger)


def free_kinds() -> list[int]:
    """Return the numbers that are free for kinds of which a city or region takes only one."""
    return [kind for kind in range(ONCE) if kind not in LIES_ONCE]


def block(first: int) -> TileBlock:
    """Return a block of numbers from this one on, for the tiles of a module."""
    return TileBlock(first)


_append("none", -1, -1, 0, -1, -1, 0, 0)
_BASE: Final = block(1)


def _printed(name: str, colour: int, coloured: int, black: int, species: int = -1, animals: int = 0, kind: int = -1) -> int:
    tile = _BASE.add(name, colour, species, animals, kind)
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
for _number in _BASE.add_monasteries(read_toml("tiles/monasteries.toml")):
    (BLACK_SUPPLY if MONASTERIES[KIND[_number]]["back"] == "black" else SUPPLY[MONASTERY]).append(_number)
BASE_MONASTERIES: Final = tuple(MONASTERIES)
"""The numbers of the base game's monasteries."""

# ---- what tiles of expansions may share ----

EVERY_SPECIES: Final = len(SPECIES_NAMES)
"""The species that counts with every other one in its pasture; the base game has none of it."""
BLACK_HEX: Final = block(57).add("black_hex", WILD)
"""A tile that lies with its black back up."""
HALF: Final = block(79).add("half", NOWHERE, width=0)
"""Not a tile: it marks the second storage space of a tile that takes two, always the one after the first."""

# ---- what an edition has in place of another one's tiles ----

SPECIES_IN: Final[dict[str, tuple[str, ...]]] = {
    edition: tuple([_TILES["animals"]["instead"].get(edition, {}).get(name, name) for name in SPECIES_NAMES])
    for edition in ("2011", "special")
}
"""By edition: the names of its species. Ids of elements (`species:chicken`) have the names of `SPECIES_NAMES` in all editions."""
INSTEAD: Final[dict[str, dict[int, int]]] = {edition: {} for edition in SPECIES_IN}
"""By edition: tiles, each with the one that the edition has instead."""
_INSTEAD: Final = block(80)
for _edition, _names in SPECIES_IN.items():
    for _species, _name in enumerate(_names):
        for _tile in _TILES["animals"]["tiles"] if _name != SPECIES_NAMES[_species] else ():
            _usual = NUMBER_OF[f"{SPECIES_NAMES[_species]}-{_tile['count']}"]
            INSTEAD[_edition][_usual] = _INSTEAD.add(f"{_name}-{_tile['count']}", ANIMAL, _species, _tile["count"])


def tile_names() -> list[str]:
    """Return the names of all tiles, by number; numbers that no module has taken are left out."""
    return [name for name in TILES[1:] if name]


def tile_named(name: str) -> int:
    """Return the kind of tile with a name: `ship`, `cow-3`, `bank`, `monastery-12`; raises KeyError when there is none."""
    return NUMBER_OF[name]


def monastery(number: int) -> int:
    """Return the tile of a monastery's number."""
    return MONASTERY_TILE[number]


def by_edition(value: Any, edition: str) -> Any:
    """Return a printed value, or the edition's own where editions differ."""
    return value[edition] if isinstance(value, dict) and edition in value else value
