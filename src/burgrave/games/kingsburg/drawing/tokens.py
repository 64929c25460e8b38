"""Icon rows for costs and gains: what is given, paid or done, as a row of small pieces and short words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from burgrave.draw.icons import use
from burgrave.draw.shapes import text

Signs = tuple[str, ...]
"""A row: names of pieces, or words as they are."""

TOKENS: Final[Mapping[str, tuple[str, str]]] = {
    "gold": ("gold", "gold"),
    "wood": ("wood", "wood"),
    "stone": ("stone", "stone"),
    "any": ("k_any", "any"),
    "plus2": ("plus2", "plus2"),
    "soldier": ("soldier", ""),
    "point": ("point", ""),
    "peek": ("eye", ""),
    "battle": ("k_battle", ""),
    "envoy": ("envoy", ""),
    "reroll": ("redo", ""),
    "white": ("k_white_die", ""),
    "razed": ("k_razed", ""),
    "building": ("building", ""),
    "spring": ("k_spring", ""),
    "summer": ("k_summer", ""),
    "autumn": ("k_autumn", ""),
    "winter": ("k_winter", ""),
    "king": ("k_king", ""),
    "queen": ("k_queen", ""),
    "jester": ("k_jester", ""),
    "market": ("market", ""),
    "crane": ("k_crane", ""),
    "person": ("person", ""),
    "goblins": ("k_goblins", ""),
    "zombies": ("k_zombies", ""),
    "demons": ("k_demons", ""),
    "seasons": ("clock", ""),
}
"""By sign: its icon, and the class that colours it."""


def measure(sign: str, size: float) -> float:
    """Return about how wide a sign is."""
    if sign in TOKENS:
        return size
    return len(sign) * size * (0.44 if len(sign) < 3 else 0.36) + 1


def row(
    signs: Sequence[str], x: float, y: float, size: float, max_width: float = 1000, *, centre: bool = True, kind: str = ""
) -> str:
    """Draw a row of signs around x (or from x), shrunk where it would be wider than `max_width`."""
    return _row(tuple(signs), x, y, size, max_width, centre, kind)


@lru_cache(maxsize=4096)
def _row(signs: Signs, x: float, y: float, size: float, max_width: float, centre: bool, kind: str) -> str:
    if not signs:
        return ""
    gap = size * 0.16
    total = sum(measure(sign, size) for sign in signs) + gap * (len(signs) - 1)
    if total > max_width:
        scale = max_width / total
        size, gap, total = size * scale, gap * scale, max_width
    left, out = (x - total / 2 if centre else x), ""
    for sign in signs:
        width = measure(sign, size)
        if sign in TOKENS:
            icon, colour = TOKENS[sign]
            named = f"{colour} {kind}".strip()
            drawn = use(icon, round(left + width / 2, 1), round(y, 1), round(size, 1))
            out += f'<g class="{named}">{drawn}</g>' if named else drawn
        else:
            is_short = len(sign) < 3
            height = max(min(10.5, size), size * (0.72 if is_short else 0.62))
            out += text(left + width / 2, y + size * 0.26, sign, height, "serif" if is_short else "tiny")
        left += width + gap
    return out


def shorter(signs: Signs, limit: int) -> Signs:
    """Return a row in which runs of one piece become a number and the piece where the row is longer than the limit."""
    if len(signs) <= limit:
        return signs
    out: list[str] = []
    place = 0
    while place < len(signs):
        run = 1
        while place + run < len(signs) and signs[place + run] == signs[place] and signs[place] in TOKENS:
            run += 1
        out += [str(run), signs[place]] if run > 1 else [signs[place]]
        place += run
    return tuple(out)
