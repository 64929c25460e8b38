"""The module of docs/adding-a-module.md is built from its blocks, in a copy of the project, and does what the page says."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from code_blocks import ROOT, blocks_of, patched

pytestmark = pytest.mark.pure
BLOCKS = blocks_of("adding-a-module.md")
SHOWN = """
import burgrave
from burgrave.draw import Look

game = burgrave.game("burgundy")
state = burgrave.new("burgundy", 2, 3, ["chapel"], {"start_castle": "recommended"})
while "pray" not in map(str, state.legal_actions()):
    state.apply(state.legal_actions()[0])
(seat,) = state.to_act
words = game.explain(state, "pray")
print(words["label"], "|", game.verbs(state, seat)["pray"]["label"], "|", game.module_words("en")["chapel"]["title"])
view = state.view(seat)
tile = game.drawing_of(view["modules"]).symbol("monastery-90", "special")
print('tile monastery"' in tile, 'href="#i-monastery"' in tile, 'href="#i-animal"' in tile)
print('href="#i-monastery"' in game.drawing.thumbnail("module", "chapel"))
events = state.apply("pray")
print(*[game.narrate(state, event) for event in events], *[(line["text"], line["gain"]) for line in game.lines(state, events)])
print(game.source_title("chapel"), "|", game.source_title("monastery-90"))
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and of Burgundy's tests, changed as the page says."""
    folder = tmp_path_factory.mktemp("project")
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    for name in ("src/burgrave", "tests/games/burgundy"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "catalogs.py", folder / "tools")
    for block in BLOCKS:
        if block.title:
            file = folder / block.title
            file.parent.mkdir(exist_ok=True)
            file.write_text(patched(file.read_text(encoding="utf-8"), block.text) if block.language == "diff" else block.text)
    run(folder, "tools/catalogs.py", "compile")
    return folder


def run(project: Path, *arguments: str) -> str:
    """What Python writes in the copy; AssertionError with all of it when it fails."""
    command = [sys.executable, *arguments]
    environment = {"PYTHONPATH": f"{project}/src", "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_block_is_a_file_a_change_or_a_program() -> None:
    kinds = [(block.language, bool(block.title)) for block in BLOCKS]
    assert set(kinds) == {("diff", True), ("toml", True), ("python", True), ("python", False)}
    assert len(kinds) == 9


def test_the_programs_run(project: Path) -> None:
    for block in BLOCKS:
        if not block.title:
            run(project, "-c", block.text)


def test_its_tests_pass(project: Path) -> None:
    (file,) = [block.title for block in BLOCKS if "/test_" in block.title]
    assert "2 passed" in run(project, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts=", file)


def test_it_is_typed(project: Path) -> None:
    files = [block.title for block in BLOCKS if block.language == "python" and block.title.startswith("src")]
    settings = ["--config-file", "pyproject.toml", "--cache-dir", str(ROOT / ".mypy_cache"), "--follow-imports=silent"]
    assert "no issues" in run(project, "-m", "mypy", *settings, *files)


def test_it_is_said_and_drawn(project: Path) -> None:
    said, drawn, chosen, sentences, sources = run(project, "-c", SHOWN).splitlines()
    assert said == "Pray for 1 point | Pray | Chapel"
    assert (drawn, chosen) == ("True True True", "True")
    assert sentences == ("Player 1 prays. Player 1 pays 2 silver for a prayer. Player 1 scores 1 point for prayers. ('prayed', 1)")
    assert sources == "Chapel | Menagerie (monastery 90)"
