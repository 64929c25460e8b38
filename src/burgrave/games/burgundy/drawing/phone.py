"""The layout of a phone: whether the table is shown in tabs, and how large the depots are."""

from __future__ import annotations

from typing import NamedTuple

from burgrave.games.burgundy.drawing.declaration import Band, Item
from burgrave.games.burgundy.drawing.duchy import radius
from burgrave.games.burgundy.drawing.reading import Scene, layout_of
from burgrave.games.burgundy.drawing.tray import PHONE_HEIGHT, tray_bands_phone

TOP = 39
"""Where the tiles of depots begin, below dice and goods."""
RADIUS = {2: 28.5, 3: 24.6, 4: 22.6}
"""The radius of the depots' tiles, by how many there are: two stand below each other, more in a zigzag."""
LARGE = 31.0
"""The radius of tiles below each other where the depots have a tab of their own."""
GAP = 5
"""The gap between tiles below each other."""
PIECES = 46
"""The height of the line with small pieces of expansions, below the tiles."""
BLACK_RADIUS, BLACK_LARGE = 26.5, 30.5
BLACK_LINE, BLACK_LARGE_LINE = 8, 5
"""How many tiles stand in one line of the black depot, and how many large ones; there are at most two lines."""
MARGIN = 6
"""The margin below everything."""
TAB_HEIGHT = 577
"""The height of a tab and of the tray below it, on a screen of 390 x 844."""
SCREEN, DUCHY = 628, 252
"""The height of depots, tray and duchy together, and how much of it a usual duchy needs to be tapped (see burgundy.css)."""


class Shape(NamedTuple):
    """The sizes of the depots."""

    r: float
    is_straight: bool
    """Whether tiles stand below each other, each with a price of its own."""
    black_r: float
    black_lines: int

    def bottom(self, tiles: int) -> float:
        """Return the height of the columns, by how many tiles they have."""
        if self.is_straight:
            return TOP + 2 * self.r * tiles + GAP * (tiles - 1) + 12
        return TOP + (1.5 * tiles + 0.5) * self.r + 6

    @property
    def black_line(self) -> float:
        """The height of a line of the black depot."""
        return 2 * self.black_r + 3

    def height(self, scene: Scene) -> float:
        """Return the height of everything."""
        others = (PIECES if has_pieces(scene) else 0) + sum(band.height for band in lines_of(scene))
        return self.bottom(scene.spaces) + others + self.black_line * self.black_lines + MARGIN


def has_pieces(scene: Scene) -> bool:
    """Whether expansions lay small pieces into the depots."""
    return bool(scene.drawing.in_depot)


def lines_of(scene: Scene) -> list[Band]:
    """Return the lines that expansions draw between the depots and the black one."""
    return [band for bands_of in scene.drawing.strip_lines for band in bands_of(scene)]


def more_black(scene: Scene) -> tuple[Item, ...]:
    """Return the pieces that expansions lay at the end of the black depot."""
    return tuple([item for items_of in scene.drawing.black_row for item in items_of(scene)])


def black_places(scene: Scene) -> int:
    """Return how many tiles have a place in the black depot."""
    return len(scene.view["black_depot"]) + sum(item.span for item in more_black(scene))


def usual_shape(scene: Scene) -> Shape:
    """Return the shape of depots above the duchy, on one screen with it."""
    return Shape(RADIUS[scene.spaces], scene.spaces == 2, BLACK_RADIUS, 1 if black_places(scene) <= BLACK_LINE else 2)


def has_tabs(scene: Scene) -> bool:
    """Whether a phone shows one part of this table at a time; this never changes during a game."""
    if not scene.has_expansions:
        return False
    if scene.drawing.duchy_tabs or scene.drawing.module_tabs:
        return True
    layout = layout_of(scene.focus["layout"])
    tray = PHONE_HEIGHT + sum(band.height for band in tray_bands_phone(scene)[1:])
    return usual_shape(scene).height(scene) + tray + DUCHY / radius(layout, 1) > SCREEN


def shape_of(scene: Scene) -> Shape:
    """Return the largest shape that there is room for."""
    usual = usual_shape(scene)
    if not has_tabs(scene):
        return usual
    shapes, places = [Shape(LARGE, True, BLACK_RADIUS, usual.black_lines)], black_places(scene)
    if places <= 2 * BLACK_LARGE_LINE:
        lines = 1 if places <= BLACK_LARGE_LINE else 2
        shapes = [Shape(LARGE, True, BLACK_LARGE, lines), *shapes, usual._replace(black_r=BLACK_LARGE, black_lines=lines)]
    room = TAB_HEIGHT - sum(band.height for band in tray_bands_phone(scene))
    return next((shape for shape in shapes if shape.height(scene) <= room), usual)
