"""The texts of several actions at once: those of `Game.explain`, without the question that all of them answer."""

from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.games.collection import COLLECTION
from games.random_games import NAMES


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", [name for name in burgrave.games() if name in COLLECTION])
def test_they_are_those_of_each_action_without_the_question(name: str, language: str) -> None:
    state: Any = burgrave.new(name, 2, seed=11)
    game, random = state.rules.game, Random(11)
    for _ in range(12):
        seat = state.to_act[0]
        actions = state.legal_actions(seat)[:20]
        explained = [dict(game.explain(state, action, language, NAMES)) for action in actions]
        questions = [{"prompt": one.pop("prompt"), "hint": one.pop("hint")} for one in explained]
        assert game.action_words(state, actions, language, NAMES) == explained
        assert questions == [game.asking(state, seat, language, NAMES)] * len(actions)
        state.apply(random.choice(actions), seat)


def test_nothing_is_explained_when_the_game_is_over() -> None:
    state: Any = burgrave.new("tuscany", 2, seed=11)
    random = Random(11)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(random.choice(state.legal_actions(seat)), seat)
    with pytest.raises(burgrave.IllegalAction, match="the game is over"):
        state.rules.game.action_words(state, [state.rules.game.actions[0]])


def test_where_several_choose_at_once_the_words_are_those_for_the_seat() -> None:
    """Each sees its own estate, and learns nothing from what the other has chosen face down."""
    state: Any = burgrave.new("tuscany", 2, seed=11)
    game = state.rules.game
    assert state.to_act == (0, 1)
    own = [game.action_words(state, state.legal_actions(seat), "en", NAMES, seat) for seat in (0, 1)]
    assert own[0] != own[1]
    action = state.legal_actions(1)[0]
    explained, asked = game.explain(state, action, "en", NAMES, seat=1), game.asking(state, 1, "en", NAMES)
    assert explained == {**asked, **own[1][0]}
    state.apply(state.legal_actions(0)[0], 0)
    assert game.action_words(state, state.legal_actions(1), "en", NAMES, 1) == own[1]
    assert game.explain(state, action, "en", NAMES, seat=1) == explained
    for seat in (0, 7):
        with pytest.raises(burgrave.IllegalAction, match=f"seat {seat} is not to choose now; waiting for 1"):
            game.explain(state, action, seat=seat)
