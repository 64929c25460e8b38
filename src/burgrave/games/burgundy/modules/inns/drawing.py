"""The inns beside the black depot, drawn at its foot."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.drawing import style_sheet
from burgrave.draw.hexes import hex_mark, hex_ring, hex_slot, hex_tick
from burgrave.draw.markup import element
from burgrave.draw.shapes import counter, text
from burgrave.games.burgundy.drawing.declaration import Band, BurgundyDrawing, Item
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.tiles import tile_body
from burgrave.games.burgundy.modules.inns import ID

TILE = "inn"
ICONS = {
    "inn": (
        '<path d="M10 22h34v32a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6z"/>'
        '<path class="s" stroke-width="6" d="M45 30h5c5 0 8 3 8 8v5c0 5-3 8-8 8h-5"/>'
        '<path d="M6 20c-2-8 5-13 11-10 3-8 15-9 19-2 7-3 15 3 12 12z"/><path class="cs" d="M20 31v20M34 31v20"/>'
    ),
}
FOOT = 58
"""The height of the line in the black depot."""


def stack(scene: Scene) -> tuple[str, ...]:
    """Return the elements of the inns beside the black depot, the bottom one first."""
    return tuple(scene.view["extra"][ID]["stack"])


@lru_cache(maxsize=256)
def pile(x: float, y: float, r: float, inns: tuple[str, ...], edition: str, language: str) -> str:
    """Draw the topmost inn and how many there are; without any, the place of the next one."""
    words = labels(language)
    if not inns:
        return hex_slot(x, y, r - 1, words.empty, "inns", "inns")
    body, top = tile_body(x, y, r, TILE, edition) + hex_mark(x, y, r + 2.4) + hex_ring(x, y, r), inns[-1]
    if len(inns) > 1:
        # Part of the piece, which lies above all others when it is lit, and within its slope, where no neighbour covers it.
        body += counter(x + r * 0.5, y - r * 0.62, max(7, r * 0.32), len(inns))
    body += hex_tick(x, y, r)
    return element(f"tile {TILE}", body, words.tile(TILE), name=top, key=top, piece=TILE, topic=f"tile:{TILE}")


@lru_cache(maxsize=256)
def foot(left: float, top: float, width: float, inns: tuple[str, ...], edition: str, language: str) -> str:
    """Draw the line of the black depot with their title and pile."""
    title = text(left + 13, top + FOOT / 2 + 4, labels(language).tile(TILE).capitalize(), 14, "serif start", 62)
    return title + pile(left + width - 40, top + FOOT / 2 - 1, 24, inns, edition, language)


DRAWING: Final = BurgundyDrawing(
    css=style_sheet("burgrave.games.burgundy.modules.inns", "inns.css"),
    icons=ICONS,
    black_foot=(lambda scene: (Band(FOOT, foot, (stack(scene), scene.edition, scene.language)),),),
    black_row=(lambda scene: (Item(pile, (stack(scene), scene.edition, scene.language)),),),
    verb_icons={"buy_inn": "inn"},
    module_icons={ID: "inn"},
)
