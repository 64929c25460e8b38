"""Writes pages of positions to look at, light and dark, for a desktop and a phone.

    python tests/games/tiletum/drawing/gallery.py FOLDER

Not collected as a test. The pages hold the real drawings and the real style sheets of the table; what can be chosen is lit here as
the table's script would light it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from burgrave.draw import Look, icon
from burgrave.games.tiletum.drawing import DRAWING
from burgrave.games.tiletum.game import TILETUM

sys.path.insert(0, str(Path(__file__).parents[3]))

from burgrave.games.tiletum.drawing.icons import ICONS
from burgrave.games.tiletum.drawing.tiles import tile
from burgrave.games.tiletum.tiles import TILES
from games.gallery import flows, lit, prices, table, themed, write
from games.tiletum.drawing.positions import NAMES, positions

SIZES = (28, 38, 47, 54, 62)
"""Of tiles, on the map, in cells and storage, in markets."""


def tables() -> Iterator[tuple[str, str]]:
    """Every position, by file name."""
    for position in positions():
        state, focus = position.state, position.focus
        names = NAMES[: state.seats]
        parts = DRAWING.parts(state.view(position.you[0]), Look(focus, position.you, names, position.language))
        badges = prices(state, focus) if focus in state.to_act and focus in position.you else {}
        framed = table(TILETUM, parts, position.title, "or click anything lit", focus, names, state.scores, "Exchange a good")
        yield from themed(position.name, position.title, lit(framed, badges, position.fresh), DRAWING)


def sheet() -> str:
    """Every picture, every tile in every size, and the card of the game."""
    icons = "".join(f"<figure>{icon(name, 48)}{icon(name, 22)}<figcaption>{name}</figcaption></figure>" for name in ICONS)
    rows = []
    for size in SIZES:
        step, many = size + 6, int(1300 // (size + 6))
        tiles = "".join(
            tile(name, 6 + size / 2 + index % many * step, 6 + size / 2 + index // many * step, size)
            for index, name in enumerate((*TILES[1:], None))
        )
        rows.append(f'<svg width="1320" height="{(len(TILES) // many + 1) * step + 8}">{tiles}</svg>')
    return flows(icons, *rows, f'<div style="width:300px">{DRAWING.art()}</div>')


if __name__ == "__main__":
    write([*tables(), *themed("sheet", "pieces", sheet(), DRAWING)])
