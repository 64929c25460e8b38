"""Reads the printed boards and tables (`*.toml` beside the code)."""

from typing import Any

from burgrave.engine.toml_data import read_package_toml


def table(path: str) -> dict[str, Any]:
    """One TOML file of this package, by its path below the package."""
    return read_package_toml("burgrave.games.burgundy", path)
