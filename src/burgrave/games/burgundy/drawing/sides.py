"""The choice before the first castle stands: the sides of the board that was dealt, and where the castle may go.

Two sides lie across each other's corners, the first up on the left, the second down on the right: so they are largest. A side's
title and colours stand in the corner that it leaves free.
"""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.hexes import hex_sign
from burgrave.draw.markup import element, escape, picture
from burgrave.draw.shapes import box, box_ring, hit_box, text, tick
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.drawing.duchy import RADIUS, WIDTH, centres, place, radius
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.rivers import rivers
from burgrave.games.burgundy.duchy import duchy, printed_as

HEIGHT = 614
MAP = 259
"""The distance from the edge of the picture to the middle of the map."""
PLATE_WIDTH, PLATE_HEIGHT = 404, 44


def own_sides(scene: Scene) -> str:
    """Draw the sides to choose from; after a secret choice only the chosen one, with its castle."""
    words, seat, dealt = labels(scene.language), scene.look.focus, scene.focus["dealt"]
    chosen = (scene.view["chosen"] or "").split() if scene.view["seat"] == seat else []
    if len(chosen) == 3:
        chosen_side, castle = chosen[1].partition(":")[2], int(chosen[2].partition(":")[2]) - 1
        side = next(side for side in dealt if printed_as(side) == chosen_side)
        boards = [board_side(side, castle, False, seat, False, scene.edition, scene.language)]
    else:
        boards = [
            board_side(side, None, number > 0, seat, scene.is_own, scene.edition, scene.language)
            for number, side in enumerate(dealt)
        ]
    label = escape(words.sides if seat in scene.look.you else words.title(scene.look.name(seat)))
    return f'<div class="sides sides{len(boards)}" role="group" aria-label="{label}">{"".join(boards)}</div>'


@lru_cache(maxsize=128)
def board_side(side: str, castle: int | None, is_second: bool, seat: int, is_own: bool, edition: str, language: str) -> str:
    """Draw one side of a board; only where a castle may stand can be clicked. `castle` is the hex that was chosen in secret."""
    words, layout = labels(language), duchy(edition, side)
    title = words.side(printed_as(side), len(layout.regions))
    x, y = (WIDTH - PLATE_WIDTH / 2 - 8, 28) if is_second else (PLATE_WIDTH / 2 + 8, 2 * MAP + 26)
    plate = hit_box(x, y + 22, PLATE_WIDTH, PLATE_HEIGHT * 2) + box(x, y, PLATE_WIDTH, PLATE_HEIGHT, 6, "box")
    plate += text(x, y + 8, title, 23, "serif", PLATE_WIDTH - 24)
    for number, colour in enumerate(COLOURS):
        cx = x - 184 + number * 68
        plate += hex_sign(cx, y + 45, 17, colour, colour)
        plate += text(cx + 22, y + 53, layout.colour_mask[number].bit_count(), 21, "serif start")
    name = f"duchy:{printed_as(side)}" if is_own else ""
    if name:
        plate += box_ring(x, y, PLATE_WIDTH + 4, PLATE_HEIGHT + 4, 7) + tick(x + PLATE_WIDTH / 2 - 6, y - 14, 13)
    out = element("side-plate", plate, title, name=name, topic="regions")
    middle, r = (HEIGHT - MAP if is_second else MAP), radius(layout, RADIUS)
    spots = centres(layout, WIDTH / 2, middle, r)
    hexes = "".join(
        place(
            layout,
            hex_,
            *spot,
            r,
            "castle" if hex_ == castle else None,
            f"{seat}.side{side}:{hex_ + 1}",
            is_own and hex_ in layout.castles,
            edition,
            language,
        )
        for hex_, spot in enumerate(spots)
    )
    # Lit elements are moved to the end of their parent, so the plate has one of its own.
    return picture(WIDTH, HEIGHT, f'<g>{out}</g>{rivers(layout, spots, r)}<g class="hexes">{hexes}</g>', title, "draw side-board")
