"""Reads the printed boards and cards (`*.toml` beside the code), and tells which of them are published."""

from collections.abc import Mapping
from typing import Any, Final

from burgrave.engine.toml_data import read_package_toml


def table(path: str) -> dict[str, Any]:
    """One TOML file of this package, by its path below the package."""
    return read_package_toml("burgrave.games.kingsburg", path)


EXCLUSIONS: Final = ("no", "cards", "yes")
"""Values of `documented_only`: everything is played; no card or sheet that we made up; nothing of which a part is ours."""


def is_left_out(it: Mapping[str, Any], documented_only: str) -> bool:
    """Whether a card or sheet stays in the box with a value of `documented_only`."""
    if documented_only == "cards":
        return bool(it["source"] == "reconstructed")
    return documented_only == "yes" and not is_published(it)


def is_published(it: Mapping[str, Any]) -> bool:
    """Whether all of a card, building or sheet is published: nothing of it reconstructed or guessed."""
    return it["source"] != "reconstructed" and not it.get("guessed")
