"""Reads the printed boards and tables (`*.toml` beside the code)."""

from typing import Any

from burgrave.engine.printed import printed


def table(path: str) -> dict[str, Any]:
    """One TOML file of this package, by its path below the package."""
    return printed("burgrave.games.tiletum", path)
