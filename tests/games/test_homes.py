"""One expansion, one home: playing loads neither words nor drawings, and a folder that is deleted takes its expansion along."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import burgrave
from burgrave.games.catalogue import NAMES

pytestmark = pytest.mark.pure
ROOT = Path(burgrave.__file__).parent
EXPANSIONS = [(name, module) for name in NAMES for module in list(burgrave.game(name).modules)[1:]]
"""Every expansion with its game."""
EVERYTHING = "everything"
"""The preset that has all modules that go together."""

PLAY = """
import sys
import burgrave
name = sys.argv[1]
game = burgrave.game(name)
for table in game.presets:
    state = burgrave.new(name, table.seats, 5, table.modules, table.options)
    while not state.is_over:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        state.apply(actions[state.ply * 7 % len(actions)], seat)
    game.evaluate(state, 0)
names = [name for name in sys.modules if name.startswith(game.__module__.rpartition(".")[0])]
print([name for name in names if {"words", "drawing"} & set(name.split("."))], len(names))
"""

WITHOUT = """
import re
import sys
from random import Random
import burgrave
from burgrave.contract import Setup, random_setup
from burgrave.draw import Look
from burgrave.draw.icons import ICONS
name, deleted, *expected = sys.argv[1:]
game = burgrave.game(name)
assert game.modules and deleted not in game.modules
assert not expected or {*expected} <= {*game.preset("everything").modules} <= {*game.modules}
drawn = ""
for language in ("en", "pl"):
    topics = game.topics(2, {}, language)
    assert topics and game.rules_help(2, {}, language)
    game.option_words(language)
drawn += "".join(game.drawing.symbol(topic.get("piece", "")) for topic in topics.values())
assert all(game.drawing.thumbnail("module", module) for module in list(game.modules)[1:])
random = Random(7)
setups = [Setup(name, preset.seats, preset.modules, preset.options) for preset in game.presets]
for setup in [*setups, *(random_setup(name, random) for _ in range(4))]:
    state = setup.new(3)
    while not state.is_over and state.ply < 30:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        action = actions[state.ply * 7 % len(actions)]
        if state.ply % 8 == 0:
            game.explain(state, action, seat=seat), game.verbs(state, seat), game.out_of_reach(state, seat)
            view = state.view(seat)
            drawing = game.drawing_of(view["modules"])
            drawn += repr(drawing.parts(view, Look(seat, (seat,), ("A", "B", "C", "D", "E")[: state.seats])))
            drawn += drawing.mark(view, action.path, action.verb)
        events = state.apply(action, seat)
        game.lines(state, events), [game.narrate(state, event) for event in events]
    game.evaluate(state, 0)
    [(game.source_title(source), game.drawing.source_icon(source)) for source, _ in state.scoring(0)]
