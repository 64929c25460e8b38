"""Tuscany drawn in SVG from a view. `DRAWING` is `game.drawing` (see `draw/drawing.py`).

Every piece carries its element in action paths (`data-element`), the key of its place (`data-key`) with what lies there
(`data-piece`), and its topic of help (`data-help`), one of:

    token:<name>        an estate token, for each name in `tokens.TOKENS` but none
    field:<colour>      an empty field, for each of `colours.COLOURS`
    card:<colour>       an estate card of the own hand
    deck, income        estate cards face down and discarded; income cards, also the last revealed
    bonus:<kind>        bonus tokens, for each of `tokens.BONUSES`
    colour:<colour>     what the first and the second get for a whole colour
    track:green, track:red, phase    the scoring wheel and its hub
    stack, storage, hand, neutral    a player's face-down stacks, empty storage, cards; the neutral supply
    stock:workers, stock:marble
    regions             green points for finished regions

Keys: `open:1`, `deck`, `income`, `income:last`, `bonus:card`, `colour:inn`, `phase` of the shared board; of a seat `0.field:A1`,
`0.storage:1`, `0.stack:1`, `0.card:inn.1`, `0.cards`, `0.workers`, `0.marble`, `0.bonus:card`, `0.green`, `0.red`.
"""

from __future__ import annotations

from burgrave.draw.drawing import Drawing, style_sheet
from burgrave.games.tuscany.drawing import pictures
from burgrave.games.tuscany.drawing.arrange import arranged
from burgrave.games.tuscany.drawing.arrange_draft import is_arranging
from burgrave.games.tuscany.drawing.board import board
from burgrave.games.tuscany.drawing.captions import green_points, moment, moment_phone, own_head
from burgrave.games.tuscany.drawing.estate import own_map
from burgrave.games.tuscany.drawing.hand import hand, hand_words, queue
from burgrave.games.tuscany.drawing.icons import ICONS
from burgrave.games.tuscany.drawing.patterns import PATTERNS
from burgrave.games.tuscany.drawing.reading import Scene
from burgrave.games.tuscany.drawing.seats import seat_parts
from burgrave.games.tuscany.drawing.strip import strip
from burgrave.games.tuscany.drawing.tray import own_tray, own_tray_phone

DRAWING = Drawing(
    css=style_sheet(__name__, "tuscany.css", "arrange.css"),
    icons=ICONS,
    patterns=PATTERNS,
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
    beside=green_points,
    finished=lambda seen, parts: arranged(seen, parts) if is_arranging(seen) else parts,
    art=pictures.art,
    figure=pictures.estate_figure,
    mark=pictures.mark,
    source_icon=pictures.source_icon,
    symbols=lambda piece, variant: pictures.symbol(piece),
)
