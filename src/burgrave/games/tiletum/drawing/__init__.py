"""Tiletum drawn in SVG from a view. `DRAWING` is `game.drawing` (see `draw/drawing.py`).

Every piece carries its element in action paths (`data-element`), the key of its place (`data-key`) with what lies there
(`data-piece`), and its topic of help (`data-help`), one of:

    tile:<name>         a square tile, for each name in `tiles.TILES` but none
    good:<good>         for each of `kinds.GOODS`
    action:<kind>, space:<kind>    an action and its space beside the wheel, for each of `kinds.ACTION_KINDS`
    die, dice, wheel    a die, those of a player, the wheel
    place:<name>, road  a city or a space on a road (for each of `europe.PLACES`), the roads
    house, pillar       spaces for them on the map, and those that stand there
    cathedral:<city>    for each of `cathedrals.CATHEDRALS`
    bonus               an empty place for a bonus tile
    figure:merchant, figure:architect
    king, corruption, leader    the track, its tokens, the tile beside it
    fair:<tile>, city:<name>    for each of `fairs.FAIRS`, for each city of a fair
    market:contracts, market:characters, deck:characters
    room, ground:<n>, building:<n>, contract_space, storage    of a player's house
    supply:houses, supply:pillars, points, order

Keys of the shared board: `place:paris`, `house:troyes.1`, `pillar:paris` (the next free space), `pillar:paris.0` (that of a seat),
`cathedral:paris`, `bonus:paris`, `bonus:merchant`, `bonus:track`, `contract:1`, `character:1`, `deck:characters`, `fair:1`,
`corruption:1`; of a seat `0.merchant:paris`, `0.architect:paris` and `0.king:-2`, which end in where it stands.
Keys of the wheel: `die:iron.4.1`, `space:merchant`, `0.more:merchant`; of a house `0.die:1`, `0.storage:1`, `0.building:1`,
`0.roof:1`, `0.room:1.3`, `0.ground:1`, `0.contract:1`, `0.good:iron`, `0.houses`, `0.pillars`, `0.end`, `0.cathedrals`, and beside
the table `0.contracts`.
"""

from __future__ import annotations

from burgrave.draw.drawing import Drawing, style_sheet
from burgrave.games.tiletum.drawing import pictures
from burgrave.games.tiletum.drawing.board import board
from burgrave.games.tiletum.drawing.captions import moment, moment_phone, own_head
from burgrave.games.tiletum.drawing.hand import hand, hand_words, queue
from burgrave.games.tiletum.drawing.house import own_map
from burgrave.games.tiletum.drawing.icons import ICONS
from burgrave.games.tiletum.drawing.patterns import PATTERNS
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.drawing.seats import seat_parts
from burgrave.games.tiletum.drawing.tabs import tabs
from burgrave.games.tiletum.drawing.tray import own_tray, own_tray_phone
from burgrave.games.tiletum.drawing.ways import WAYS_CSS
from burgrave.games.tiletum.drawing.wheel import wheel

DRAWING = Drawing(
    css=style_sheet(__name__, "tiletum.css", "map.css", "house.css") + WAYS_CSS,
    icons=ICONS,
    patterns=PATTERNS,
    scene=Scene,
    moment=moment,
    moment_phone=moment_phone,
    board=board,
    strip=lambda seen: "",
    own_head=own_head,
    own_map=own_map,
    own_tray=own_tray,
    own_tray_phone=own_tray_phone,
    hand=hand,
    hand_words=hand_words,
    queue=queue,
    seats=seat_parts,
    upper=wheel,
    tabs=tabs,
    art=pictures.art,
    figure=pictures.house_figure,
    mark=pictures.mark,
    source_icon=pictures.source_icon,
    symbols=lambda piece, variant: pictures.symbol(piece),
)
