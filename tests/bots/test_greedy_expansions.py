"""Greedy on tables with many expansions: it chooses in every combination, and its evaluation looks at nothing hidden."""

from math import isfinite
from random import Random

import pytest

import burgrave
from bots.games import values
from burgrave.bots import bot
from burgrave.contract import random_setup

pytestmark = pytest.mark.long

SEEDS = range(143, 148)
"""Whose random setups have every module between them."""
LAST_PHASE = 1
"""Whole games would take long: the second phase has everything in play."""


def test_greedy_plays_random_combinations():
    met = set()
    for seed in SEEDS:
        setup = random_setup("burgundy", Random(seed))
        state = setup.new(seed)
        met.update(setup.modules or ())
        players = [bot("greedy", seat) for seat in range(state.seats)]
        auditor = state.rules.game.auditor(state)
        while not state.is_over and state.phase <= LAST_PHASE:
            seat = state.to_act[0]
            action = players[seat].choose(state.imagine(seat, state.ply), seat)
            if state.ply % 10 == 0:
                (value,) = values(state, seat)
                assert isfinite(value), setup
            auditor.observe(state, state.apply(action, seat))
    assert met == set(burgrave.game("burgundy").modules)
