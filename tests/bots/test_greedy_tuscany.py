"""The greedy bot with Tuscany's evaluation: that it plays well, finishes, and uses only what it may see."""

from functools import partial
from statistics import fmean

import pytest

import burgrave
from bots import games
from bots.games import values, values_after, wins

pytestmark = pytest.mark.long

played = partial(games.played, "tuscany")
positions = partial(games.positions, "tuscany")


def test_greedy_beats_random():
    assert wins("tuscany", 2, 100, 12) == 12


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_several_random_players(seats):
    assert wins("tuscany", seats, 300, 3) == 3


def test_greedy_against_itself_scores_like_a_player():
    assert fmean(fmean(played(["greedy", "greedy"], seed).scores) for seed in range(6)) > 70


@pytest.mark.parametrize("printing", ["later", "first"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_completes_games_with_any_number_of_players(seats, printing):
    state = played(["greedy"] * seats, 3, printing=printing)
    assert state.is_over
    assert min(state.scores) > 30


@pytest.mark.parametrize("seats", [2, 4])
def test_evaluation_does_not_depend_on_what_is_hidden(seats):
    for state, seat in positions(seats, 1, 9):
        assert len(values(state, seat)) == 1


def test_evaluation_does_not_depend_on_how_others_arrange_their_parts():
    state = burgrave.new("tuscany", 2, 4)
    assert len(values_after(state, 0, 1, state.legal_actions(0)[::7])) == 1


def test_greedy_has_a_preference_how_to_arrange():
    state = burgrave.new("tuscany", 2, 4)
    assert len(values_after(state, 0, 0, state.legal_actions(0))) > 20


def test_evaluation_is_the_score_when_the_game_is_over():
    state = played(["greedy", "random"], 11)
    assert [state.rules.game.evaluate(state, seat) for seat in range(2)] == list(state.scores)
