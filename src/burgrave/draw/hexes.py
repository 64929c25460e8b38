"""Hexagons, standing on a corner or lying on a side: outlines, marks, tiles and spaces."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin, sqrt
from typing import Final

from burgrave.draw.icons import use
from burgrave.draw.markup import element, escape, number
from burgrave.draw.shapes import RING_INSET, tick

__all__ = [
    "FLAT",
    "HALF",
    "POINTED",
    "Corners",
    "hex_ground",
    "hex_mark",
    "hex_ring",
    "hex_sign",
    "hex_slot",
    "hex_tick",
    "hex_tile",
    "hexagon",
    "small_space",
]

Corners = tuple[tuple[float, float], ...]
"""The corners of a hexagon of circumradius 1 around the origin, clockwise."""


def _corners(first: int) -> Corners:
    return tuple((cos(radians(angle)), sin(radians(angle))) for angle in range(first, first + 360, 60))


POINTED: Final = _corners(-90)
"""Standing on a corner, from the top."""
FLAT: Final = _corners(0)
"""Lying on a side, from the right."""
HALF: Final = sqrt(3) / 2
"""The distance from the middle of a hexagon to a side, in circumradii."""
INSET_FROM: Final = 20
"""Below this radius a tile has no inset line."""
TICKS: Final = {POINTED: (0.72, -0.62), FLAT: (0.62, -0.76)}
"""Offset of the tick of a selected hexagon from its middle, in circumradii."""


@lru_cache(maxsize=16384)
def hexagon(x: float, y: float, r: float, css_class: str, more: str = "", corners: Corners = POINTED) -> str:
    """Draw a hexagon of circumradius `r`; `more` are further attributes."""
    points = " ".join(f"{number(x + r * across)},{number(y + r * down)}" for across, down in corners)
    return f'<polygon class="{css_class}" points="{points}"{more}/>'


# ---- marks -----------------------------------------------------------------------------------------------------------------


def hex_ring(x: float, y: float, r: float, corners: Corners = POINTED) -> str:
    """Draw the ring that shows that a hexagon can be clicked: a band between two ink lines, inside the outline."""
    r -= RING_INSET
    return hexagon(x, y, r, "ring-ink", corners=corners) + hexagon(x, y, r, "ring", corners=corners)


def hex_mark(x: float, y: float, r: float, corners: Corners = POINTED) -> str:
    """Draw the mark of a hexagon that has just changed: dots on a bright halo, visible on any ground."""
    return hexagon(x, y, r, "mark halo", corners=corners) + hexagon(x, y, r, "mark", corners=corners)


def hex_tick(x: float, y: float, r: float, corners: Corners = POINTED) -> str:
    """Draw the tick of a selected hexagon, at its upper right."""
    across, down = TICKS[corners]
    return tick(x + r * across, y + r * down)


# ---- tiles and the spaces they lie on --------------------------------------------------------------------------------------


def hex_tile(x: float, y: float, r: float, corners: Corners = POINTED) -> str:
    """Draw the body of a tile: a thick edge, an outline, an inset line."""
    body = hexagon(x, y + max(1.2, r * 0.05), r - 1, "edge", corners=corners) + hexagon(x, y, r - 1, "ground", corners=corners)
    return body + (hexagon(x, y, r * 0.87, "inset", corners=corners) if r >= INSET_FROM else "")


def hex_ground(x: float, y: float, r: float, pattern: str, corners: Corners = POINTED) -> str:
    """Draw the ground of an empty space: its tint and its pattern."""
    grain = f' fill="url(#p-{pattern})"'
    return hexagon(x, y, r, "ground", corners=corners) + hexagon(x, y, r, "pattern", grain, corners)


def hex_sign(x: float, y: float, r: float, css_class: str, icon: str, corners: Corners = POINTED) -> str:
    """Draw a kind of tile as a sign in an HTML table: its colour and its icon."""
    return f'<g class="tile {css_class}">{hexagon(x, y, r, "ground", corners=corners)}{use(icon, x, y, r * 1.07)}</g>'


@lru_cache(maxsize=4096)
def small_space(x: float, y: float, r: float, css_class: str, key: str, corners: Corners = POINTED) -> str:
    """Draw a space in a small picture of a board: only its tint."""
    key_attribute = f' data-key="{escape(key)}"' if key else ""
    return f'<g class="space {css_class}"{key_attribute}>{hexagon(x, y, r - 0.6, "ground", corners=corners)}</g>'


@lru_cache(maxsize=1024)
def hex_slot(x: float, y: float, r: float, label: str, key: str, topic: str, corners: Corners = POINTED) -> str:
    """Draw an empty place that any tile may take."""
    body = hexagon(x, y, r - 2, "slot", corners=corners) + (hex_mark(x, y, r - 5, corners) if key else "")
    return element("no-tile", body, label, key=key, topic=topic)
