"""Rules are played without words and drawing: simulation loads neither."""

from __future__ import annotations

import subprocess
import sys

import pytest

PLAY = """
import sys
from random import Random

import burgrave

random, game = Random(1), burgrave.game("tiletum")
state = burgrave.new("tiletum", 2, 1, modules=list(game.modules))
while not state.is_over:
    seat = random.choice(state.to_act)
    state.view(seat)
    game.evaluate(state, seat)
    state.apply(random.choice(state.legal_actions(seat)), seat)
assert burgrave.load(state.save()).scores == state.scores
own = [name for name in sys.modules if name.startswith("burgrave.games.tiletum.")]
assert len(own) > 30
print([name for name in own if {"words", "drawing"} & set(name.split("."))])
"""
"""A whole game with all modules: played, viewed, evaluated, saved and loaded."""


@pytest.mark.pure
def test_a_whole_game_loads_no_words_and_no_drawing() -> None:
    played = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=True)
    assert played.stdout.strip() == "[]"


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
