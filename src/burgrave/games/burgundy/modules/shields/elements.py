"""What can be clicked for shields: on the board and on castles, numbers for dice and payments, players."""

from typing import Final

from burgrave.engine.action import Action, Element
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.elements import ACTIONS, BOARD_SPACES, DIE_1, DIE_2, GOODS, HEX, SOURCES

SHIELD: Final = [Element(f"shield:{shield + 1}", shield) for shield in range(18)]
NUMBER: Final = [Element(f"number:{number}", number) for number in range(1, 7)]
PLAYER: Final = [Element(f"player:{seat + 1}", seat) for seat in range(4)]

_BLOCK: Final = ACTIONS.block(9331)

TAKE_SHIELD: Final[list[list[Action]]] = [[_BLOCK.add("shield", shield, hex_) for hex_ in HEX[:HEXES]] for shield in SHIELD]
"""Actions by shield and the hex of a castle."""
SET_DIE: Final[list[list[Action]]] = [
    [_BLOCK.add("set", die, number) for number in NUMBER] for die in (SOURCES[DIE_1], SOURCES[DIE_2])
]
"""Actions by die and number."""
COPY: Final[list[Action]] = [_BLOCK.add("copy", player) for player in PLAYER]
"""Copying the monasteries of a player, by seat."""
GATHER: Final[list[Action]] = [_BLOCK.add("gather", kind) for kind in GOODS]
"""Taking goods from all depots, by kind."""
BRING: Final[list[list[Action]]] = [[_BLOCK.add("bring", space, hex_) for hex_ in HEX[:HEXES]] for space in BOARD_SPACES]
"""Moving a tile from a depot straight into the duchy, by depot space and hex."""
PAY: Final[Action] = _BLOCK.add("pay")
"""Paying the tribute in silver."""
PAY_WITH: Final[list[Action]] = [_BLOCK.add("pay_with", number) for number in NUMBER]
"""Paying the tribute with this many workers and the rest in silver."""
DROP: Final[list[Action]] = [_BLOCK.add("drop", shield) for shield in SHIELD]
"""Giving up a shield, by shield."""
