"""The shared board on a phone: fairs and map on one page, king track and markets on another, below the wheel."""

from __future__ import annotations

from typing import Final

from burgrave.draw.markup import frame, picture
from burgrave.draw.parts import Sheet
from burgrave.draw.shapes import box, stroke
from burgrave.games.tiletum.drawing.board_labels import board_labels
from burgrave.games.tiletum.drawing.coast import MARGIN, ground
from burgrave.games.tiletum.drawing.fair_cards import fairs
from burgrave.games.tiletum.drawing.figures import figures
from burgrave.games.tiletum.drawing.king import king_phone
from burgrave.games.tiletum.drawing.layout import PHONE
from burgrave.games.tiletum.drawing.markets import markets_phone
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.drawing.spots import cities, road_spaces

MAP_HEIGHT: Final = PHONE.top + PHONE.height
KING_HEIGHT: Final = 60
TRACKS_HEIGHT: Final = KING_HEIGHT + 192


def map_phone(scene: Scene) -> Sheet:
    """Fairs over the map, in pieces."""
    language = scene.language
    before, after = frame(PHONE.width, MAP_HEIGHT, board_labels(language).map, ground(PHONE), "draw tiletum-board")
    pieces = (
        fairs(scene, is_small=True),
        *cities(scene, PHONE),
        road_spaces(PHONE, language),
        figures(scene, PHONE),
    )
    return Sheet(before, pieces, after)


def tracks_phone(scene: Scene) -> str:
    """King track and both markets."""
    body = box(PHONE.width / 2, KING_HEIGHT / 2, PHONE.width + 2 * MARGIN, KING_HEIGHT, 0, "king-ground")
    body += "".join(stroke(-MARGIN, y, PHONE.width + MARGIN, y, "cell-line") for y in (0, KING_HEIGHT))
    body += king_phone(scene, 0) + markets_phone(scene, KING_HEIGHT)
    return picture(PHONE.width, TRACKS_HEIGHT, body, board_labels(scene.language).tracks, "draw tiletum-board")
