"""Rules are played without words and drawing: simulation loads neither."""

from __future__ import annotations

import subprocess
import sys

import pytest

PLAY = """
import sys
from random import Random

import burgrave

random, game = Random(1), burgrave.game("tuscany")
state = burgrave.new("tuscany", 2, 1, modules=list(game.modules))
while not state.is_over:
    seat = random.choice(state.to_act)
    state.view(seat)
    game.evaluate(state, seat)
    state.apply(random.choice(state.legal_actions(seat)), seat)
assert burgrave.load(state.save()).scores == state.scores
own = [name for name in sys.modules if name.startswith("burgrave.games.tuscany.")]
assert len(own) > 20
print([name for name in own if {"words", "drawing"} & set(name.split("."))])
"""
"""A whole game with all modules: played, viewed, evaluated, saved and loaded."""


@pytest.mark.pure
def test_a_whole_game_loads_no_words_and_no_drawing() -> None:
    played = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=True)
    assert played.stdout.strip() == "[]"
