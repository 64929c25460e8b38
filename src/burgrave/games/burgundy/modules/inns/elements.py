"""What can be clicked for inns: the spaces of their stack, the first one at its bottom."""

from typing import Final

from burgrave.engine.action import Action
from burgrave.games.burgundy.elements import ACTIONS, DEPOT_SPACES, add_spaces
from burgrave.games.burgundy.modules.inns.tiles import INNS

INN_SPACES: Final = add_spaces(32, [f"inn:{place + 1}" for place in range(INNS)])

_BLOCK: Final = ACTIONS.block(6801)

BUY_INN: Final[list[Action]] = [_BLOCK.add("buy_inn", DEPOT_SPACES[space]) for space in INN_SPACES]
"""Actions by place in the stack."""
