"""What can be clicked for lines of castles: the spaces of castles that are set aside, and taking one back."""

from typing import Final

from burgrave.engine.action import Action
from burgrave.games.burgundy.elements import ACTIONS, add_spaces
from burgrave.games.burgundy.tiles import CASTLES

ASIDE_SPACES: Final = add_spaces(46, [f"aside:{place + 1}" for place in range(CASTLES)])
RECOVER: Final[Action] = ACTIONS.block(11242).add("recover")
