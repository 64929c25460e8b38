"""What can be clicked for white castles: the tile that grants an action, as what pays for it."""

from typing import Final

from burgrave.engine.action import Element
from burgrave.games.burgundy.elements import ACTIONS, BOARD_SPACES, GOODS, STORAGES, WHITE_DIE, add_source, hexes_from
from burgrave.games.burgundy.mainboard import BLACK

SOURCE: Final = Element("tile:white_castle", WHITE_DIE)

_BLOCK: Final = ACTIONS.block(1972)
_PLACE: Final = ACTIONS.block(5724)

add_source(
    SOURCE,
    take=[_BLOCK.add("take", SOURCE, space) for space in BOARD_SPACES[:BLACK]],
    sell=[_BLOCK.add("sell", SOURCE, kind) for kind in GOODS],
    workers=_BLOCK.add("workers", SOURCE),
    place=[[_PLACE.add("place", SOURCE, slot, hex_) for hex_ in hexes_from(slot)] for slot in STORAGES],
)
