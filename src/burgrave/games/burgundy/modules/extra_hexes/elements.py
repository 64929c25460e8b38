"""What can be clicked for extra hexes: the building that a crane copies, the species that geese count with, workers for silver."""

from typing import Final

from burgrave.engine.action import Action, Element
from burgrave.games.burgundy.elements import ACTIONS
from burgrave.games.burgundy.tiles import BUILDING_TILES, SPECIES_NAMES, TILES

_BLOCK: Final = ACTIONS.block(11228)

WHITE_CASTLE: Final = 53
"""The tile of another expansion, which a crane can be where that is in play."""
BUILDING_KINDS: Final = [
    *(Element(f"building:{TILES[tile]}", tile) for tile in BUILDING_TILES),
    Element("building:white_castle", WHITE_CASTLE),
]
CRANE_AS: Final[dict[int, Action]] = {kind.number: _BLOCK.add("lift", kind) for kind in BUILDING_KINDS}
"""Actions by kind of building."""
COUNT: Final[list[Action]] = [_BLOCK.add("count", Element(f"species:{name}", at)) for at, name in enumerate(SPECIES_NAMES)]
"""Actions by number of the species."""
RECRUIT: Final[Action] = _BLOCK.add("recruit")
