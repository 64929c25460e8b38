"""Reads the `*.toml` files beside a game's code: what is printed on its components."""

import tomllib
from importlib.resources import files
from typing import Any

__all__ = ["read_package_toml"]


def read_package_toml(package: str, path: str) -> dict[str, Any]:
    """Return the data of a TOML file of a package; `path` is relative to the package."""
    return tomllib.loads(files(package).joinpath(path).read_text(encoding="utf-8"))
