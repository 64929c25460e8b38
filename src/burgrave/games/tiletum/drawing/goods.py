"""Goods as chips, and numbers and icons in a row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from burgrave.draw.icons import ICONS as SHARED
from burgrave.draw.icons import use
from burgrave.draw.shapes import box, text
from burgrave.games.tiletum.drawing.icons import ICONS
from burgrave.games.tiletum.kinds import GOODS

FREE: Final = ("any", "same")
"""What contracts need besides named goods: any good, and several of one kind."""
KNOWN: Final = {*SHARED, *ICONS}


def good_class(name: str) -> str:
    """Return the class that gives a good its ground and ink."""
    return f"g-{name if name in GOODS else 'any'}"


@lru_cache(maxsize=1024)
def good(x: float, y: float, size: float, name: str, *, is_thick: bool = False) -> str:
    """Draw a good as a chip: a rounded square in its colour with its glyph; `any` and `same` are a glyph only."""
    if name in FREE:
        return f'<g class="{good_class(name)}">{use(f"t_{name}", x, y, size)}</g>'
    body = box(x, y + size * 0.06, size, size, size * 0.22, "edge") if is_thick else ""
    body += box(x, y, size, size, size * 0.22, "g-face") + use(f"t_{name}", x, y, size * 0.7)
    return f'<g class="{good_class(name)}">{body}</g>'


def inline(x: float, y: float, parts: Sequence[str], size: float, kind: str = "", anchor: str = "middle") -> str:
    """Numbers, signs and icons in a row around the height y; `anchor` says whether x is its `start`, `middle` or `end`."""
    return _inline(x, y, tuple(parts), size, kind, anchor)


def inline_width(parts: Sequence[str], size: float) -> float:
    """Return how wide such a row is."""
    return sum(_width(part, size) for part in parts) + size * 0.14 * (len(parts) - 1)


def _width(part: str, size: float) -> float:
    return size * 0.98 if part in KNOWN else size * 0.56 * len(part)


@lru_cache(maxsize=4096)
def _inline(x: float, y: float, parts: tuple[str, ...], size: float, kind: str, anchor: str) -> str:
    total = inline_width(parts, size)
    left = x - total / 2 if anchor == "middle" else x if anchor == "start" else x - total
    out, named = "", f"serif {kind}".rstrip()
    for part in parts:
        width = _width(part, size)
        middle = left + width / 2
        if part in KNOWN:
            out += use(part, middle, y, size, kind)
        else:
            out += text(middle, y + size * 0.35, part, size * 1.02, named)
        left += width + size * 0.14
    return out
