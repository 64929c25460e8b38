"""Reads the printed boards and tables (`*.toml` beside the code)."""

from typing import Any

from burgrave.engine.toml_data import read_package_toml


def read_toml(path: str) -> dict[str, Any]:
    """Return the content of one TOML file of this package, by its path below the package."""
    return read_package_toml("burgrave.games.burgundy", path)
