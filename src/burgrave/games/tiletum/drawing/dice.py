"""Dice that show what they bring: the icon of the good, and as many pips as goods."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.shapes import box, box_mark, box_ring, hit_box, tick
from burgrave.games.tiletum.drawing.goods import good_class


@lru_cache(maxsize=2048)
def face(x: float, y: float, size: float, good: str, value: int) -> str:
    """Draw the die itself, around x, y."""
    radius, step = size * 0.2, size * 0.125
    body = box(x, y + size * 0.045, size, size, radius, "edge") + box(x, y, size, size, radius, "g-face")
    body += use(f"t_{good}", x, y - size * 0.1, size * 0.6)
    for place in range(value):
        across, low, r = number(x + (place - (value - 1) / 2) * step), number(y + size * 0.345), f"{size * 0.05:.2f}"
        body += f'<circle class="die-pip" cx="{across}" cy="{low}" r="{r}"/>'
    return body


@lru_cache(maxsize=4096)
def die(
    x: float,
    y: float,
    size: float,
    good: str,
    value: int,
    label: str = "",
    *,
    name: str = "",
    key: str = "",
    badge: str = "",
    hit: tuple[float, float] = (0, 0),
) -> str:
    """Draw a die in its place; `name` is its element in action paths, `hit` the size of the area around it that belongs to it."""
    body = hit_box(x, y, *hit) if hit[0] else ""
    body += face(x, y, size, good, value)
    if key:
        body += box_mark(x, y, size + 5, size + 5, size * 0.24)
    if name:
        body += box_ring(x, y, size + 3, size + 3, size * 0.2) + tick(x + size * 0.42, y - size * 0.42, max(6, size * 0.24))
    kind = f"die good-die {good_class(good)}"
    piece = f"die:{good}.{value}" if key else ""
    return element(kind, body, label, name=name, key=key, piece=piece, topic="die", badge=badge)


@lru_cache(maxsize=256)
def no_die(x: float, y: float, size: float, label: str = "", *, key: str = "") -> str:
    """Draw a place for a die that is not there yet."""
    return element("die-place", box(x, y, size, size, size * 0.2, "slot"), label, key=key, topic="dice")
