"""Tuscany's own icons. Names begin with `t_`: other games have castles and workers too."""

from typing import Final

from burgrave.games.tuscany.drawing.icons_domains import DOMAINS, PRODUCE
from burgrave.games.tuscany.drawing.icons_pieces import OWNED, SIGNS

ICONS: Final = {**DOMAINS, **PRODUCE, **OWNED, **SIGNS}
