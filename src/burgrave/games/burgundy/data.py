"""Reads the printed boards and tables (`*.toml` beside the code)."""

import tomllib
from importlib.resources import files
from typing import Any


def table(path: str) -> dict[str, Any]:
    """One TOML file of this package, by its path below the package."""
    return tomllib.loads(files("burgrave.games.burgundy").joinpath(path).read_text(encoding="utf-8"))
