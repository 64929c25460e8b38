"""Cleans what people write before it is shown to others: one line, no invisible characters that could mislead,
no stacked accents.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from burgrave.speech import translation

JOINERS = "\u200c\u200d"
"""Invisible characters that some scripts and many emoji need between two others."""
MOST_MARKS = 3
"""Accents allowed on one letter; no language has more, and more would cover the lines above."""

LEFTWARD = ("R", "AL")
"""Bidirectional classes of right-to-left letters."""


def clean_line(words: str) -> str:
    """Return the text on one line: composed, without control and direction characters, blanks collapsed, ends stripped."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", words):
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if marks <= MOST_MARKS:
            kept.append(letter if letter.isprintable() or letter in JOINERS else " ")
    return " ".join("".join(kept).split()).strip(JOINERS + " ")


def bidi_isolated(name: str) -> str:
    """Return a name to stand inside a sentence; a name from right to left does not reorder the words around it."""
    is_leftward = any(unicodedata.bidirectional(letter) in LEFTWARD for letter in name)
    return f"\u2068{name}\u2069" if is_leftward else name


def joined_names(names: Sequence[str], language: str) -> str:
    """Return names joined in a language: `Ola, Jan and Ann`."""
    if len(names) < 2:
        return "".join(names)
    pair = translation("table", language).gettext("%(first)s and %(last)s")
    return pair % {"first": ", ".join(names[:-1]), "last": names[-1]}
