"""Nothing outside an expansion's home asks whether it is in play: no file as much as names it, or imports from its home.

What a module says and draws lies in files of its own, which the game finds by `Module.home`; so do the names of presets.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import burgrave
from burgrave.contract import module_names_stay_inside
from burgrave.contract.homes import imports, names_outside, strings
from burgrave.engine.module import Module
from burgrave.games.catalogue import NAMES

pytestmark = pytest.mark.pure
ROOT = Path(burgrave.__file__).parent
LAYERS = ("engine", "bots", "contract", "table", "draw", "cli")


def expansions() -> dict[str, str]:
    """Every expansion of every game of ours with its home."""
    modules = (module for name in NAMES for module in list(burgrave.game(name).modules.values())[1:])
    return {module.id: module.home for module in modules}


@pytest.mark.parametrize("name", NAMES)
def test_no_file_of_a_game_names_an_expansion(name: str) -> None:
    module_names_stay_inside(burgrave.game(name))


@pytest.mark.parametrize("name", NAMES)
def test_every_expansion_has_a_home_of_its_own(name: str) -> None:
    base, *others = burgrave.game(name).modules.values()
    assert base.home == f"burgrave.games.{name}"
    for module in others:
        assert module.home == f"{base.home}.modules.{module.id}"
        assert (ROOT / "games" / name / "modules" / module.id).is_dir()


@pytest.mark.parametrize("layer", LAYERS)
def test_no_layer_around_the_games_names_an_expansion(layer: str) -> None:
    homes = expansions()
    for file in sorted((ROOT / layer).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        package = ".".join(("burgrave", *file.relative_to(ROOT).parts[:-1]))
        assert [text for _, text in strings(tree) if text in homes] == [], file
        assert list(imports(tree, package, homes, set())) == [], file


@pytest.mark.parametrize("name", NAMES)
def test_nobody_looks_into_the_list_of_modules(name: str) -> None:
    """`rules.modules` is for doors that treat all alike; a comparison with one of them would be a flag."""
    for file in outside_of_modules(ROOT / "games" / name):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                assert "modules" not in ast.unparse(node), f"{file.name}: {ast.unparse(node)}"


def outside_of_modules(folder: Path) -> Iterator[Path]:
    """Yield the code of a game that lies in no module's home."""
    return (file for file in sorted(folder.rglob("*.py")) if "modules" not in file.relative_to(folder).parts)


# ---- the check itself --------------------------------------------------------------------------------------------------------

FILES = {
    "__init__.py": "",
    "rules.py": '"""Rules; of ghosts nothing is said here."""\nNAMES = ("base", "a ghost")\n',
    "modules/__init__.py": 'from {package}.modules.ghosts import GHOSTS\nIDS = ("base", "ghosts", "haunts")\n',
    "modules/presets.py": 'PRESETS = ("ghosts",)\n',
    "modules/ghosts/__init__.py": 'GHOSTS = "ghosts"\n',
    "modules/ghosts/drawing.py": "from {package}.modules.ghosts import GHOSTS\n",
    "modules/haunts/__init__.py": 'from {package}.modules.ghosts import GHOSTS\nEXCLUDED = "ghosts"\n',
}
STRAYS = {
    "rules.py": 'HAS_GHOSTS = "ghosts" in MODULES\n',
    "drawing.py": "from {package}.modules.ghosts.drawing import GHOSTS\n",
    "words/__init__.py": "from ..modules import ghosts\n",
    "words/help.py": "import {package}.modules.haunts\n",
    "modules/base.py": 'BASE = ("base", "haunts")\n',
    "modules/ghosts/words.py": "from {package}.modules.haunts import EXCLUDED\n",
}
"""Files that hold what belongs to an expansion elsewhere."""


def game_of(folder: Path, package: str, files: Iterable[tuple[str, str]], needs: tuple[str, ...] = ("ghosts",)) -> Any:
    """A game of a package that is written to a folder; its expansions are ghosts, and haunts which need ghosts."""
    for name, text in files:
        file = folder / package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.format(package=package))
    homes = {"base": package, "ghosts": f"{package}.modules.ghosts", "haunts": f"{package}.modules.haunts"}
    modules = {id_: Module(id_, id_, "", home, needs if id_ == "haunts" else ()) for id_, home in homes.items()}
    return SimpleNamespace(name=package, modules=modules)


@pytest.fixture
def importable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder from which packages can be imported, and none of which is left."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in set(sys.modules) - before:
        if name.startswith("haunted"):
            del sys.modules[name]


def test_a_sound_package_passes(importable: Path) -> None:
    game = game_of(importable, "haunted", FILES.items())
    assert names_outside(game) == []
    module_names_stay_inside(game)


def test_an_expansion_imports_only_from_those_it_needs(importable: Path) -> None:
    game = game_of(importable, "haunted_alone", FILES.items(), needs=())
    [stray] = names_outside(game)
    assert stray.endswith("haunts/__init__.py:1: imports haunted_alone.modules.ghosts.GHOSTS")


@pytest.mark.parametrize("name", STRAYS)
def test_whatever_lies_outside_of_its_home_is_reported(name: str, importable: Path) -> None:
    package = "haunted_" + name.replace("/", "_").replace(".", "_")
    game = game_of(importable, package, [*FILES.items(), (name, STRAYS[name])])
    [stray] = names_outside(game)
    assert f"/{name}:1: " in stray
    with pytest.raises(AssertionError, match=package):
        module_names_stay_inside(game)


def test_modules_without_homes_have_nothing_to_be_checked() -> None:
    module_names_stay_inside(SimpleNamespace(name="pig", modules={"base": Module("base", "", ""), "hog": Module("hog", "", "")}))
