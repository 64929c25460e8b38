"""A module that is not in play costs nothing: its words and drawing are not loaded."""

from __future__ import annotations

import subprocess
import sys

import pytest

SPEAK = """
import sys
from random import Random

import burgrave
from burgrave.draw import Look

random, game = Random(1), burgrave.game("tiletum")
state = burgrave.new("tiletum", 2, 1)
game.lines(state, state.events)
while state.ply < 60:
    seat = random.choice(state.to_act)
    action = random.choice(state.legal_actions(seat))
    assert game.explain(state, action)["label"] and game.verbs(state, seat)
    game.lines(state, state.apply(action, seat))
game.drawing_of(state.rules.module_ids).parts(state.view(0), Look(0, (0,), ("Ann", "Ola")))
of_modules = [name for name in sys.modules if name.startswith("burgrave.games.tiletum.modules.")]
assert of_modules
print([name for name in of_modules if name.endswith((".words", ".drawing"))])
"""
"""A base game that is explained, logged and drawn."""


@pytest.mark.pure
def test_words_of_modules_that_are_not_in_play_are_not_loaded() -> None:
    played = subprocess.run([sys.executable, "-c", SPEAK], capture_output=True, text=True, check=True)
    assert played.stdout.strip() == "[]"
