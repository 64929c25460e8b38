"""Vines and double hexes: colours with the hatching that heraldry prints them with, and one outline around two vines."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from burgrave.draw.hexes import hexagon
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.shapes import RING_INSET, stroke, tick

SIDE: Final = sqrt(3) / 2
"""The distance from the middle of a hexagon to its side, in its radius: a double hex's vines lie that far from its middle."""
HATCHING: Final = {
    "red": (6, 6, "M3 0v6"),
    "blue": (6, 6, "M0 3h6"),
    "green": (8, 8, "M-1-1l10 10M-1 7l2 2M7-1l2 2"),
    "black": (8, 8, "M4 0v8M0 4h8"),
    "yellow": (8, 8, "M2 2h.01M6 6h.01"),
    "orange": (9, 9, "M0 4.5l2.3-2.5 2.2 2.5 2.3-2.5 2.2 2.5M0 9l2.3-2.5L4.5 9l2.3-2.5L9 9"),
}
"""The hatching of each colour (upright, level, falling, crossed, dotted, zigzag), so that it can be recognised without colour."""
PATTERNS: Final = "".join(
    f'<pattern id="p-vine-{colour}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
    f'<path class="vine-hatch" d="{lines}"/></pattern>'
    for colour, (width, height, lines) in HATCHING.items()
)
ICONS: Final = {
    "double_hex": '<path d="M2 24l15-9 15 9 15-9 15 9v17l-15 9-15-9-15 9-15-9z"/><path class="cs" d="M32 24v17"/>',
}
Pair = tuple[str, str]
"""The colours of a double hex, from the left."""


def pair_of(name: str) -> Pair:
    """Return the colours of a double hex by its name: `vine-red-black`."""
    _, first, second = name.split("-")
    return first, second


@lru_cache(maxsize=4096)
def vine(x: float, y: float, r: float, colour: str) -> str:
    """Draw one vine of a colour."""
    grain = f' fill="url(#p-vine-{colour})"'
    body = hexagon(x, y, r, "ground") + hexagon(x, y, r, "pattern", grain)
    if r >= 12:
        body += hexagon(x, y, r * 0.62, "ground")
    return f'<g class="vine vine-{colour}">{body}{use("grapes", x, y + r * 0.02, r * (0.94 if r >= 12 else 1.1))}</g>'


@lru_cache(maxsize=4096)
def outline(x: float, y: float, r: float, kind: str) -> str:
    """Draw the outline of two hexagons that share a side, x, y in the middle of it."""
    a = SIDE
    corners = ((-2 * a, -0.5), (-a, -1), (0, -0.5), (a, -1), (2 * a, -0.5), (2 * a, 0.5), (a, 1), (0, 0.5), (-a, 1), (-2 * a, 0.5))
    points = " ".join(f"{number(x + across * r)},{number(y + down * r)}" for across, down in corners)
    return f'<polygon class="{kind}" points="{points}"/>'


@lru_cache(maxsize=4096)
def double_body(x: float, y: float, r: float, pair: Pair) -> str:
    """Draw a double hex with its edge."""
    body = outline(x, y + max(1, r * 0.06), r, "edge") + vine(x - SIDE * r, y, r, pair[0]) + vine(x + SIDE * r, y, r, pair[1])
    return body + stroke(x, y - r / 2, x, y + r / 2, "seam") + outline(x, y, r, "rim")


@lru_cache(maxsize=2048)
def double(
    x: float,
    y: float,
    r: float,
    name: str,
    pair: Pair,
    label: str = "",
    action: str = "",
    key: str = "",
    badge: str = "",
    hit: str = "",
) -> str:
    """Draw a double hex in its place: `name` is the tile's, `pair` its colours from the left."""
    body = hit + double_body(x, y, r, pair)
    if key:
        body += outline(x, y, r + 2.2, "mark halo") + outline(x, y, r + 2.2, "mark")
    if action:
        body += outline(x, y, r - RING_INSET, "ring-ink") + outline(x, y, r - RING_INSET, "ring")
        body += tick(x + SIDE * r * 1.9, y - r * 0.72, min(10, r * 0.42))
    piece = name if key else ""
    return element("double", body, label, name=action, key=key, piece=piece, topic=f"tile:{name}", badge=badge)


@lru_cache(maxsize=512)
def empty_double(x: float, y: float, r: float, label: str, key: str, topic: str) -> str:
    """Draw the empty place of a double hex."""
    body = outline(x, y, r - 1, "slot") + use("grapes", x, y, r * 0.8, "faint")
    return element("no-double", body, label, key=key, topic=topic)


def small_body(x: float, y: float, r: float, name: str) -> str:
    """Draw a double hex within the radius of a tile, for pictures and lists."""
    if name == "half":
        return hexagon(x, y, r - 1, "slot") + use("grapes", x, y, r * 0.8, "faint")
    return double_body(x, y, r * 0.57, pair_of(name))
