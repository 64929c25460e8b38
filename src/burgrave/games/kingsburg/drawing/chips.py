"""A governor as a chip: on the head of the province, and in the lines of a phone."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.shapes import box, box_mark, box_ring, hit_box, text, tick
from burgrave.games.kingsburg.drawing.icons import ICON_OF
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.modules.governors.cards import GOVERNORS


def has_second(governor: str) -> bool:
    """Whether a governor has a second effect, which is used by an element of its own."""
    return "also" in GOVERNORS[governor]


def chip_width(governor: str, language: str) -> float:
    """Of the chip alone."""
    return 38 + min(120, len(labels(language).power(f"governor:{governor}")) * 6.8)


@lru_cache(maxsize=256)
def governor_chip(governor: str, seat: int, is_own: bool, language: str) -> str:
    """Picture and name, 46 high."""
    name, width = f"governor:{governor}", chip_width(governor, language)
    title = labels(language).power(name)
    out = hit_box(width / 2, 23, width, 44) + box(width / 2, 23, width, 30, 15, "cell") + use(ICON_OF[name], 19, 23, 20)
    out += fitted(33, 27.5, title, 13, "start nm-side", width - 40)
    out += box_mark(width / 2, 23, width + 4, 34, 17) + box_ring(width / 2, 23, width, 32, 15) + tick(width - 4, 10, 7)
    action = name if is_own else ""
    return element("side-card governor", out, title, name=action, key=f"{seat}.{name}", piece=name, topic=name)


@lru_cache(maxsize=256)
def second_chip(governor: str, seat: int, is_own: bool, language: str) -> str:
    """The second effect of a governor."""
    name = f"governor:{governor}.2"
    title = labels(language).power(f"governor:{governor}")
    out = hit_box(20, 23, 40, 44) + box(20, 23, 36, 30, 15, "cell") + text(20, 28, "II", 13, "serif")
    out += box_mark(20, 23, 40, 34, 17) + box_ring(20, 23, 36, 32, 15) + tick(36, 10, 7)
    action = name if is_own else ""
    return element("side-card governor", out, f"{title} II", name=action, key=f"{seat}.{name}", topic=f"governor:{governor}")
