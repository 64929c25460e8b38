"""One expansion, one folder: playing loads neither words nor drawings, and deleting the folder removes the expansion."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import burgrave

pytestmark = pytest.mark.pure
ROOT = Path(burgrave.__file__).parent
EXPANSIONS = [name for name in burgrave.game("burgundy").modules if name != "base"]

PLAY = """
import sys
import burgrave
game = burgrave.game("burgundy")
for preset in ("everything", "teams", "solo", "against_the_game"):
    table = game.preset(preset)
    state = burgrave.new("burgundy", table.seats, 5, table.modules, table.options)
    while not state.is_over:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        state.apply(actions[state.ply * 7 % len(actions)], seat)
    game.evaluate(state, 0)
names = [name for name in sys.modules if name.startswith("burgrave.games.burgundy")]
print([name for name in names if {"words", "drawing"} & set(name.split("."))], len(names))
"""

WITHOUT = """
import sys
import burgrave
from burgrave.draw import Look
game = burgrave.game("burgundy")
assert sys.argv[1] not in game.modules
for language in ("en", "pl"):
    assert game.topics(2, {}, language) and game.rules_help(2, {}, language) and game.option_words(language)
assert all(game.drawing.thumbnail("module", name) for name in game.modules if name != "base")
for preset in game.presets:
    state = burgrave.new("burgundy", preset.seats, 3, preset.modules, preset.options)
    while not state.is_over and state.ply < 60:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        action = actions[state.ply * 7 % len(actions)]
        if state.ply % 8 == 0:
            game.explain(state, action), game.verbs(state, seat), game.out_of_reach(state, seat)
            view = state.view(seat)
            game.drawing_of(view["modules"]).parts(view, Look(seat, (seat,), ("A", "B", "C", "D")))
            game.drawing.mark(view, action.path, action.verb)
        events = state.apply(action, seat)
        game.lines(state, events), [game.narrate(state, event) for event in events]
print("sound")
"""


def run(code: str, *arguments: str, source: Path = ROOT.parent) -> str:
    """Return what a fresh interpreter prints that finds the package in a folder."""
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(source)!r})\n{code}", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def copy_without(name: str, folder: Path) -> Path:
    """Copy the package into a folder, without one expansion of Burgundy; what is not touched is linked."""
    source, target = ROOT, folder / "burgrave"
    for inside in ("games", "burgundy", "modules"):
        target.mkdir()
        for entry in source.iterdir():
            if entry.name not in (inside, "__pycache__"):
                (target / entry.name).symlink_to(entry)
        source, target = source / inside, target / inside
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.rmtree(target / name)
    listed = target / "__init__.py"
    text = listed.read_text(encoding="utf-8")
    (line,) = re.findall(rf"^from [\w.]+\.{name} import (\w+)\n", text, re.M)
    text = re.sub(rf"^from [\w.]+\.{name} import \w+\n", "", text, flags=re.M)
    listed.write_text(re.sub(rf"^ +{line},\n", "", text, flags=re.M), encoding="utf-8")
    return folder


def test_playing_loads_neither_words_nor_drawings() -> None:
    loaded, count = run(PLAY).rsplit(" ", 1)
    assert loaded == "[]"
    assert int(count) > 100


@pytest.mark.parametrize("name", EXPANSIONS)
def test_everything_else_works_without_an_expansion(name: str, tmp_path: Path) -> None:
    assert run(WITHOUT, name, source=copy_without(name, tmp_path)) == "sound"


@pytest.mark.parametrize("name", EXPANSIONS)
def test_no_expansion_imports_from_another(name: str) -> None:
    needed = set(burgrave.game("burgundy").modules[name].needs)
    for file in (ROOT / "games" / "burgundy" / "modules" / name).rglob("*.py"):
        imported = set(re.findall(r"burgrave\.games\.burgundy\.modules\.(\w+)", file.read_text(encoding="utf-8")))
        assert imported <= {name, *needed}, file
