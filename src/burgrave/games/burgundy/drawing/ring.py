"""The layout of the main board on a desktop: six depots in a ring around the black one, and how it grows for expansions.

As in the rules, neighbouring depots are one worker apart, and 6 is next to 1.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.games.burgundy.drawing.declaration import DEPOT_LINE
from burgrave.games.burgundy.drawing.reading import Scene

WIDTH: Final = 448
MIDDLE: Final = WIDTH / 2
DEPOT_WIDTH: Final = 138
DEPOT_HEIGHT: Final = {2: 152, 3: 164, 4: 164}
"""The height of a depot, by how many tiles it has."""
BLACK_WIDTH: Final = 152
BLACK_HEIGHT: Final = 204
BLACK_ROWS: Final = {4: ((2, 2), 32.0, 27.0), 6: ((2, 2, 2), 29.0, 26.4), 8: ((3, 2, 3), 26.4, 25.4)}
"""Rows and radius by how many tiles there are, and the radius where something lies below them."""
NEAR, WIDE, FAR = 77, 98, WIDTH / 2 - 72
"""Distances from the middle of the board to depots above and below (wider apart where pieces lie on the road), and to those
beside."""
FIRST: Final = 150
"""The middle of the upper depots."""
STEP: Final = 191
BELOW: Final = 168
"""The distance from the middle of the lower depots to the edge of the board: the turn order is there."""
GAP: Final = 7
CLEAR: Final = 24
"""The distance from the black depot to the middle of a piece on the road above or below it."""
DEEP: Final = 25
"""How much further apart than usual depots may be to make room for a high black depot; beyond that they stand in two columns."""
ROAD: Final = 48
"""How far apart depots are where a piece lies between them."""


class Ring(NamedTuple):
    """The measures of a board."""

    height: float
    depot: float
    """The height of a depot."""
    black: float
    """The height of the black depot."""
    places: tuple[tuple[float, float], ...]
    """The centres of the depots, 1 first."""
    middle: tuple[float, float]
    """The centre of the black depot."""
    roads: tuple[tuple[float, float], ...]
    """Where a piece lies on the road behind each depot."""


def ring_of(scene: Scene) -> Ring:
    """Return the measures of the board of a table."""
    drawing = scene.drawing
    feet = sum(band.height for bands_of in drawing.black_foot for band in bands_of(scene))
    has_line = bool(drawing.depot_line and drawing.depot_line(scene, 0))
    has_roads = any(pieces_of(scene) for pieces_of in drawing.on_road)
    return ring(scene.spaces, len(scene.view["black_depot"]), feet, has_line, has_roads)


@lru_cache(maxsize=64)
def ring(tiles: int, black_tiles: int, feet: float, has_line: bool, has_roads: bool) -> Ring:
    """Return the measures of a board by how many tiles a depot and the black depot have, the height of lines below these, and
    roads."""
    rows, _, small = BLACK_ROWS[black_tiles]
    depot = DEPOT_HEIGHT[tiles] + (DEPOT_LINE if has_line else 0)
    black = float(BLACK_HEIGHT)
    if feet:
        black = max(black, 46 + (2 + (len(rows) - 1) * 1.54) * small + 8 + feet)
    first = max(FIRST, FIRST - 82 + depot / 2)
    step: float = max(STEP, depot + (ROAD if has_roads else 12))
    distance, around = float(WIDE if has_roads else NEAR), (depot + black) / 2 + GAP
    if around > step + DEEP:
        # A board as high as that would be drawn much smaller: the depots stand in two columns, the black one between them.
        distance, step = FAR, max(step, black / 2 + CLEAR)
    else:
        step = max(step, around)
    lines = (first, first + step, first + 2 * step)
    places = (
        (MIDDLE + distance, lines[0]),
        (MIDDLE + FAR, lines[1]),
        (MIDDLE + distance, lines[2]),
        (MIDDLE - distance, lines[2]),
        (MIDDLE - FAR, lines[1]),
        (MIDDLE - distance, lines[0]),
    )
    side, upper, lower = (distance + FAR) / 2, first + step / 2, first + step * 1.5
    roads = (
        (MIDDLE + side, upper),
        (MIDDLE + side, lower),
        (MIDDLE, max(lines[2] if distance == FAR else lines[2] - depot / 2 + 1, lines[1] + black / 2 + CLEAR)),
        (MIDDLE - side, lower),
        (MIDDLE - side, upper),
        (MIDDLE, min(lines[0] if distance == FAR else lines[0] + depot / 2 - 1, lines[1] - black / 2 - CLEAR)),
    )
    height = lines[2] + max(BELOW, depot / 2 + 86)
    return Ring(height, depot, black, places, (MIDDLE, lines[1]), roads)
