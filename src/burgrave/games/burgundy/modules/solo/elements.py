"""What can be clicked in a game for one: hexes of the black depot for covered colours and for goods, and what comes first."""

from typing import Final

from burgrave.engine.action import Action
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.elements import ACTIONS, BOARD_SPACES, GOODS, HEX, add_settling
from burgrave.games.burgundy.mainboard import BLACK, BLACK_SPACES

DUCHIES: Final = (add_settling(1898, "33"), add_settling(1935, "34"))
"""The numbers of duchies for one."""

_BLOCK: Final = ACTIONS.block(6806)
_BLACK: Final = BOARD_SPACES[BLACK : BLACK + min(BLACK_SPACES.values())]

INSTALL: Final[list[list[Action]]] = [[_BLOCK.add("install", space, hex_) for hex_ in HEX[:HEXES]] for space in _BLACK]
"""Actions by space of the black depot and hex."""
EXCHANGE: Final[list[Action]] = [_BLOCK.add("exchange", space) for space in _BLACK]
GIVE: Final[list[Action]] = [_BLOCK.add("give", kind) for kind in GOODS]
BUY_POINTS: Final[Action] = _BLOCK.add("buy_points")
EFFECT_FIRST: Final[Action] = _BLOCK.add("effect_first")
COLOUR_FIRST: Final[Action] = _BLOCK.add("colour_first")
TARGET_FIRST: Final[Action] = _BLOCK.add("target_first")
REGION_FIRST: Final[Action] = _BLOCK.add("region_first")
TILE_FIRST: Final[Action] = _BLOCK.add("tile_first")
POSTS_FIRST: Final[Action] = _BLOCK.add("posts_first")
COUNT_CRANE: Final[Action] = _BLOCK.add("count_crane")
