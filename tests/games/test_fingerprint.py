"""The fingerprint of a game's rules: what decides a game is in it; texts, drawing and evaluation are not."""

import importlib
import shutil
import sys
from pathlib import Path

import pytest

import burgrave
from burgrave.games.catalogue import NAMES
from burgrave.games.fingerprint import files_of, fingerprint

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("name", NAMES)
def test_words_drawing_and_evaluation_do_not_count(name):
    """Neither those of the game nor those in the folders of its modules."""
    for file in files_of(burgrave.game(name)):
        assert not {"words", "drawing", "evaluation"} & set(Path(file).with_suffix("").parts), file


@pytest.mark.parametrize("name", NAMES)
def test_rules_and_tables_of_the_game_and_of_its_modules_count(name):
    files = set(files_of(burgrave.game(name)))
    assert {"engine/agenda.py", "games/game.py", f"{name}/state.py", f"{name}/modules/__init__.py"} <= files
    homes = Path(burgrave.__file__).parent / "games" / name / "modules"
    for home in homes.iterdir():
        if home.is_dir() and home.name != "__pycache__":
            assert f"{name}/modules/{home.name}/__init__.py" in files
            assert {f"{name}/modules/{home.name}/{table.name}" for table in home.glob("*.toml")} <= files


@pytest.mark.parametrize(
    ("file", "is_rule"),
    [
        ("modules/inns/stack.py", True),
        ("modules/inns/words.py", False),
        ("modules/inns/drawing.py", False),
        ("mainboard.toml", True),
    ],
)
def test_a_changed_line_changes_it_where_it_decides_something(file, is_rule, tmp_path, monkeypatch):
    module = "burgrave.games.burgundy.game"
    source = Path(sys.modules[module].__file__).parent
    there = tmp_path / "burgundy"
    shutil.copytree(source, there, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(sys.modules[module], "__file__", str(there / "game.py"))
    compute = fingerprint.__wrapped__
    before = compute(burgrave.game("burgundy"))
    with (there / file).open("a", encoding="utf-8") as text:
        text.write("\n# a comment\n")
    assert compute(burgrave.game("burgundy")) == before
    with (there / file).open("a", encoding="utf-8") as text:
        text.write("\n[more]\n" if file.endswith(".toml") else "\nMORE = 1\n")
    assert (compute(burgrave.game("burgundy")) != before) == is_rule


def test_all_rules_of_a_package_elsewhere_count_and_its_words_do_not(tmp_path, monkeypatch):
    package = tmp_path / "burgrave_hill"
    package.mkdir()
    for name in ("__init__.py", "rules.py", "words.py"):
        (package / name).write_text("import burgrave\n\nclass Hill(burgrave.Game):\n    pass\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    for module in ("burgrave_hill", "burgrave_hill.rules"):
        game = importlib.import_module(module).Hill()
        own = {name for name in files_of(game) if "hill" in name}
        assert own == {"burgrave_hill/__init__.py", "burgrave_hill/rules.py"}
