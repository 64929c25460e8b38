"""Shapes that pieces are made of. Each function returns SVG around a centre x, y; classes carry the colours."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.icons import use
from burgrave.draw.markup import escape, number

__all__ = [
    "RING_INSET",
    "box",
    "box_mark",
    "box_ring",
    "box_states",
    "cell",
    "counter",
    "hit_box",
    "hit_polygon",
    "landing",
    "pointer",
    "stroke",
    "text",
    "tick",
    "width_of",
]

RING_INSET = 2
"""How far inside the outline a ring runs."""


def box(x: float, y: float, width: float, height: float, radius: float, css_class: str) -> str:
    """Draw a rounded rectangle."""
    return (
        f'<rect class="{css_class}" x="{number(x - width / 2)}" y="{number(y - height / 2)}" '
        f'width="{number(width)}" height="{number(height)}" rx="{number(radius)}"/>'
    )


def stroke(x1: float, y1: float, x2: float, y2: float, css_class: str) -> str:
    """Draw a straight line."""
    return f'<line class="{css_class}" x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"/>'


def cell(x: float, y: float, width: float, height: float) -> str:
    """Draw a field of a board: its ground with an outline, and a fine line inside that."""
    return box(x, y, width, height, 8, "cell") + box(x, y, width - 7, height - 7, 5.5, "cell-line")


def pointer(x: float, y: float) -> str:
    """Draw a small triangle that points up at the present space; y is its foot."""
    return f'<path class="pointer" d="M{number(x - 6)} {number(y)}l6-7 6 7z"/>'


def text(x: float, y: float, words: object, size: float, css_class: str = "", max_width: float = 0) -> str:
    """Draw a line of text on the baseline y. What is wider than `max_width` is squeezed: translations may be long."""
    escaped = escape(words)
    squeeze = ""
    if max_width and width_of(words, size, "label" in css_class) > max_width:
        squeeze = f' textLength="{number(max_width)}" lengthAdjust="spacingAndGlyphs"'
    class_attribute = f' class="{css_class}"' if css_class else ""
    return f'<text{class_attribute} x="{number(x)}" y="{number(y)}" font-size="{size:.3g}"{squeeze}>{escaped}</text>'


def width_of(words: object, size: float, is_capital: bool = False) -> float:
    """Return the estimated width of a line, whatever font it will be shown in; spaced capitals are wider."""
    return len(str(words)) * size * (0.74 if is_capital else 0.6)


def box_ring(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Draw the ring that shows that a box can be clicked: a band between two ink lines, inside the outline."""
    inside = (x, y, width - 2 * RING_INSET, height - 2 * RING_INSET, radius)
    return box(*inside, "ring-ink") + box(*inside, "ring")


def box_mark(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Draw the mark of a box that has just changed: dots on a bright halo, visible on any ground."""
    return box(x, y, width, height, radius, "mark halo") + box(x, y, width, height, radius, "mark")


def tick(x: float, y: float, r: float = 10) -> str:
    """Draw the tick of something selected, for those who do not see the change of colour."""
    return f'<g class="tick"><circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>{use("check", x, y, r * 1.2)}</g>'


def box_states(
    x: float, y: float, width: float, height: float, radius: float, *, gap: float, corner: float, tick_r: float = 10
) -> str:
    """Draw all three marks around a box: just changed (a `gap` wider), clickable, selected (a tick inside the `corner`)."""
    marks = box_mark(x, y, width + gap, height + gap, radius + 3) + box_ring(x, y, width, height, radius)
    return marks + tick(x + width / 2 - corner, y - height / 2 + corner, tick_r)


def counter(x: float, y: float, r: float, amount: int) -> str:
    """Draw a number in a dark disc."""
    disc = f'<circle class="count" cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>'
    return disc + text(x, y + r * 0.6, amount, r * (1.65 if amount < 10 else 1.3), "count-text")


def hit_box(x: float, y: float, width: float, height: float) -> str:
    """Draw an invisible rectangle that belongs to an element, for fingers."""
    return (
        f'<rect class="hit" x="{number(x - width / 2)}" y="{number(y - height / 2)}" width="{number(width)}" '
        f'height="{number(height)}" fill="none" pointer-events="all"/>'
    )


def hit_polygon(points: list[tuple[float, float]]) -> str:
    """Draw an invisible polygon that belongs to an element, for fingers."""
    corners = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return f'<polygon class="hit" points="{corners}" fill="none" pointer-events="all"/>'


@lru_cache(maxsize=1024)
def landing(x: float, y: float, size: float, key: str) -> str:
    """Mark the place where a piece will lie that is not there yet, so that the piece can glide to it."""
    side = f'x="{number(x - size / 2)}" y="{number(y - size / 2)}" width="{number(size)}" height="{number(size)}"'
    return f'<g data-key="{escape(key)}"><rect {side} fill="none"/></g>'
