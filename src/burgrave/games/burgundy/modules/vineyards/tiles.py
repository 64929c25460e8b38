"""The tiles of this expansion: double hexes, each with two vines. Saves hold their numbers, which never change."""

from itertools import combinations
from typing import Final

from burgrave.games.burgundy.colours import NOWHERE
from burgrave.games.burgundy.data import read_toml
from burgrave.games.burgundy.tiles import block

VINES: Final[tuple[str, ...]] = tuple(read_toml("modules/vineyards/tiles.toml")["vines"]["colours"])
"""The colours of vines, by number."""
FIRST_DOUBLE: Final = 58
DOUBLES: Final[list[tuple[int, int]]] = [*((vine, vine) for vine in range(len(VINES))), *combinations(range(len(VINES)), 2)]
"""The two vines of each double hex, beginning with the tile `FIRST_DOUBLE`."""

_BLOCK: Final = block(FIRST_DOUBLE)
for _first, _second in DOUBLES:
    _BLOCK.add(f"vine-{VINES[_first]}-{VINES[_second]}", NOWHERE, width=2)
