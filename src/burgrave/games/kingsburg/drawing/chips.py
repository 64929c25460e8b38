"""Chips: cards and the like in a line above the council on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.shapes import box, box_mark, box_ring, hit_box, tick
from burgrave.games.kingsburg.drawing.declaration import Chip

LEFT = 6
"""The margin of a line."""


def laid(chips: Sequence[Chip], width: float) -> str:
    """Draw chips side by side, smaller where they would not fit into the width."""
    total = sum(chip.width for chip in chips)
    scale = min(1.0, (width - 2 * LEFT) / total)
    out, x = "", 0.0
    for chip in chips:
        out += f'<g transform="translate({x:g} 0)">{chip.drawn}</g>'
        x += chip.width
    place = f"translate({LEFT:g} {23 * (1 - scale):g}) scale({scale:.3f})" if scale < 1 else f"translate({LEFT:g} 0)"
    return f'<g transform="{place}">{out}</g>'


def card_chip(icon: str, title: str, topic: str, name: str = "") -> Chip:
    """Return a card as a chip: picture and title; `name` is its element, "" where it is none."""
    return Chip(width_of(title), drawn_card(icon, title, topic, name))


def width_of(title: str) -> float:
    """Return the width of a chip with a title, with the gap beside it."""
    return 44 + min(120, len(title) * 6.8)


@lru_cache(maxsize=256)
def drawn_card(icon: str, title: str, topic: str, name: str) -> str:
    """Draw a card for a chip."""
    width = width_of(title) - 6
    out = hit_box(width / 2, 23, width, 44) + box(width / 2, 23, width, 38, 6, "cell") + use(icon, 18, 23, 24)
    out += fitted(34, 27, title, 12.5, "start nm-side", width - 38)
    out += box_mark(width / 2, 23, width + 4, 42, 8) + box_ring(width / 2, 23, width, 38, 5) + tick(width - 3, 6, 7)
    return element("side-card", out, title, name=name, key=topic, piece=topic, topic=topic)
