"""A module that nobody knows, written without touching the base game: what it brings, and what its saves hold."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.pure

CHAPEL = """
from typing import ClassVar
import burgrave
from burgrave.contract import Setup, walk
from burgrave.engine.action import Element
from burgrave.engine.agenda import Automatic
from burgrave.engine.module import Module
from burgrave.games.kingsburg.effects.conditions import CONDITIONS, add_condition
from burgrave.games.kingsburg.effects.registry import PowerBlock, declare_powers
from burgrave.games.kingsburg.elements import ACTIONS, CHOICES, declare_second_build, for_own_low_spaces
from burgrave.games.kingsburg.modules import MODULES
from burgrave.games.kingsburg.questions import QUESTIONS, declare_question
from burgrave.games.kingsburg.points import FIRST_POWER, POINT_SOURCES, SAVED_SOURCES, declare_source, score
from burgrave.games.kingsburg.steps.groups import declare_extra, declare_own_space
from burgrave.games.kingsburg.steps.used import declare_used

PRAYERS = 300
declare_source(PRAYERS, "prayers")
RELICS = {
    "bone": {"answers": {"battle": 1, "piety": 2}},
    "cup": {"effect": {"when": "season_end", "optional": True, "choose": "relic", "pay": {"gold": 1}, "gain": {"point": 2}}},
    "nail": {"effect": {"when": "year_end", "gain": {"point": 1}}, "also": {"when": "year_start", "gain": {"gold": 1}}},
}
FIRST = 200
PIETY = 50
declare_question(PIETY, "piety")
choices = {**CHOICES, "relic": [[Element("left", 0)], None, [Element("right", 2)]]}
declare_powers("relic", RELICS, PowerBlock(power=FIRST, effect=100, use=20_000, waive=20_100), choices=choices)


def prepare(rules):
    rules.book.use_powers(FIRST, FIRST + len(RELICS))


def add_relics(state, seat, powers):
    powers += range(FIRST, FIRST + len(RELICS))


class Pray(Automatic):
    __slots__ = ()
    id: ClassVar[str] = "Pray"

    def run(self, state):
        score(state, 0, PRAYERS, 2)


CHAPEL = Module(
    id="chapel",
    home="",
    title="Chapel",
    summary="Points for prayers.",
    needs=("base",),
    programme={"year_end": lambda steps: (*steps, Pray())},
    steps=(Pray,),
    prepare=prepare,
    reactions={"powers": (add_relics,)},
)
MODULES["chapel"] = CHAPEL
"""


def run(code: str) -> str:
    """Return what a fresh interpreter prints that has the module."""
    done = subprocess.run([sys.executable, "-c", CHAPEL + code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_it_scores_from_sources_of_its_own_that_saves_hold() -> None:
    code = """
state = walk(Setup("kingsburg", 2, ("chapel", "governors")), 3)
saved = state.save()
assert dict(state.scoring(0))["prayers"] == 10
assert dict(state.scoring(1))["relic:nail"] == 5
assert len(state.position()["sources"]) == 2 * (PRAYERS + 1)
assert burgrave.load(saved).scoring(0) == state.scoring(0)
without = burgrave.new("kingsburg", 2, 3, ["governors"])
assert len(without.position()["sources"]) == 2 * SAVED_SOURCES
print("sound")
"""
    assert run(code) == "sound"


@pytest.mark.parametrize(
    ("declaration", "complaint"),
    [
        ("declare_source(301, 'prayers')", "has the number 300 already"),
        ("declare_source(300, 'psalms')", "'prayers' has it; free from 301 on"),
        ("declare_question(50, 'faith')", "cannot be question 50"),
        ("declare_question(51, 'battle')", "cannot be question 51"),
        ("add_condition('no_resources', CONDITIONS[''])", "there is a condition 'no_resources' already"),
        ("declare_extra(8, 'candle')", "'candle' cannot be the extra 8"),
        ("declare_extra(32, 'envoy')", "'envoy' cannot be the extra 32"),
        ("declare_used(8, 'candle')", "'candle' cannot have the bit 8: 'fair' has it; free for a season: [65536, "),
        ("declare_used(3, 'candle')", "'candle' cannot have the bit 3: it is not among them"),
        ("declare_own_space(10)", "a space of rank 10 on a card already"),
        ("declare_second_build(2, 'abbot')", "'abbot' cannot allow a second building: 'engineer' has its place"),
        ("declare_source(9, 'psalms')", "'last_token' has it"),
        ("declare_powers('relic', {'hair': {}}, PowerBlock(80, 110, 21_000, 21_100))", "'governor:engineer' is; free from 203 on"),
        ("declare_powers('relic', {'hair': RELICS['nail']}, PowerBlock(203, 102, 21_000, 21_100))", "'relic:nail' has it"),
        ("declare_powers('relic', {'hair': RELICS['nail']}, PowerBlock(203, 110, 20_002, 21_100))", "index 20002 of kingsburg"),
        ("declare_powers('relic', {'bone': {}}, PowerBlock(203, 110, 21_000, 21_100))", "'relic:bone' has the number 212 already"),
    ],
)
def test_numbers_and_names_that_are_taken_are_refused(declaration: str, complaint: str) -> None:
    code = f"""
try:
    {declaration}
except ValueError as error:
    print(error)
"""
    assert complaint in run(code)


def test_spaces_of_cards_are_told_to_whoever_asks_for_them() -> None:
    assert run("for_own_low_spaces(lambda space: print(space.name, space.number))") == "private:5 18"


def test_a_save_with_a_source_that_nobody_knows_is_refused() -> None:
    code = """
import json
state = burgrave.new("kingsburg", 2, 3)
saved = json.loads(json.dumps(state.save()))
saved["position"]["sources"] = [0] * (2 * 190) + [1] * 2
try:
    burgrave.load(saved)
except burgrave.BadSave as error:
    print(error)
"""
    assert "does not have" in run(code)


def test_it_brings_powers_that_are_used_like_those_of_others() -> None:
    code = """
indices = {action.text: action.index for action in ACTIONS if action.index >= 20_000}
assert indices == {
    "use relic:cup left": 20_000,
    "use relic:cup right": 20_002,
    "use relic:nail": 20_003,
    "use relic:nail.2": 20_004,
    "waive relic:cup": 20_100,
    "waive relic:nail": 20_101,
    "waive relic:nail.2": 20_102,
}
used = set()
for seed in range(3):
    state = walk(Setup("kingsburg", 3, ("chapel", "destiny")), seed)
    used |= {action.text for _, action in state.history()}
assert {"use relic:cup left", "use relic:cup right"} <= used
assert [state.answers[seat * QUESTIONS + PIETY] for seat in range(3)] == [2, 2, 2]
assert burgrave.game("kingsburg").source_title("relic:cup") == "Cup"
print("sound")
"""
    assert run(code) == "sound"
