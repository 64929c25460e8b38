"""Merchants and architects of all seats, beside the plates of the spaces where they stand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.games.tiletum.drawing.board_labels import board_labels
from burgrave.games.tiletum.drawing.layout import FLAG_RIGHT, Layout, Point
from burgrave.games.tiletum.drawing.pieces import piece
from burgrave.games.tiletum.drawing.plates import ROAD, Plate, flag_reach, name_width
from burgrave.games.tiletum.drawing.reading import Crowd, Scene
from burgrave.games.tiletum.drawing.spots import plate_at

SIZE: Final = 24
ACTING: Final = 27
EDGE: Final = 16
"""Least distance of a figure from the left edge of the map."""
ACROSS, DOWN = 21, 23
"""From one figure to the next in a crowd."""
ON_ROAD: Final[tuple[Point, ...]] = ((-17, -3), (17, -3), (-18, 19), (0, 19), (18, 19), (-18, 41), (0, 41), (18, 41))


def figures(scene: Scene, layout: Layout) -> str:
    """Draw the figures of all seats."""
    out, acting = "", scene.acting_figures
    for place, crowd in scene.figures.items():
        names = tuple(scene.look.name(seat) for seat, _ in crowd)
        busy = tuple(seat == scene.acting and figure in acting for seat, figure in crowd)
        own = scene.look.focus if scene.is_own else -1
        has_flag = place in scene.fairs and place not in FLAG_RIGHT
        out += standing(layout, place, plate_at(scene, place), has_flag, crowd, names, busy, own, scene.language)
    return f"<g>{out}</g>"


@lru_cache(maxsize=2048)
def standing(
    layout: Layout,
    place: str,
    plate: Plate,
    has_flag: bool,
    crowd: Crowd,
    names: tuple[str, ...],
    busy: tuple[bool, ...],
    own: int,
    language: str,
) -> str:
    """Figures at one space; those of the seat `own` can be clicked."""
    words, out = board_labels(language), ""
    left, top = layout.at(place)
    for (seat, figure), name, is_acting, (x, y) in zip(
        crowd, names, busy, spread(layout, place, plate, has_flag, len(crowd)), strict=True
    ):
        out += piece(
            figure,
            seat,
            max(left + x * layout.scale, EDGE * layout.scale),
            top + (y - (3 if is_acting else 0)) * layout.scale,
            (ACTING if is_acting else SIZE) * layout.scale,
            is_acting=is_acting,
            element=f"figure:{figure}" if seat == own else "",
            key=f"{seat}.{figure}:{place}",
            label=words.figure(figure, name, place),
            help_=f"figure:{figure}",
        )
    return out


def spread(layout: Layout, place: str, plate: Plate, has_flag: bool, count: int) -> tuple[Point, ...]:
    """Return where figures stand: in rows on the left of the plate, below it those without room there, and at its lower corners if
    there is no row.
    """
    if plate == ROAD:
        return ON_ROAD[:count]
    columns, right, low = layout.columns(place), plate.left - 8, plate.height / 2 - 13
    if not columns:
        corners = (plate.left + 4, plate.left + plate.width - 4)
        return tuple((corners[nth % 2], plate.height / 2 + 11 + nth // 2 * DOWN) for nth in range(count))
    if count <= min(2, columns):
        return tuple((right - (count - 1 - nth) * 20, low) for nth in range(count))
    # A second row stands above the first where the name leaves room for it.
    is_above = plate.width / 2 > name_width(layout, place) / 2 + 6
    first = low - DOWN if is_above else low
    if is_above and has_flag:
        right = min(right, plate.middle - flag_reach(layout, place) - SIZE / 2)
    used = min(columns, (count + 1) // 2)
    spots = [(right - (used - 1 - nth // 2) * ACROSS, first + nth % 2 * DOWN) for nth in range(min(count, 2 * used))]
    row = int(plate.width + 31) // 18
    spots += [(plate.left + 10 + nth % row * 18, plate.height / 2 + 13 + nth // row * DOWN) for nth in range(count - len(spots))]
    return tuple(spots)
