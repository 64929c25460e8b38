"""Imports point one way: engine, speech, draw <- games <- bots, contract, table, research <- cli."""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import burgrave
from burgrave.games.collection import COLLECTION

pytestmark = pytest.mark.pure
ROOT = Path(burgrave.__file__).parent
ALLOWED = {
    "engine": {"engine"},
    "speech": {"engine", "speech"},
    "draw": {"draw", "speech"},
    "games": {"engine", "speech", "draw", "games"},
    "bots": {"engine", "games", "bots", ""},
    "contract": {"engine", "speech", "draw", "games", "contract", ""},
    "__main__": {"cli"},
    "table": {"engine", "speech", "draw", "games", "bots", "table", ""},
    "cli": {"engine", "draw", "games", "bots", "contract", "table", "cli", ""},
}
WRITTEN = (".py", ".html", ".css", ".js")
STANDARD_ONLY = ("engine", "speech", "draw", "games")
"""These run on a bare Python, in the browser too."""


@cache
def imports(file):
    """The names of all modules that a file imports."""
    names = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append("." * node.level + (node.module or ""))
    return names


def part(file):
    inside = file.relative_to(ROOT).parts
    return inside[0].removesuffix(".py")


FILES = [file for file in sorted(ROOT.rglob("*.py")) if file != ROOT / "__init__.py"]
BARE = [file for file in FILES if part(file) in STANDARD_ONLY]
GENERIC = [file for layer in ("engine", "draw", "table") for file in sorted((ROOT / layer).rglob("*.*")) if file.suffix in WRITTEN]


def wrong(files, is_allowed):
    """What the files import and may not, each with its file."""
    return [f"{file.relative_to(ROOT)} imports {name}" for file in files for name in imports(file) if not is_allowed(file, name)]


def points_down(file, name):
    top, _, rest = name.partition(".")
    return top != "" and (top != "burgrave" or rest.partition(".")[0] in ALLOWED[part(file)])


def test_imports_point_one_way():
    """And none is relative."""
    assert wrong(FILES, points_down) == []


def test_engine_and_games_need_only_python():
    known = sys.stdlib_module_names | {"burgrave", "mypy_extensions"}
    assert wrong(BARE, lambda _file, name: name.split(".")[0] in known) == []


def test_what_is_written_once_names_no_game():
    assert [
        f"{file.relative_to(ROOT)} names {name}"
        for file in GENERIC
        for name in COLLECTION
        if name in file.read_text(encoding="utf-8").lower()
    ] == []


def test_nothing_random_or_timed_decides_a_game():
    """One integer in the state is the only chance there is: no global random, clock or environment in engine and games."""
    by_chance = {"random", "secrets", "time", "datetime", "os", "uuid"}
    assert wrong(BARE, lambda _file, name: name.split(".")[0] not in by_chance) == []


def test_there_are_files_of_every_layer():
    assert {part(file) for file in FILES} == set(ALLOWED)
    assert {part(file) for file in BARE} == set(STANDARD_ONLY)
    assert len(GENERIC) > 100


def test_importing_the_package_is_light():
    heavy = ("typer", "rich", "numpy", "gettext", "burgrave.games.game")
    code = f"import burgrave, sys; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
