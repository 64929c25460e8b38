"""The modules of Burgundy by id, in rulebook order."""

from typing import Final

from burgrave.engine.module import Module
from burgrave.games.burgundy.modules.base import BASE
from burgrave.games.burgundy.modules.border_posts import BORDER_POSTS
from burgrave.games.burgundy.modules.castle_lines import CASTLE_LINES
from burgrave.games.burgundy.modules.chateauma import CHATEAUMA
from burgrave.games.burgundy.modules.extra_hexes import EXTRA_HEXES
from burgrave.games.burgundy.modules.inns import INNS
from burgrave.games.burgundy.modules.shields import SHIELDS_MODULE
from burgrave.games.burgundy.modules.solo import SOLO
from burgrave.games.burgundy.modules.team import TEAM
from burgrave.games.burgundy.modules.trade_routes import TRADE_ROUTES
from burgrave.games.burgundy.modules.vineyards import VINEYARDS
from burgrave.games.burgundy.modules.white_castles import WHITE_CASTLES_MODULE
from burgrave.games.burgundy.state import State

MODULES: Final[dict[str, Module[State]]] = {
    module.id: module
    for module in (
        BASE,
        CASTLE_LINES,
        EXTRA_HEXES,
        BORDER_POSTS,
        WHITE_CASTLES_MODULE,
        INNS,
        TRADE_ROUTES,
        TEAM,
        SOLO,
        SHIELDS_MODULE,
        VINEYARDS,
        CHATEAUMA,
    )
}
