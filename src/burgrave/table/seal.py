"""The line of the log that shows the seal of the dice."""

from __future__ import annotations

from typing import Any

from burgrave.speech import translation


def sealed_entry(commitment: str, language: str) -> dict[str, Any]:
    """An entry of the log (see `engine.chronicle`), with a game's commitment as its detail; the page of fair dice explains it."""
    return {
        "seat": None,
        "text": translation("table", language).gettext("The dice are sealed"),
        "detail": commitment,
        "gain": 0,
        "keys": [],
        "head": None,
        "joins": False,
        "ply": 0,
        "upto": 0,
    }
