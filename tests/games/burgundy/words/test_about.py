"""The facts about single places, beside the help on what lies there."""

import pytest

import burgrave
from games.burgundy.words.random_games import random_game
from games.random_games import LANGUAGES

ODD = (
    "",
    "x",
    "9.hex:1",
    "0.hex:38",
    "0.hex:0",
    "hex:1",
    "0.storage:4",
    "depot:7.1",
    "0.hex:1\n",
    "order:0.1",
    "0.hex:999999999999",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_is_described(language):
    *_, (state, _) = random_game(2, {}, lambda *_: None)
    game = state.rules.game
    keys = [f"{seat}.hex:{number}" for seat in range(2) for number in range(1, 38)]
    about = [
        game.about(state, key, language) for key in [*keys, "0.storage:1", "1.goods:6", "depot:3.2", "depot:3.goods:4", "black:2"]
    ]
    assert all(place_facts["place"] for place_facts in about)
    assert all(place_facts["facts"] for place_facts in about[: len(keys)])
    assert any(place_facts["has_since"] for place_facts in about)
    assert "{" not in "".join(text for place_facts in about for fact in place_facts["facts"] for text in fact)


def test_a_dealt_duchy_is_described_once_it_is_chosen():
    state = burgrave.new("burgundy", 2, seed=1, options={"duchies": "dealt"})
    assert not state.rules.game.about(state, "0.hex:1")["place"]


@pytest.mark.parametrize("key", ODD)
def test_unknown_places_have_no_description(key):
    state = burgrave.new("burgundy", 2, seed=1)
    assert state.rules.game.about(state, key) == {"place": "", "facts": [], "has_since": False}
