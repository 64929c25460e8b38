"""Patterns of empty spaces: a terrain can be recognised by its pattern as well as by its colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["BRICKS", "CROSSES", "HATCHING", "LOZENGES", "TUFTS", "Pattern", "patterns"]

Pattern = tuple[int, int, str]
"""Width and height of what repeats, and its path."""

LOZENGES: Final[Pattern] = (14, 14, "M7 0l7 7-7 7-7-7z")
HATCHING: Final[Pattern] = (7, 7, "M-1 8L8-1")
CROSSES: Final[Pattern] = (12, 12, "M6 3v6M3 6h6")
TUFTS: Final[Pattern] = (16, 14, "M4 8l2-5M8 8V2M12 8l-2-5")
BRICKS: Final[Pattern] = (18, 12, "M0 .5h18M0 6.5h18M4 .5v6M13 6.5v6")


def patterns(patterns_by_name: Mapping[str, Pattern]) -> str:
    """Return the SVG definitions `p-<name>` of patterns."""
    return "".join(
        f'<pattern id="p-{name}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<path class="pat" d="{path}"/></pattern>'
        for name, (width, height, path) in patterns_by_name.items()
    )
