"""The shape of a saved position: which fields, how long, which numbers."""

from typing import Final

from burgrave.engine.saved import Lists, Numbers
from burgrave.games.burgundy.book import Book
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.mainboard import DEPOTS
from burgrave.games.burgundy.tiles import GOODS_KINDS, TILES

NUMBERS: Final[Numbers] = dict.fromkeys(("phase", "round", "white", "spent", "turn"), (0, 15))

LISTS: Final[tuple[str, ...]] = (
    "dice",
    "dice_left",
    "order",
    "rota",
    "track",
    "tiles",
    "storage",
    "goods",
    "sold",
    "silver",
    "workers",
    "points",
    "sources",
    "bonus",
    "depots",
    "depot_goods",
    "drawn",
    "goods_pile",
)


def lists_of(book: Book) -> Lists:
    """Return the shape of every list: its length (for each seat; negative: in all), smallest and largest number."""
    return {
        "dice": (2, 0, 6),
        "dice_left": (1, 0, 3),
        "order": (1, 0, 3),
        "rota": (1, 0, 3),
        "track": (1, 0, 99),
        "tiles": (HEXES, 0, len(TILES) - 1),
        "storage": (-book.storage_size, 0, len(TILES) - 1),
        "goods": (GOODS_KINDS, 0, 99),
        "sold": (GOODS_KINDS, 0, 99),
        "silver": (1, 0, 9999),
        "workers": (1, 0, 9999),
        "points": (1, 0, 9999),
        "sources": (len(book.sources), -999, 9999),
        "bonus": (-12, -1, 3),
        "depots": (-book.spaces, 0, len(TILES) - 1),
        "depot_goods": (-DEPOTS * GOODS_KINDS, 0, 99),
        "drawn": (-len(book.supply), 0, 99),
        "goods_pile": (-len(book.goods), 0, GOODS_KINDS - 1),
    }
