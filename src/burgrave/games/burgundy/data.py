"""Reads the printed boards and tables (`*.toml` beside the code)."""

from importlib.resources import files
from typing import Any

from burgrave.engine.toml_data import read_package_toml

PACKAGE = "burgrave.games.burgundy"


def read_toml(path: str) -> dict[str, Any]:
    """Return the content of one TOML file of this package, by its path below the package."""
    return read_package_toml(PACKAGE, path)


def read_of_modules(name: str) -> list[dict[str, Any]]:
    """Return the contents of the TOML files of a name in the folders of modules, by the names of these folders."""
    folders = sorted(folder.name for folder in files(PACKAGE).joinpath("modules").iterdir() if folder.joinpath(name).is_file())
    return [read_toml(f"modules/{folder}/{name}") for folder in folders]
