"""The tiles, as their printed data declares them."""

from typing import Any, Final

from burgrave.games.kingsburg.bundles import Bundle, bundle
from burgrave.games.kingsburg.data import read_toml

PRINTED: Final[dict[str, dict[str, Any]]] = read_toml("modules/whims/whims.toml")
"""By rank: the printed data of a tile."""
TILES: Final = len(PRINTED)
FIRST_TILE: Final = 18
"""The number of the reward of the tile of rank 1; the others follow."""
TAKEN: Final[list[Bundle]] = [bundle(declared) for declared in read_toml("modules/whims/taken.toml")["taken"]]
"""Bundles that tiles give, and the council does not."""
