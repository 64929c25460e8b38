"""The ground of the map: sea, coast and roads. It never changes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.markup import number
from burgrave.games.tiletum.drawing.layout import COAST, DESK, Layout, Point
from burgrave.games.tiletum.europe import PLACES, ROADS

BEND: Final = 0.17
MARGIN: Final = 120
"""How far the ground goes on beside the map."""
SHORES: Final = ("shore far", "shore", "land")
"""From the open sea to the land."""


def smooth(points: list[Point]) -> str:
    """Return a closed curve through points."""
    count = len(points)
    out = f"M{number(points[0][0])} {number(points[0][1])}"
    for place in range(count):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (points[(place + step) % count] for step in (-1, 0, 1, 2))
        first = f"{number(bx + (cx - ax) * BEND)} {number(by + (cy - ay) * BEND)}"
        second = f"{number(cx - (dx - bx) * BEND)} {number(cy - (dy - by) * BEND)}"
        out += f"C{first} {second} {number(cx)} {number(cy)}"
    return out + "z"


def coast(layout: Layout) -> str:
    """Draw land in the sea, with two lines along the shore."""
    out = "".join(f'<path class="{kind}" d="{smooth(outline)}"/>' for kind in SHORES for outline in COAST.values())
    across, down = layout.width / DESK.width, layout.height / DESK.height
    return f'<g transform="scale({across:.3f} {down:.3f})">{out}</g>'


def roads(layout: Layout) -> str:
    """Draw every road, those with a space on them in two parts."""
    line = ""
    for start, end in ROADS:
        (ax, ay), (bx, by) = layout.places[PLACES[start]], layout.places[PLACES[end]]
        line += f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}"
    return f'<g data-help="road"><path class="way-edge" d="{line}"/><path class="way" d="{line}"/></g>'


@lru_cache(maxsize=2)
def ground(layout: Layout) -> str:
    """Draw all of it, cut off above and below; at its sides it goes on, for windows that are wider than the map."""
    left, width, height = number(-MARGIN), number(layout.width + 2 * MARGIN), number(layout.height)
    frame = f'x="{left}" y="{number(layout.top)}" width="{width}" height="{height}" viewBox="{left} 0 {width} {height}"'
    sea = f'<rect class="sea" x="{left}" width="{width}" height="{height}"/>'
    return f'<svg class="ground-of-map" {frame} aria-hidden="true">{sea}{coast(layout)}{roads(layout)}</svg>'
