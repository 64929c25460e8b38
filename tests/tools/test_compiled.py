"""What is compiled, in which groups, and what a second build compiles again."""

import sys
from pathlib import Path

import pytest
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tools"))

import compiled  # noqa: E402

PACKAGE = ROOT / "src" / "burgrave"


@pytest.fixture
def package(tmp_path):
    """A package with a file in every place that matters."""
    for name in (
        "__init__.py",
        "engine/__init__.py",
        "engine/state.py",
        "engine/native.py",
        "games/__init__.py",
        "games/game.py",
        "games/words.py",
        "games/collection.py",
        "games/chess/__init__.py",
        "games/chess/state.py",
        "games/chess/game.py",
        "games/chess/presets.py",
        "games/chess/words/log.py",
        "games/chess/drawing/board.py",
        "games/chess/evaluation/pawns.py",
        "games/chess/modules/__init__.py",
        "games/chess/modules/clocks/__init__.py",
        "games/chess/modules/clocks/rules.py",
        "games/chess/modules/clocks/words.py",
        "games/chess/modules/clocks/drawing.py",
        "games/chess/modules/teams/words/__init__.py",
        "games/chess/modules/teams/drawing/flags.py",
        "games/chess/modules/teams/wordsmith.py",
        "games/go/state.py",
        "table/app.py",
    ):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return tmp_path


def test_words_and_drawing_are_never_compiled_wherever_they_lie(package):
    assert [file.relative_to(package).as_posix() for file in compiled.hot_modules(package)] == [
        "engine/__init__.py",
        "engine/state.py",
        "games/chess/__init__.py",
        "games/chess/evaluation/pawns.py",
        "games/chess/modules/__init__.py",
        "games/chess/modules/clocks/__init__.py",
        "games/chess/modules/clocks/rules.py",
        "games/chess/modules/teams/wordsmith.py",
        "games/chess/state.py",
        "games/go/state.py",
    ]


def test_a_group_for_each_game_and_one_for_the_engine(package):
    groups = compiled.grouped(package)
    assert {name: len(files) for name, files in groups.items()} == {"engine": 2, "chess": 7, "go": 1}
    assert package / "engine" / "state.py" in groups["engine"]


def test_the_groups_of_this_package():
    groups = compiled.grouped(PACKAGE)
    games = {folder.parent.name for folder in PACKAGE.glob("games/*/game.py")}
    assert set(groups) == {"engine"} | games
    assert len(games) >= 4
    assert sum(map(len, groups.values())) == len(compiled.hot_modules(PACKAGE)) > 200


@pytest.fixture
def build(tmp_path, monkeypatch):
    """Build two extensions `one` and `two`, both with a header, into a new folder; returns which were compiled.

    Compiling is pretended: it copies the source.
    """
    for name in ("one.c", "two.c", "both.h"):
        (tmp_path / name).write_text(name)
    ran = []

    def pretend(self, ext):
        ran.append(ext.name)
        content = (tmp_path / ext.sources[0]).read_text()
        assert content != "broken"
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content)

    monkeypatch.setattr(build_ext, "build_extension", pretend)
    monkeypatch.setattr(compiled.BuildExtensions, "kept_libraries", tmp_path / "kept")
    monkeypatch.setattr(compiled, "tools", lambda: ("gcc",))

    def run(number, flags=("-O1",)):
        ran.clear()
        header = str(tmp_path / "both.h")
        extensions = [
            Extension(name, [str(tmp_path / f"{name}.c")], depends=[header], extra_compile_args=list(flags))
            for name in ("one", "two")
        ]
        command = compiled.BuildExtensions(Distribution({"ext_modules": extensions}))
        command.build_lib = str(tmp_path / f"lib{number}")
        command.build_temp = str(tmp_path / f"temp{number}")
        command.finalize_options()
        for extension in command.extensions:
            command.build_extension(extension)
            built = Path(command.get_ext_fullpath(extension.name)).read_text()
            assert built == Path(extension.sources[0]).read_text()
        return ran[:]

    return run


def test_only_what_changed_is_compiled_again(build, tmp_path):
    assert build(1) == ["one", "two"]
    assert build(2) == []
    (tmp_path / "two.c").write_text("changed")
    assert build(3) == ["two"]
    (tmp_path / "both.h").write_text("changed")
    assert build(4) == ["one", "two"]
    assert build(5, flags=("-O3",)) == ["one", "two"]
    assert build(6, flags=("-O3",)) == []


def test_a_build_that_was_broken_off_leaves_nothing_behind(build, tmp_path):
    build(1)
    (tmp_path / "two.c").write_text("broken")
    with pytest.raises(AssertionError):
        build(2)
    (tmp_path / "two.c").write_text("two.c")
    assert build(3) == ["two"]


def test_without_a_folder_everything_is_compiled(build, monkeypatch):
    build(1)
    monkeypatch.setattr(compiled.BuildExtensions, "kept_libraries", None)
    assert build(2) == ["one", "two"]
