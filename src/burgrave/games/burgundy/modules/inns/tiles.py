"""The tile of this expansion. Saves hold its number, which never changes."""

from typing import Final

from burgrave.games.burgundy.colours import WILD
from burgrave.games.burgundy.data import read_toml
from burgrave.games.burgundy.tiles import block

INN: Final = block(56).add("inn", WILD, kind=10, larger=1)
INNS: Final[int] = read_toml("modules/inns/tiles.toml")["inn"]["count"]
"""How many there are."""
