"""What people write, as it may be shown to others: one line, nothing invisible that could mislead, no towers of accents."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from burgrave.speech import translation

JOINERS = "\u200c\u200d"
"""Invisible, but letters of some scripts and many emoji need them between two others."""
MOST_MARKS = 3
"""Accents on one letter; no language has more, and more of them would cover the lines above."""

LEFTWARD = ("R", "AL")
"""Directions of the letters of Hebrew, Arabic and their kin."""


def clean_line(words: str) -> str:
    """The words in one line: composed, without control characters and directions, blanks single, nothing at the ends."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", words):
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if marks <= MOST_MARKS:
            kept.append(letter if letter.isprintable() or letter in JOINERS else " ")
    return " ".join("".join(kept).split()).strip(JOINERS + " ")


def bidi_isolated(name: str) -> str:
    """A name to stand inside a sentence: one that is written from right to left does not turn the words around it."""
    is_leftward = any(unicodedata.bidirectional(letter) in LEFTWARD for letter in name)
    return f"\u2068{name}\u2069" if is_leftward else name


def joined_names(names: Sequence[str], language: str) -> str:
    """Names in a row: `Ola, Jan and Ann`."""
    if len(names) < 2:
        return "".join(names)
    pair = translation("table", language).gettext("%(first)s and %(last)s")
    return pair % {"first": ", ".join(names[:-1]), "last": names[-1]}
