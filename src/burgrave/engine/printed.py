"""Reads what is printed on a game's components: the `*.toml` beside its code."""

import tomllib
from importlib.resources import files
from typing import Any


def printed(package: str, path: str) -> dict[str, Any]:
    """One TOML file of a package, by its path below the package."""
    return tomllib.loads(files(package).joinpath(path).read_text(encoding="utf-8"))
