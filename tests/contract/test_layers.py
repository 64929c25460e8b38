"""Imports point one way: engine, speech, draw <- games <- bots, contract, table, research <- cli."""

import ast
from pathlib import Path

import pytest

import burgrave
from burgrave.games.shelf import SHELF

ROOT = Path(burgrave.__file__).parent
ALLOWED = {
    "engine": {"engine"},
    "speech": {"engine", "speech"},
    "draw": {"draw", "speech"},
    "games": {"engine", "speech", "draw", "games"},
    "bots": {"engine", "games", "bots", ""},
    "contract": {"engine", "games", "contract", ""},
    "__main__": {"cli"},
    "table": {"engine", "speech", "draw", "games", "bots", "table", ""},
    "cli": {"engine", "games", "bots", "contract", "table", "cli", ""},
}
WRITTEN = (".py", ".html", ".css", ".js")
STANDARD_ONLY = ("engine", "speech", "draw", "games")
"""These run on a bare Python, in the browser too."""


def imports(file):
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file}: relative import"
            yield node.module or ""


def part(file):
    inside = file.relative_to(ROOT).parts
    return inside[0].removesuffix(".py")


FILES = [file for file in sorted(ROOT.rglob("*.py")) if file != ROOT / "__init__.py"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_imports_point_one_way(file):
    allowed = ALLOWED[part(file)]
    for name in imports(file):
        if name.split(".")[0] == "burgrave":
            layer = name.split(".")[1] if "." in name else ""
            assert layer in allowed, f"{part(file)} imports {name}"


@pytest.mark.parametrize("file", [file for file in FILES if part(file) in STANDARD_ONLY], ids=lambda file: file.name)
def test_engine_and_games_need_only_python(file):
    import sys

    for name in imports(file):
        top = name.split(".")[0]
        assert top in sys.stdlib_module_names or top in ("burgrave", "mypy_extensions"), f"{file.name} imports {name}"


GENERIC = [file for layer in ("engine", "draw", "table") for file in sorted((ROOT / layer).rglob("*.*")) if file.suffix in WRITTEN]


@pytest.mark.parametrize("file", GENERIC, ids=lambda file: str(file.relative_to(ROOT)))
def test_what_is_written_once_names_no_game(file):
    text = file.read_text(encoding="utf-8").lower()
    assert not any(name in text for name in SHELF)


@pytest.mark.parametrize("file", [file for file in FILES if part(file) in STANDARD_ONLY], ids=lambda file: file.name)
def test_nothing_random_or_timed_decides_a_game(file):
    """One integer in the state is the only chance there is: no global random, clock or environment in engine and games."""
    for name in imports(file):
        assert name.split(".")[0] not in ("random", "secrets", "time", "datetime", "os", "uuid"), f"{file.name} imports {name}"


def test_importing_the_package_is_light():
    import subprocess
    import sys

    code = "import burgrave, sys; print([name for name in ('typer', 'rich', 'numpy') if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
