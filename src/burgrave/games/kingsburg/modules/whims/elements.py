"""What can be clicked for whims: a friend, a resource for everybody, a resource for somebody."""

from typing import Final

from burgrave.engine.action import Action
from burgrave.games.kingsburg.bundles import RESOURCES
from burgrave.games.kingsburg.elements import ACTIONS, KIND, SEAT

_BLOCK: Final = ACTIONS.block(3539)

NAME: Final[list[Action]] = [_BLOCK.add("name", seat) for seat in SEAT]
GRANT: Final[list[Action]] = [_BLOCK.add("grant", kind) for kind in KIND[:RESOURCES]]
GIVE: Final[list[list[Action]]] = [[_BLOCK.add("give", kind, seat) for seat in SEAT] for kind in KIND[:RESOURCES]]
"""By resource and receiving seat."""
