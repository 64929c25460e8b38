"""Tiletum drawn in SVG from a view. `DRAWING` is what the pages know as `game.drawing` (see `draw/drawing.py`).

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

Keys of the shared board: `bonus:paris` (also `bonus:merchant`, `bonus:track`), `house:paris.1`, `pillar:paris.1`,
`cathedral:paris`, `contract:1`, `character:1`, `fair:1`, `corruption:1`; of a seat `0.figure:merchant`, `0.king`.
"""

from burgrave.draw.drawing import style_sheet

CSS = style_sheet(__name__, "tiletum.css", "map.css")
DRAWING = None
