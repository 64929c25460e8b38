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
from burgrave.engine.agenda import Automatic
from burgrave.engine.module import Module
from burgrave.games.kingsburg.modules import MODULES
from burgrave.games.kingsburg.points import FIRST_POWER, POINT_SOURCES, SAVED_SOURCES, declare_source, score

PRAYERS = 200
declare_source(PRAYERS, "prayers")


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
)
MODULES["chapel"] = CHAPEL
"""


def run(code: str) -> str:
    """Return what a fresh interpreter prints that has the module."""
    done = subprocess.run([sys.executable, "-c", CHAPEL + code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_it_scores_from_a_source_of_its_own_that_saves_hold() -> None:
    code = """
state = walk(Setup("kingsburg", 2, ("chapel", "governors")), 3)
saved = state.save()
assert dict(state.scoring(0))["prayers"] == 10
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
        ("declare_source(201, 'prayers')", "has the number 200 already"),
        ("declare_source(200, 'psalms')", "'prayers' has it; free from 201 on"),
        ("declare_source(9, 'psalms')", "'last_token' has it"),
    ],
)
def test_a_source_keeps_its_number_and_its_name(declaration: str, complaint: str) -> None:
    code = f"""
try:
    {declaration}
except ValueError as error:
    print(error)
"""
    assert complaint in run(code)


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
