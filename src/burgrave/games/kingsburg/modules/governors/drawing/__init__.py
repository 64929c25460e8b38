"""Governors: everybody's, those to choose from, bids, and the spaces of the politician."""

from __future__ import annotations

from functools import partial
from typing import Final

from burgrave.draw.drawing import style_sheet
from burgrave.games.kingsburg.drawing.declaration import KingsburgDrawing
from burgrave.games.kingsburg.drawing.faces import Face, Frame, second_building
from burgrave.games.kingsburg.drawing.pictures import card, card_of_module, icon_mark
from burgrave.games.kingsburg.drawing.plot import points_mark
from burgrave.games.kingsburg.modules.governors.drawing.cards import (
    ID,
    PIECE_ICONS,
    below_holdings,
    chips,
    governors_to_choose,
    in_head,
)
from burgrave.games.kingsburg.modules.governors.drawing.icons import ICONS
from burgrave.games.kingsburg.modules.governors.drawing.politician import ICON, own_spaces


def bid(name: str, frame: Frame) -> Face:
    """Draw a bid: `points:4`."""
    points, width = int(name.partition(":")[2]), frame.height * 0.9
    body = points_mark(width / 2, frame.middle, frame.height * 0.66, points)
    return Face(width, body, frame.words.language.points(points), "bid")


def engineer(name: str, frame: Frame) -> Face:
    """Draw a second building by the engineer."""
    piece = "governor:engineer"
    return second_building(PIECE_ICONS[piece], frame.words.power(piece), frame, piece)


DRAWING: Final = KingsburgDrawing(
    css=style_sheet("burgrave.games.kingsburg.modules.governors", "governors.css"),
    icons=ICONS,
    piece_icons={**PIECE_ICONS, "private": ICON},
    symbols_by_kind={"governor": card},
    marks={"points": lambda points: icon_mark("point")},
    faces={"points": bid, "engineer": engineer},
    verb_icons={"bid": "point"},
    source_icons={"bids": "k_governor"},
    own_spaces=(own_spaces,),
    chips=(chips,),
    over_council=(governors_to_choose,),
    in_head=(in_head,),
    below_holdings=(below_holdings,),
    module_pictures={ID: partial(card_of_module, "k_governor")},
)
