"""Tuscany's own icons. Most names begin with `t_`: other games have castles too; badges have the names of their kinds."""

from typing import Final

from burgrave.games.tuscany.drawing.icons_domains import DOMAINS, PRODUCE
from burgrave.games.tuscany.drawing.icons_pieces import OWNED, SIGNS

ICONS: Final = {**DOMAINS, **PRODUCE, **OWNED, **SIGNS}
