"""The tiles of this expansion: monasteries 27 and 28, the crane and the geese. Saves hold their numbers, which never change."""

from typing import Final

from burgrave.games.burgundy.colours import ANIMAL, BUILDING
from burgrave.games.burgundy.data import read_toml
from burgrave.games.burgundy.tiles import EVERY_SPECIES, block

_PRINTED: Final = read_toml("modules/extra_hexes/tiles.toml")
_BLOCK: Final = block(54)

HERALD: Final = 27
HIRING_HALL: Final = 28
"""The numbers of the two monasteries."""
HERALD_TILE, HIRING_HALL_TILE = block(50).add_monasteries(read_toml("modules/extra_hexes/monasteries.toml"))
CRANE: Final = _BLOCK.add("crane", BUILDING, kind=9)
CRANES: Final[int] = _PRINTED["crane"]["black"]
GEESE: Final = _BLOCK.add(f"geese-{_PRINTED['geese']['count']}", ANIMAL, EVERY_SPECIES, _PRINTED["geese"]["count"])
GEESE_TILES: Final[int] = _PRINTED["geese"]["black"]
