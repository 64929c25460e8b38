"""Inns: their pile at the foot of the black depot."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.hexes import hex_mark, hex_ring, hex_slot, hex_tick
from burgrave.draw.markup import element
from burgrave.draw.shapes import counter, text
from burgrave.games.burgundy.drawing.additions import Addition, Band, Item
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.tiles import tile_body

ID = "inns"
TILE = "inn"
FOOT = 58
"""Height of the line in the black depot."""


def stack(scene: Scene) -> tuple[str, ...]:
    """The elements of the inns that can be bought, the bottom one first."""
    return tuple(scene.view["extra"][ID]["stack"])


@lru_cache(maxsize=256)
def pile(x: float, y: float, r: float, inns: tuple[str, ...], edition: str, language: str) -> str:
    """The topmost inn, and how many there are; the place of the next one otherwise."""
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
    """A line of the black depot: its title and the pile."""
    title = text(left + 13, top + FOOT / 2 + 4, labels(language).tile(TILE).capitalize(), 14, "serif start", 62)
    return title + pile(left + width - 40, top + FOOT / 2 - 1, 24, inns, edition, language)


ADDITION: Addition = Addition(
    ID,
    black_foot=lambda scene: (Band(FOOT, foot, (stack(scene), scene.edition, scene.language)),),
    black_row=lambda scene: (Item(pile, (stack(scene), scene.edition, scene.language)),),
    verbs={"buy_inn": "inn"},
    icon="inn",
)
