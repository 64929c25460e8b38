"""What can be clicked for soldier tokens: which of them to send."""

from typing import Final

from burgrave.engine.action import Action, Element
from burgrave.games.kingsburg.elements import ACTIONS

_BLOCK: Final = ACTIONS.block(3466)

TOKEN_VALUES: Final[list[int]] = [0, 1, 2, 3, 4]
SEND: Final[list[Action]] = [_BLOCK.add("send", Element(f"token:{value}", value)) for value in TOKEN_VALUES]
