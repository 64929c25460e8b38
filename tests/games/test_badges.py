"""Badges that are read off a price are those that trying the action out would show."""

from importlib import import_module
from random import Random

import pytest

from burgrave.contract import random_setup

pytestmark = pytest.mark.pure
READ_OFF = {
    "burgundy": lambda module, state, seat, action: action.verb in module.PRICES,
    "kingsburg": lambda module, state, seat, action: action in module.PLACING,
    "tiletum": lambda module, state, seat, action: (
        action.verb not in module.UNTRIED and module.price_of(state, seat, action) is not None
    ),
}
"""By game: whether the badges of an action come without a copy of the state."""


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", READ_OFF)
def test_they_are_the_same_as_when_tried_out(game: str, seed: int) -> None:
    random = Random(seed)
    state = random_setup(game, random).new(seed)
    module = import_module(f"burgrave.games.{game}.words.badges")
    compared = 0
    while not state.is_over:
        seat = random.choice(state.to_act)
        legal = state.legal_actions(seat)
        for action in random.sample(legal, min(4, len(legal))):
            if READ_OFF[game](module, state, seat, action):
                compared += 1
                assert module.badges(state, seat, action) == module.badges_by_trial(state, seat, action), f"{action} at {state.ply}"
        state.apply(random.choice(legal), seat)
    assert compared > 20
