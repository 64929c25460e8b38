"""The shape of a saved position: which fields, how long, which numbers."""

from typing import Final

from burgrave.engine.saved import Lists, Numbers
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.mainboard import ALL_SPACES, DEPOTS, STORAGE
from burgrave.games.burgundy.points import POINT_SOURCES
from burgrave.games.burgundy.tiles import GOODS_KINDS, KINDS_OF_TILE

NUMBERS: Final[Numbers] = dict.fromkeys(("phase", "round", "white", "spent", "turn"), (0, 15))

LISTS: Final[Lists] = {
    "dice": (2, 0, 6),
    "dice_left": (1, 0, 3),
    "order": (1, 0, 3),
    "rota": (1, 0, 3),
    "track": (1, 0, 99),
    "tiles": (HEXES, 0, KINDS_OF_TILE - 1),
    "storage": (STORAGE, 0, KINDS_OF_TILE - 1),
    "goods": (GOODS_KINDS, 0, 99),
    "sold": (GOODS_KINDS, 0, 99),
    "silver": (1, 0, 9999),
    "workers": (1, 0, 9999),
    "points": (1, 0, 9999),
    "sources": (len(POINT_SOURCES), 0, 9999),
    "bonus": (-12, -1, 3),
    "depots": (-ALL_SPACES, 0, KINDS_OF_TILE - 1),
    "depot_goods": (-DEPOTS * GOODS_KINDS, 0, 99),
    "drawn": (-7, 0, 99),
    "goods_pile": (-42, 0, GOODS_KINDS - 1),
}
