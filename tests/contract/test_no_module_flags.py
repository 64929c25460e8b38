"""Nothing outside a game's `modules/` asks which modules are in play: no file there as much as names one.

What a module says and draws lies in files of its own, which registers find by its id; so do the names of presets.
"""

import ast
from pathlib import Path

import pytest

import burgrave
from burgrave.games.catalogue import NAMES

pytestmark = pytest.mark.pure
ROOT = Path(burgrave.__file__).parent
OWN = ("modules", "expansions")
"""Folders whose files belong to single modules."""
PRESETS = "presets.py"
"""Says which modules a named table has, before there is any game."""


def constants(file):
    """Every text in a file's code that is no docstring."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {
        id(node.value)
        for block in ast.walk(tree)
        if hasattr(block, "body") and isinstance(block.body, list)
        for node in block.body
        if isinstance(node, ast.Expr)
    }
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in told]


def files(name):
    """The code of a game that belongs to no module."""
    for file in sorted((ROOT / "games" / name).rglob("*.py")):
        if not set(OWN) & set(file.relative_to(ROOT).parts) and file.name != PRESETS:
            yield file


def named(files):
    """The modules of Burgundy that files name, each with its file."""
    expansions = set(burgrave.game("burgundy").modules) - {"base"}
    texts = ((file, text) for file in files for text in constants(file))
    return [f"{file.relative_to(ROOT)}: {text}" for file, text in texts if isinstance(text, str) and text in expansions]


def test_no_file_of_burgundy_names_a_module():
    assert len(list(files("burgundy"))) > 50
    assert named(files("burgundy")) == []


@pytest.mark.parametrize("name", NAMES)
def test_nobody_looks_into_the_list_of_modules(name):
    """`rules.modules` is for doors that treat all alike; a comparison with one of them would be a flag."""
    for file in files(name):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                assert "modules" not in ast.unparse(node), f"{file.name}: {ast.unparse(node)}"


@pytest.mark.parametrize("layer", ["engine", "bots", "contract", "table", "draw", "cli"])
def test_no_layer_around_the_games_names_a_module(layer):
    assert named(sorted((ROOT / layer).rglob("*.py"))) == []
