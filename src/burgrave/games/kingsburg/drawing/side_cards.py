"""Cards as large as an adviser's, for the gaps beside the council."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.fitting import fitted, lines
from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.shapes import box, box_states
from burgrave.games.kingsburg.drawing.tokens import Signs, row

WIDTH: Final = 80
HEIGHT: Final = 118


@lru_cache(maxsize=512)
def side_card(x: float, y: float, icon: str, title: str, signs: Signs, name: str, topic: str) -> str:
    """Draw a card around x, y: picture, name, and in signs what it does."""
    out = box(x, y, WIDTH, HEIGHT, 6, "cell") + box(x, y, WIDTH - 6, HEIGHT - 6, 4, "cell-line")
    out += use(icon, x, y - HEIGHT / 2 + 26, 32)
    for index, words in enumerate(lines(title, 12)[:3]):
        out += fitted(x, y - HEIGHT / 2 + 58 + index * 13, words, 11.5, "nm-side", WIDTH - 10)
    out += row(signs, x, y + HEIGHT / 2 - 18, 16, WIDTH - 14)
    out += box_states(x, y, WIDTH, HEIGHT, 5, gap=6, corner=5, tick_r=8)
    return element("side-card", out, title, name=name, key=topic, piece=topic, topic=topic)
