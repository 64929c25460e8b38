"""The shared board on a desk: fairs, the map of Europe, the king track, both markets."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.markup import frame
from burgrave.draw.parts import Sheet
from burgrave.draw.shapes import box, stroke
from burgrave.games.tiletum.drawing.board_labels import board_labels
from burgrave.games.tiletum.drawing.coast import MARGIN, ground
from burgrave.games.tiletum.drawing.fair_cards import fairs
from burgrave.games.tiletum.drawing.figures import figures
from burgrave.games.tiletum.drawing.king import king_desk, king_ground
from burgrave.games.tiletum.drawing.layout import DESK
from burgrave.games.tiletum.drawing.markets import (
    DESK_CHARACTERS,
    DESK_CONTRACTS,
    DESK_DECK,
    characters,
    contracts,
    markets_ground,
)
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.drawing.spots import cities, road_spaces
from burgrave.games.tiletum.drawing.ways import ways

WIDTH: Final = DESK.width
KING: Final = DESK.top + DESK.height
KING_HEIGHT: Final = 60
MARKETS: Final = KING + KING_HEIGHT
MARKETS_HEIGHT: Final = 92
HEIGHT: Final = MARKETS + MARKETS_HEIGHT


def board(scene: Scene) -> Sheet:
    """Return the whole shared board, in parts."""
    before, after = frame(WIDTH, HEIGHT, board_labels(scene.language).board, below(scene.language), "draw tiletum-board")
    pieces = (
        fairs(scene),
        ways(scene),
        *cities(scene, DESK),
        road_spaces(DESK, scene.language),
        figures(scene, DESK),
        king_desk(scene, KING),
        contracts(scene, DESK_CONTRACTS, MARKETS),
        characters(scene, DESK_CHARACTERS, MARKETS, DESK_DECK),
    )
    return Sheet(before, pieces, after)


@lru_cache(maxsize=8)
def below(language: str) -> str:
    """Draw the map itself, the empty track, titles."""
    out = ground(DESK) + box(WIDTH / 2, KING + KING_HEIGHT / 2, WIDTH + 2 * MARGIN, KING_HEIGHT, 0, "king-ground")
    out += "".join(stroke(-MARGIN, y, WIDTH + MARGIN, y, "cell-line") for y in (DESK.top, KING, MARKETS))
    return out + king_ground(language, KING) + markets_ground(language, MARKETS, MARKETS_HEIGHT)
