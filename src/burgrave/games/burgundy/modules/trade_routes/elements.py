"""What can be clicked for trade routes: which tile lies next."""

from typing import Final

from burgrave.engine.action import Action, Element
from burgrave.games.burgundy.elements import ACTIONS

ROUTE_TILES: Final = 12

_BLOCK: Final = ACTIONS.block(11243)

LAY_ROUTE: Final[list[Action]] = [_BLOCK.add("lay", Element(f"route:{tile + 1}", tile)) for tile in range(ROUTE_TILES)]
"""Actions by number of the tile."""
