"""Reads the printed boards and cards (`*.toml` beside the code), and says which of them are published."""

from collections.abc import Mapping
from typing import Any, Final

from burgrave.engine.toml_data import read_package_toml


def read_toml(path: str) -> dict[str, Any]:
    """Return the content of one TOML file of this package, by its path below the package."""
    return read_package_toml("burgrave.games.kingsburg", path)


EXCLUSIONS: Final = ("no", "cards", "yes")
"""Values of `documented_only`: everything is played; no card or sheet that we made up; nothing of which a part is ours."""


def is_left_out(entry: Mapping[str, Any], documented_only: str) -> bool:
    """Return whether a card or sheet stays in the box with a value of `documented_only`."""
    if documented_only == "cards":
        return bool(entry["source"] == "reconstructed")
    return documented_only == "yes" and not is_published(entry)


def is_published(entry: Mapping[str, Any]) -> bool:
    """Return whether all of a card, building or sheet is published: nothing of it reconstructed or guessed."""
    return entry["source"] != "reconstructed" and not entry.get("guessed")