missing = set(re.findall(r'href="#i-([^"]+)"', drawn)) - {*ICONS, *game.drawing.icons}
print("sound" if not missing else missing)
"""

THOSE_THERE = """
import sys
import burgrave
name, *wanted = sys.argv[1:]
game = burgrave.game(name)
from importlib import import_module
package = game.__module__.rpartition(".")[0]
there = {"tile " + tile for tile in import_module(package + ".tiles").TILES}
there |= {"icon " + icon for icon in game.drawing_of(tuple(game.modules)).icons}
there |= {"step " + step.id for module in game.modules.values() for step in module.steps}
there |= {"duchy " + number for number in import_module(package + ".duchy").DUCHIES}
there |= {"question " + question for question in import_module(package + ".questions").NAMES}
there |= {"grant " + grant for grant in import_module(package + ".steps.dice_actions").GRANTS.values()}
there |= {"count " + word for word in import_module(package + ".scoring").COUNTS}
there |= {"composition " + str(number) for number in game.drawing_of(tuple(game.modules)).monasteries}
there |= {"decision " + decision for module in game.modules.values() for decision in module.offers}
there |= {"name " + name for name in game.words_of().tile_names}
there |= {"action " + action.text for action in game.actions}
print(*sorted(there & set(wanted)), sep="; ")
"""

BROUGHT_TO_BURGUNDY = {
    "extra_hexes": (
        "tile monastery-27",
        "tile monastery-28",
        "tile crane",
        "tile geese-2",
        "icon crane",
        "icon goose",
        "icon ontop",
        "composition 27",
        "composition 28",
        "action lift building:bank",
        "action recruit",
        "question recruits",
        "name crane",
        "name geese",
    ),
    "inns": ("tile inn", "icon inn", "action buy_inn inn:1", "name inn"),
    "solo": (
        "grant target",
        "action buy_points",
        "duchy 33",
        "duchy 34",
        "action settle duchy:33 hex:1",
        "action settle duchy:34 hex:37",
    ),
    "team": (
        "duchy 31",
        "duchy 32",
        "action settle duchy:31 hex:1",
        "action settle duchy:32 hex:74",
        "action store storage:1",
        "step ChooseRoom",
    ),
    "trade_routes": ("grant trade_route",),
    "vineyards": (
        "tile vine-orange-orange",
        "tile vine-black-blue",
        "grant vineyard",
        "action claim_vine vine_tile:blue",
        "name vine",
        "name half",
    ),
    "white_castles": (
        "tile white_castle",
        "tile monastery-29",
        "composition 29",
        "icon white_castle",
        "step WhiteDieAction",
        "action take tile:white_castle depot:1.1",
        "action place tile:white_castle storage:2 hex:3",
        "action workers tile:white_castle",
        "name white_castle",
    ),
}
"""What Burgundy has only by one of its expansions."""

NAMES_OF_KINGSBURG = """
import burgrave
from burgrave.games.kingsburg.effects.conditions import CONDITIONS
from burgrave.games.kingsburg.elements import ON_BOARDS
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.points import POINT_SOURCES
from burgrave.games.kingsburg.questions import NAMES
from burgrave.games.kingsburg.steps import groups, used
game = burgrave.game("kingsburg")
words = {word for action in game.actions for word in action.text.split()}
words |= {"question-" + question for question in NAMES} | {"condition-" + condition for condition in CONDITIONS}
words |= {"extra-" + extra for _, extra in groups.EXTRAS} | {"used-" + name for name in (*used.SHOWN, *used.TAKEN.values())}
words |= {"step-" + step.id for module in game.modules.values() for step in module.steps}
words |= {"hint-" + word.strip(",") for word in game.option_words()["documented_only"]["values"]["yes"]["hint"].split()}
print(*sorted({*POINT_SOURCES, *POWERS, *ON_BOARDS, *words}))
"""
BROUGHT_TO_KINGSBURG = {
    "extra_rows": (".*sawmill", ".*military_academy", "question-academy", "question-every_season"),
    "governors": (
        "bids",
        "bid",
        "keep",
        "nominate",
        "lobby",
        "(governor|values|to):.*",
        "engineer",
        "private(:.*)?",
        "condition-rolled_lower",
        "question-yearly_gold",
        "question-discount_if_fewest",
        "used-discount",
        "used-trickster",
    ),
    "destiny": ("destiny(:.*)?", "hint-destiny", "used-gold_rush"),
    "soldier_tokens": ("last_token", "send", "token:.*"),
    "whims": ("name", "grant", "give", "5point"),
    "scenarios": ("alliances", "royal_fair", "claim", "swear", "remove", "offer", "group(:.*)?", "look", "enemy:.", "step-Peek"),
    "alternative_rows": (
        "cover",
        "redraw",
        "draft",
        "row(:.*)?",
        "travel",
        ".*travelling_market",
        ".*stadium",
        ".*university",
        "retain",
        "question-keep_soldier",
        "step-RetainSoldier",
        "extra-fair",
        "used-fair(_used)?",
    ),
}
"""Patterns of the names that expansions of Kingsburg bring and take along: sources of points, powers, verbs, elements, questions,
conditions of effects, steps, what is used up, words of a hint.
"""


@cache
def names_of_kingsburg() -> tuple[str, ...]:
    """Return the names that Kingsburg has with all its expansions."""
    return tuple(run(NAMES_OF_KINGSBURG).split())


def run(code: str, *arguments: str, source: Path = ROOT.parent) -> str:
    """Return what a fresh interpreter prints that finds the package in a folder."""
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(source)!r})\n{code}", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def copy_without(game: str, *modules: str, folder: Path) -> Path:
    """Put the package into a folder, without some expansions of a game; what is not touched is linked."""
    here, there = ROOT, folder / "burgrave"
    for inside in ("games", game, "modules"):
        there.mkdir()
        for entry in here.iterdir():
            if entry.name not in (inside, "__pycache__"):
                (there / entry.name).symlink_to(entry)
        here, there = here / inside, there / inside
    shutil.copytree(here, there, ignore=shutil.ignore_patterns("__pycache__"))
    listed = there / "__init__.py"
    text = listed.read_text(encoding="utf-8")
    for module in modules:
        shutil.rmtree(there / module)
        (entry_name,) = re.findall(rf"^from [\w.]+\.{module} import (\w+)\n", text, re.M)
        text = re.sub(rf"^from [\w.]+\.{module} import \w+\n", "", text, flags=re.M)
        text = re.sub(rf"\b{entry_name}\b,?", "", text)
    listed.write_text(text, encoding="utf-8")
    return folder


def together(game: str) -> tuple[str, ...]:
    """Return the modules of the preset with all that go together; none in a game without such a preset."""
    return next((preset.modules for preset in burgrave.game(game).presets if preset.id == EVERYTHING), ())


@pytest.mark.parametrize("game", NAMES)
def test_playing_loads_neither_words_nor_drawings(game: str) -> None:
    loaded, count = run(PLAY, game).rsplit(" ", 1)
    assert loaded == "[]"
    assert int(count) > 30


@pytest.mark.parametrize(("game", "module"), EXPANSIONS)
def test_everything_else_works_without_an_expansion(game: str, module: str, tmp_path: Path) -> None:
    expected = [other for other in together(game) if other != module]
    assert run(WITHOUT, game, module, *expected, source=copy_without(game, module, folder=tmp_path)) == "sound"


@pytest.mark.parametrize("module", BROUGHT_TO_BURGUNDY)
def test_what_an_expansion_brings_goes_with_its_folder(module: str, tmp_path: Path) -> None:
    assert run(THOSE_THERE, "burgundy", *BROUGHT_TO_BURGUNDY[module]) == "; ".join(sorted(BROUGHT_TO_BURGUNDY[module]))
    assert (
        run(THOSE_THERE, "burgundy", *BROUGHT_TO_BURGUNDY[module], source=copy_without("burgundy", module, folder=tmp_path)) == ""
    )


@pytest.mark.parametrize("module", BROUGHT_TO_KINGSBURG)
def test_an_expansion_takes_its_names_along(module: str, tmp_path: Path) -> None:
    everything = names_of_kingsburg()
    others = run(NAMES_OF_KINGSBURG, source=copy_without("kingsburg", module, folder=tmp_path)).split()
    for brought in BROUGHT_TO_KINGSBURG[module]:
        assert [name for name in everything if re.fullmatch(brought, name)], brought
        assert not [name for name in others if re.fullmatch(brought, name)], brought
    assert set(others) <= set(everything)


def test_kingsburg_works_without_any_expansion(tmp_path: Path) -> None:
    modules = [module for game, module in EXPANSIONS if game == "kingsburg"]
    assert run(WITHOUT, "kingsburg", modules[0], source=copy_without("kingsburg", *modules, folder=tmp_path)) == "sound"
