"""Kingsburg drawn in SVG from a view. `DRAWING` is what the pages know as `game.drawing` (see `draw/drawing.py`).

Every piece carries its element in action paths (`data-element`), the key of its place (`data-key`) with what lies there
(`data-piece`), and its topic of help (`data-help`), one of:

    adviser:<rank>      a card of the council
    building:<name>     a plot of a province
    enemy:<card>        the enemy of this winter; enemy:hidden for its back
    year, phase:<name>  the calendar above the council
    strength            turn order and strength of everybody
    die, white_die      a player's dice
    stock:gold, stock:wood, stock:stone, stock:plus2, stock:soldier, stock:buildings, envoy

Keys, for lines of the log: `adviser:7`, `enemy:1`; with a seat before them `0.building:inn`, `0.gold` (wood, stone, plus2, soldier,
envoy), `0.army`, `0.die:1`.

Expansions add topics and keys of their own. What they draw is declared in `modules/<name>/drawing.py`; `declaration.py` says what
can be put where.
"""

from __future__ import annotations

from typing import Final

from burgrave.draw.drawing import style_sheet
from burgrave.games.kingsburg.drawing import pictures
from burgrave.games.kingsburg.drawing.captions import moment, moment_phone, own_head
from burgrave.games.kingsburg.drawing.council import board
from burgrave.games.kingsburg.drawing.declaration import KingsburgDrawing
from burgrave.games.kingsburg.drawing.effects import EFFECTS
from burgrave.games.kingsburg.drawing.faces import FACES
from burgrave.games.kingsburg.drawing.hand import hand, hand_words, queue
from burgrave.games.kingsburg.drawing.icons import ICONS, PIECE_ICONS
from burgrave.games.kingsburg.drawing.province import own_map
from burgrave.games.kingsburg.drawing.reading import Scene
from burgrave.games.kingsburg.drawing.seats import seat_parts
from burgrave.games.kingsburg.drawing.strip import strip
from burgrave.games.kingsburg.drawing.tray import own_tray, own_tray_phone

DRAWING: Final = KingsburgDrawing(
    css=style_sheet(__name__, "kingsburg.css"),
    icons=ICONS,
    scene=Scene,
    moment=moment,
    moment_phone=moment_phone,
    board=board,
    strip=strip,
    own_head=own_head,
    own_map=own_map,
    own_tray=own_tray,
    own_tray_phone=own_tray_phone,
    hand=hand,
    hand_words=hand_words,
    queue=queue,
    seats=seat_parts,
    art=pictures.art,
    figure=pictures.province_figure,
    mark=pictures.mark,
    source_icon=pictures.source_icon,
    symbols=pictures.symbol,
    thumbnails=pictures.thumbnail,
    piece_icons=PIECE_ICONS,
    effects=EFFECTS,
    symbols_by_kind=pictures.SYMBOLS,
    marks=pictures.MARKS,
    faces=FACES,
    verb_icons=pictures.VERB_ICONS,
    source_icons=pictures.SOURCE_ICONS,
    deck_icons={0: "k_battle"},
    extras={"plus2": "plus2", "market": "market", "envoy": "envoy"},
)
