"""Fits text into narrow space: it is set in a smaller size first, and squeezed only then."""

from __future__ import annotations

from typing import Final

from burgrave.draw.shapes import text

__all__ = ["fitted", "lines"]

WIDTH: Final = 0.54
"""The estimated width of a letter, in font sizes."""
SMALLEST: Final = 0.84
"""The smallest size, as a part of the wanted one."""


def fitted(x: float, y: float, words: str, size: float, css_class: str, max_width: float) -> str:
    """Return a line of text that fits into `max_width`; translations are often longer than the original."""
    width = len(words) * size * WIDTH
    if width <= max_width:
        return text(x, y, words, size, css_class)
    smaller = max(size * max_width / width, size * SMALLEST)
    # The estimate of `text` is wider than ours: it is asked to squeeze only what we know to be too long.
    return text(x, y, words, smaller, css_class, max_width if len(words) * smaller * WIDTH > max_width + 0.5 else 0)


def lines(words: str, longest: int) -> tuple[str, ...]:
    """Break text into lines of at most so many characters; longer words get a line of their own."""
    broken: list[str] = []
    for word in words.split():
        if broken and len(broken[-1]) + 1 + len(word) <= longest:
            broken[-1] += f" {word}"
        else:
            broken.append(word)
    return tuple(broken)
