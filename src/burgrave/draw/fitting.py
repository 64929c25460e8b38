"""Words in little room: set smaller first, squeezed only then."""

from __future__ import annotations

from typing import Final

from burgrave.draw.shapes import text

WIDTH: Final = 0.54
"""Of a letter, in its height."""
SMALLEST: Final = 0.84


def fitted(x: float, y: float, words: str, size: float, kind: str, room: float) -> str:
    """A line of text that fits into a room. Translations are longer than we think."""
    wide = len(words) * size * WIDTH
    if wide <= room:
        return text(x, y, words, size, kind)
    smaller = max(size * room / wide, size * SMALLEST)
    # The estimate of `text` is wider than ours: it is asked to squeeze only what we know to be too long.
    return text(x, y, words, smaller, kind, room if len(words) * smaller * WIDTH > room + 0.5 else 0)


def lines(words: str, longest: int) -> tuple[str, ...]:
    """Words broken into lines of so many characters, as far as they can be."""
    found: list[str] = []
    for word in words.split():
        if found and len(found[-1]) + 1 + len(word) <= longest:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return tuple(found)
