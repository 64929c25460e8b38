"""What can be clicked for vineyards: spaces beside the board, cells of a vineyard, vine bonus tiles."""

from typing import Final

from burgrave.engine.action import Action, Element
from burgrave.games.burgundy.elements import (
    ACTIONS,
    BOARD_SPACES,
    CASTLE,
    DEPOT_SPACES,
    DIE_1,
    DIE_2,
    SOURCES,
    STORAGES,
    WHITE_DIE,
    add_spaces,
)
from burgrave.games.burgundy.mainboard import BLACK
from burgrave.games.burgundy.modules.vineyards.tiles import VINES

VINE_DEPOT: Final = 37
"""The first of the vineyard depot's spaces, one for each number of a die; those of the store follow."""
VINE_STORE: Final = VINE_DEPOT + 6
VINE_SPACES: Final = VINE_STORE + 3
"""The end of the spaces of the vineyard's depot and store."""
add_spaces(VINE_DEPOT, [f"vine_depot:{place + 1}" for place in range(VINE_STORE - VINE_DEPOT)])
add_spaces(VINE_STORE, [f"vine_store:{place + 1}" for place in range(VINE_SPACES - VINE_STORE)])
CELL: Final = [Element(f"vine:{cell + 1}", cell) for cell in range(24)]
"""The cells of a vineyard: two for each double space, those of the first space first."""
VINE_TILE: Final = [Element(f"vine_tile:{colour}", vine) for vine, colour in enumerate(VINES)]
SPENT: Final = (SOURCES[DIE_1], SOURCES[DIE_2], SOURCES[CASTLE], Element("tile:white_castle", WHITE_DIE))
"""What pays for an action, a white castle among them where those are in play."""

_FROM_BLACK: Final = ACTIONS.block(6972)
_BLOCK: Final = ACTIONS.block(6985)
_SPACES: Final = [DEPOT_SPACES[space] for space in range(VINE_DEPOT, VINE_SPACES)]

FETCH: Final[dict[int, Action]] = {space.number: _FROM_BLACK.add("fetch", space) for space in BOARD_SPACES[BLACK:]} | {
    space.number: _BLOCK.add("fetch", space) for space in _SPACES
}
"""Taking a tile of the black depot, or of the vineyard's depot or store, by space."""
TAKE_VINE: Final[dict[int, list[Action]]] = {
    source.number: [_BLOCK.add("take_vine", source, space) for space in _SPACES[: VINE_STORE - VINE_DEPOT]] for source in SPENT
}
"""Actions by source and space of the vineyard depot."""
BUY_VINE: Final[list[Action]] = [_BLOCK.add("buy_vine", space) for space in _SPACES[VINE_STORE - VINE_DEPOT :]]
PLANT: Final[dict[int, list[list[Action]]]] = {
    source.number: [[_BLOCK.add("plant", source, slot, cell) for cell in CELL] for slot in STORAGES] for source in SPENT
}
"""Actions by source, storage space, and the cell onto which the first vine of the double hex goes."""
CLAIM_VINE: Final[list[Action]] = [_BLOCK.add("claim_vine", tile) for tile in VINE_TILE]
"""Taking a vine bonus tile, by colour."""
