"""Castles that are set aside, at the foot of the black depot. Where tiles may go is lit as always."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.hexes import hex_slot
from burgrave.draw.markup import element
from burgrave.draw.shapes import counter, text
from burgrave.games.burgundy.drawing.declaration import Band, BurgundyDrawing, Item
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.tiles import tile_body
from burgrave.games.burgundy.modules.castle_lines import ID

TILE = "castle"
FOOT = 50
"""The height of the line in the black depot."""


def count_of(scene: Scene) -> int:
    """Return how many castles are set aside."""
    return int(scene.view["extra"][ID]["aside"])


@lru_cache(maxsize=256)
def pile(x: float, y: float, r: float, count: int, edition: str, language: str) -> str:
    """Draw the castles that can be taken back; nothing to click, because a button takes one."""
    words = labels(language)
    if not count:
        return hex_slot(x, y, r - 1, words.empty, "aside", TOPIC)
    body = tile_body(x, y, r, TILE, edition) + counter(x + r * 0.66, y - r * 0.52, max(7, r * 0.34), count)
    label = words.language.ngettext("{count} castle set aside", "{count} castles set aside", count).format(count=count)
    return element(f"tile {TILE}", body, label, key="aside", piece=f"aside-{count}", topic=TOPIC)


@lru_cache(maxsize=256)
def foot(left: float, top: float, width: float, count: int, edition: str, language: str) -> str:
    """Draw the line of the black depot with them."""
    title = text(left + 13, top + FOOT / 2 + 4, labels(language).language.gettext("Set aside"), 14, "serif start", 66)
    return title + pile(left + width / 2 + 26, top + FOOT / 2 - 1, 20, count, edition, language)


TOPIC = "aside"
DRAWING: Final = BurgundyDrawing(
    black_foot=(lambda scene: (Band(FOOT, foot, (count_of(scene), scene.edition, scene.language)),),),
    black_row=(lambda scene: (Item(pile, (count_of(scene), scene.edition, scene.language)),),),
    verb_icons={"recover": "castle"},
    source_icons={"recovered_castles": "castle"},
    module_icons={ID: "castle"},
)
