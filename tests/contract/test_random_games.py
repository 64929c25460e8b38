"""Random games over seats, modules and options, every invariant checked at every step.

The compiled form plays more than a thousand, the pure one, which takes five times as long, fewer: `make test` runs both, and other
tests hold that they play alike. `make soak-games` plays as many as one likes.
"""

from functools import cache
from itertools import combinations
from random import Random

import pytest

import burgrave
from burgrave.contract import random_setup
from burgrave.contract.setups import go_together
from burgrave.contract.soak import soak
from burgrave.engine import agenda
from burgrave.games.catalogue import NAMES

IS_COMPILED = agenda.__file__.endswith(".so")
CHUNK = 50
WITH_TEXTS = 8
GAMES = {"burgundy": 600, "kingsburg": 300, "tuscany": 200, "tiletum": 200}
PURE = {"burgundy": 50, "kingsburg": 50, "tuscany": 50, "tiletum": 50}
PLAYED = GAMES if IS_COMPILED else PURE
OFTEN = 6
"""So often each, for all values of an option."""
REFUSED = {(game, "documented_only"): {"yes"} for game in ("tuscany", "tiletum")}
"""Values that a game only refuses: it cannot be played without what is reconstructed."""
DECISIONS = {"burgundy": 150, "kingsburg": 150, "tuscany": 100, "tiletum": 150}
"""More than so many in a game, on average."""


@pytest.mark.parametrize(("name", "first"), [(name, first) for name in PLAYED for first in range(0, PLAYED[name], CHUNK)])
def test_random_games_keep_every_invariant(name, first):
    """Texts and drawing, which take half of the time and are never compiled, are checked by one chunk in `WITH_TEXTS`."""
    counts = soak(name, range(first, first + CHUNK), with_texts=first % (CHUNK * WITH_TEXTS) == 0)
    assert counts["games"] == CHUNK
    assert counts["decisions"] > CHUNK * DECISIONS[name]


@cache
def setups(name):
    """All that the compiled form plays."""
    return [random_setup(name, Random(seed)) for seed in range(GAMES[name])]


@pytest.mark.pure
@pytest.mark.parametrize("name", GAMES)
def test_every_pair_of_modules_that_go_together_is_played(name):
    game = burgrave.game(name)
    played = {pair for setup in setups(name) for pair in combinations(setup.modules, 2)}
    assert played == {pair for pair in combinations(game.modules, 2) if go_together(game, *pair)}
    every_number = {number for module in game.modules.values() for number in module.seats} | set(game.seats)
    assert {setup.seats for setup in setups(name)} == every_number


@pytest.mark.pure
@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_an_option_is_played(name):
    """Over all the chunks: some values need a module that not every game has. All of them come where they are drawn often."""
    for option in burgrave.game(name).options.values():
        values = [setup.options[option.name] for setup in setups(name) if option.name in setup.options]
        drawn = [word for value in values for word in ([value] if isinstance(value, str) else value)]
        assert drawn, option.name
        if len(drawn) >= OFTEN * len(option.choices):
            assert set(drawn) == set(option.choices) - REFUSED.get((name, option.name), set())
        else:
            assert len(set(drawn)) > len(option.choices) / 3, option.name


def test_every_game_is_played():
    assert set(GAMES) == set(PURE) == set(NAMES)
