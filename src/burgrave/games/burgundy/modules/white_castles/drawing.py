"""White castles: tiles like all others, so there is only a picture where the module is chosen."""

from typing import Final

from burgrave.games.burgundy.drawing.declaration import BurgundyDrawing
from burgrave.games.burgundy.modules.white_castles import ID

DRAWING: Final = BurgundyDrawing(module_icons={ID: "white_castle"})
