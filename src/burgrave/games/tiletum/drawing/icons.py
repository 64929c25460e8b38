"""Tiletum's own icons. Names that other games or pages have too begin with `t_`; goods have the names of their badges."""

from typing import Final

from burgrave.games.tiletum.drawing.icons_goods import ACTIONS, GOODS
from burgrave.games.tiletum.drawing.icons_pieces import PIECES, SIGNS
from burgrave.games.tiletum.drawing.icons_residents import RESIDENTS

ICONS: Final = {**GOODS, **ACTIONS, **PIECES, **SIGNS, **RESIDENTS}

ACTION_ICON: Final = {
    "merchant": "merchant",
    "architect": "architect",
    "character": "character",
    "contract": "contract",
    "king": "crown",
    "any": "any",
}
"""By action; the crown is everybody's."""
