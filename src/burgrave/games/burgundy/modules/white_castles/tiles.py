"""The tiles of this expansion: white castles and monastery 29. Saves hold their numbers, which never change."""

from typing import Final

from burgrave.games.burgundy.colours import BUILDING
from burgrave.games.burgundy.data import read_toml
from burgrave.games.burgundy.tiles import block

_PRINTED: Final = read_toml("modules/white_castles/tiles.toml")["white_castle"]
_BLOCK: Final = block(52)

CHARTER: Final = 29
"""The monastery that scores white castles."""
(CHARTER_TILE,) = _BLOCK.add_monasteries(read_toml("modules/white_castles/monasteries.toml"))
WHITE_CASTLE: Final = _BLOCK.add("white_castle", BUILDING, kind=8)
WHITE_CASTLES: Final[int] = _PRINTED["coloured"]
BLACK_WHITE_CASTLES: Final[int] = _PRINTED["black"]
"""How many white castles have a coloured back, and how many a black one."""
WORTH: Final = 1.5
"""The weight of one more action, with the number of the white die, in the evaluation."""
