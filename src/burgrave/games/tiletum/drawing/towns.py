"""What stands on the plates of the map: houses in towns; piles, costs and pillars of cathedrals."""

from __future__ import annotations

from typing import Final

from burgrave.draw import markup
from burgrave.draw.fitting import fitted, lines
from burgrave.draw.icons import use
from burgrave.draw.markup import number
from burgrave.draw.shapes import box, box_mark, box_ring, text, tick
from burgrave.games.tiletum.drawing.board_labels import board_labels
from burgrave.games.tiletum.drawing.goods import inline
from burgrave.games.tiletum.drawing.layout import Layout
from burgrave.games.tiletum.drawing.pieces import piece
from burgrave.games.tiletum.drawing.plates import HOUSE_STEP, Plate, price_at, priced

Houses = tuple[tuple[int, int | None, int, bool], ...]
"""Spaces in use: number, owner, points, whether a building is used again."""
Church = tuple[int, int, tuple[int, ...], int, tuple[int, ...]]
"""Stone, points, the pile from the top, spaces for pillars, owners of pillars."""
Names = tuple[str, ...]
PILE: Final = (28, 35)
PILLAR_STEP: Final = 15.5


# ---- towns -----------------------------------------------------------------------------------------------------------------


def houses(layout: Layout, place: str, plate: Plate, here: Houses, names: Names, language: str) -> str:
    """Draw all spaces of a town."""
    words, out = board_labels(language), ""
    badge = priced(layout, place, price_at(layout, place, plate), plate.height / 2 + 7, f"houses-{place}")
    for slot, (order, owner, points, is_reuse) in enumerate(here):
        x, name = plate.middle + (slot - (len(here) - 1) / 2) * HOUSE_STEP, f"house:{place}.{order}"
        if owner is None:
            out += house_space(x, name, points, is_reuse, words.house_space(place, points, is_reuse), badge)
        else:
            out += piece("house", owner, x, 0, HOUSE_STEP, key=name, label=words.house(names[owner], place), help_="house")
    return out


def house_space(x: float, name: str, points: int, is_reuse: bool, label: str, badge: str) -> str:
    """Draw a free space, with what a house there brings at once."""
    shape = f'd="M{number(x)} -11l10 8.5h-2.5v12.5h-15v-12.5H{number(x - 10)}z"'
    out = f'<path class="hole" {shape}/>'
    if points:
        out += text(x, 7.5, f"+{points}", 11, "serif")
    elif is_reuse:
        out += use("reuse", x, 2.5, 13)
    out += "".join(f'<path class="{kind}" {shape}/>' for kind in ("mark halo", "mark", "ring-ink", "ring")) + tick(x + 8, -9, 6)
    return markup.element("lot", out, label, name=name, key=name, topic="house", badge=badge)


# ---- cathedrals --------------------------------------------------------------------------------------------------------------


def church(layout: Layout, place: str, plate: Plate, here: Church, names: Names, language: str) -> str:
    """Draw the pile with the points of its uppermost tile, stone and points of the cost tile, pillars and spaces for more."""
    words, (stone, points, tiles, spaces, pillars) = board_labels(language), here
    label = words.cathedral(place, stone, points, tiles)
    if not stone:
        return none_built(plate, words.none_built, label, f"cathedral:{place}")
    out = pile(layout, place, plate, tiles, points, label)
    middle = plate.left + 67
    if layout.scale < 1:
        # The pile shows both points added up: there is no room for two small numbers.
        out += inline(middle, -11.5, (str(stone), "t_stone"), 16)
    else:
        out += inline(middle - 3.5, -12, (str(stone), "t_stone"), 12.5, anchor="end")
        out += inline(middle + 1, -12, (str(points), "point"), 12 if points < 10 else 11, anchor="start")
    free = len(pillars)
    for slot in range(spaces):
        x, name = middle + (slot - (spaces - 1) / 2) * PILLAR_STEP, f"pillar:{place}"
        if slot < free:
            owner = pillars[slot]
            out += piece("pillar", owner, x, 9, 21, key=f"{name}.{owner}", label=words.pillar(names[owner], place), help_="pillar")
        else:
            badge = priced(layout, place, price_at(layout, place, plate), plate.height / 2 + 7)
            out += pillar_space(x, name if slot == free else "", words.pillar_space(place), badge)
    return out


def pile(layout: Layout, place: str, plate: Plate, tiles: tuple[int, ...], points: int, label: str) -> str:
    """Draw cathedral tiles on one another; where all are taken only their place is left."""
    x, name, (width, height) = plate.left + 21, f"cathedral:{place}", PILE
    if not tiles:
        body = box(x, 1, width, height, 3, "hole") + use("cathedral", x, 1, 18, "faint")
        return markup.element("pile-place", body, label, key=name, topic=name)
    body = "".join(box(x + 2.2 * deep, 1 - 2.2 * deep, width, height, 3, "pile-edge") for deep in range(len(tiles) - 1, 0, -1))
    bonus = tiles[0] + (points if layout.scale < 1 else 0)
    body += box(x, 1, width, height, 3, "pile-face") + use("cathedral", x, -5.5, 18) + text(x, 13.5, bonus, 12.5, "serif")
    body += box_mark(x, 1, width + 4, height + 4, 5) + box_ring(x, 1, width + 3, height + 3, 3) + tick(x + 11, -13, 7)
    badge = priced(layout, place, plate.middle - 29, plate.height / 2 + 7)
    return markup.element("pile-of", body, label, name=name, key=name, piece=f"{name}.{len(tiles)}", topic=name, badge=badge)


def pillar_space(x: float, name: str, label: str, badge: str) -> str:
    """Draw a free space for a pillar; of several the first stands for all."""
    out = box(x, 9, 10.5, 19, 2, "hole")
    if not name:
        return markup.element("lot", out, topic="pillar")
    out += box_mark(x, 9, 14, 22, 3) + box_ring(x, 9, 17, 25, 2) + tick(x + 6, 0, 6)
    return markup.element("lot", out, label, name=name, key=name, topic="pillar", badge=badge)


def none_built(plate: Plate, words: str, label: str, topic: str) -> str:
    """Draw the cost tile of a cathedral that is not built in this game."""
    rows = lines(words, max(6, len(words) // 2))
    out = use("no_cathedral", plate.left + 24, 0, 30, "faint-icon")
    for row, line in enumerate(rows):
        out += fitted(plate.left + 66, 5 + (row - (len(rows) - 1) / 2) * 14, line, 12, "soft-text", 50)
    return markup.element("none-built", out, label, topic=topic)
