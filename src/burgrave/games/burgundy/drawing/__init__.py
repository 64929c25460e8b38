"""The drawing of Burgundy in SVG, made from a view. `DRAWING` is what the pages know as `game.drawing` (see `draw/drawing.py`).

Every piece carries its element in action paths (`data-element`), the key of its place (`data-key`) with what lies there
(`data-piece`), and its topic of help (`data-help`), one of:

    tile:<name>         a tile, for each name in `tiles.TILES`
    space:<colour>      an empty space of a duchy, for each of `colours.COLOURS`
    good:<number>       a kind of goods, by the die that sells it
    bonus:<colour>      the bonus tiles of a colour
    depot, black        a numbered depot and its emptied spaces; the black depot
    phase, round        the tracks above the board (`phase` also where its bonus is shown)
    order, white_die    turn order and the die below the board
    die                 a player's die
    storage             an empty storage space
    stock:workers, stock:silver, stock:sold, stock:goods (an empty space for goods)
    regions             points for finished regions

Expansions add topics of their own. What they draw is declared in `modules/<name>/drawing.py`; `declaration.py` says what can be put
where.
"""

from __future__ import annotations

from typing import Final

from burgrave.draw.drawing import style_sheet
from burgrave.games.burgundy.drawing import pictures
from burgrave.games.burgundy.drawing.board import board
from burgrave.games.burgundy.drawing.captions import moment, moment_phone, own_head
from burgrave.games.burgundy.drawing.declaration import BurgundyDrawing
from burgrave.games.burgundy.drawing.glyphs import COMPOSITIONS
from burgrave.games.burgundy.drawing.hand import hand, hand_words, queue
from burgrave.games.burgundy.drawing.icons import ICONS
from burgrave.games.burgundy.drawing.middle import own_duchy
from burgrave.games.burgundy.drawing.patterns import PATTERNS
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.seats import seat_parts
from burgrave.games.burgundy.drawing.strip import strip
from burgrave.games.burgundy.drawing.tabs import with_tabs
from burgrave.games.burgundy.drawing.tray import own_tray, own_tray_phone

DRAWING: Final = BurgundyDrawing(
    css=style_sheet(__name__, "burgundy.css"),
    icons=ICONS,
    patterns=PATTERNS,
    monasteries=COMPOSITIONS,
    scene=Scene,
    moment=moment,
    moment_phone=moment_phone,
    board=board,
    strip=strip,
    own_head=own_head,
    own_map=own_duchy,
    own_tray=own_tray,
    own_tray_phone=own_tray_phone,
    hand=hand,
    hand_words=hand_words,
    queue=queue,
    seats=seat_parts,
    art=pictures.art,
    figure=pictures.duchy_figure,
    mark=pictures.mark,
    source_icon=pictures.source_icon,
    symbols=pictures.symbol,
    thumbnails=pictures.thumbnail,
    finished=with_tabs,
    verb_icons=pictures.VERB_ICONS,
    source_icons=pictures.SOURCE_ICONS,
)
