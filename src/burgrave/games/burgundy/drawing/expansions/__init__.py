"""The drawings of the expansions, one file for each; importing this makes them known."""

from burgrave.games.burgundy.drawing.additions import ADDITIONS
from burgrave.games.burgundy.drawing.expansions import (
    border_posts,
    castle_lines,
    chateauma,
    extra_hexes,
    inns,
    shields,
    solo,
    team,
    trade_routes,
    vineyards,
    white_castles,
)

ADDITIONS.extend(
    (
        castle_lines.ADDITION,
        extra_hexes.ADDITION,
        border_posts.ADDITION,
        white_castles.ADDITION,
        inns.ADDITION,
        trade_routes.ADDITION,
        team.ADDITION,
        solo.ADDITION,
        shields.ADDITION,
        vineyards.ADDITION,
        chateauma.ADDITION,
    )
)
