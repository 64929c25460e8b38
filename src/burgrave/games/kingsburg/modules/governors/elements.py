"""What can be clicked for governors: the cards, and bids for them."""

from typing import Final

from burgrave.engine.action import Action, Element
from burgrave.games.kingsburg.elements import ACTIONS
from burgrave.games.kingsburg.ids import names_of

HIGHEST_BID: Final = 20
GOVERNOR: Final = [Element(f"governor:{name}", number) for number, name in enumerate(names_of("governor"))]

_BLOCK: Final = ACTIONS.block(3395)

KEEP: Final[list[Action]] = [_BLOCK.add("keep", governor) for governor in GOVERNOR]
NOMINATE: Final[list[Action]] = [_BLOCK.add("nominate", governor) for governor in GOVERNOR]
BID: Final[list[Action]] = [_BLOCK.add("bid", Element(f"points:{points}", points)) for points in range(HIGHEST_BID + 1)]
"""By points."""
