"""The words of the expansions, one file for each; importing this makes them known."""

from burgrave.games.burgundy.words.expansions.border_posts import BORDER_POSTS_PART
from burgrave.games.burgundy.words.expansions.castle_lines import CASTLE_LINES_PART
from burgrave.games.burgundy.words.expansions.chateauma import CHATEAUMA_PART
from burgrave.games.burgundy.words.expansions.extra_hexes import EXTRA_HEXES_PART
from burgrave.games.burgundy.words.expansions.inns import INNS_PART
from burgrave.games.burgundy.words.expansions.shields import SHIELDS_PART
from burgrave.games.burgundy.words.expansions.solo import SOLO_PART
from burgrave.games.burgundy.words.expansions.team import TEAM_PART
from burgrave.games.burgundy.words.expansions.trade_routes import TRADE_ROUTES_PART
from burgrave.games.burgundy.words.expansions.vineyards import VINEYARDS_PART
from burgrave.games.burgundy.words.expansions.white_castles import WHITE_CASTLES_PART
from burgrave.games.burgundy.words.parts import PARTS

PARTS.extend(
    (
        CASTLE_LINES_PART,
        EXTRA_HEXES_PART,
        BORDER_POSTS_PART,
        WHITE_CASTLES_PART,
        INNS_PART,
        TRADE_ROUTES_PART,
        TEAM_PART,
        SOLO_PART,
        SHIELDS_PART,
        VINEYARDS_PART,
        CHATEAUMA_PART,
    )
)
