"""Badges that are read off a price are those that trying the action out would show."""

from importlib import import_module
from random import Random

import pytest

import burgrave
from burgrave.contract import random_setup
from burgrave.engine.declarations import merged
from burgrave.games.catalogue import NAMES
from burgrave.games.words import Words
from engine.pebbles import PEBBLES

pytestmark = pytest.mark.pure
READ_OFF = {
    "burgundy": lambda module, state, seat, action: (
        action.verb in module.PRICES and module.PRICES[action.verb](state, seat, action) is not None
    ),
    "kingsburg": lambda module, state, seat, action: module.is_placing(state, action),
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


@pytest.mark.parametrize(("verb", "count"), [("bid", -2), ("pray", 1)])
def test_verbs_of_modules_bring_their_own_badges(verb: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    base = Words(badges=lambda state, seat, action: [{"kind": "points", "count": 1}])
    module = Words(badges_by_verb={verb: lambda state, seat, action: [{"kind": "points", "count": -action.args[0]}]})
    words = merged([base, module, Words(badges_by_verb={"sing": lambda state, seat, action: []})])
    monkeypatch.setattr(PEBBLES, "words_of", lambda modules=None: words)
    explained = PEBBLES.explain(burgrave.new("pebbles", 2, seed=3), "bid bid:2")
    assert explained["badges"] == [{"kind": "points", "count": count}]


@pytest.mark.parametrize("name", NAMES)
def test_no_expansion_replaces_the_badges_of_the_game(name: str) -> None:
    game = burgrave.game(name)
    declarations = [game.words_of([module]) for module in list(game.modules)[1:]]
    assert all(words.badges is None for words in declarations)
