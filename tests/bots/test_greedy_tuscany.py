"""The greedy bot with Tuscany's evaluation: that it plays well, finishes, and uses only what it may see."""

from functools import partial
from statistics import fmean

import pytest

import burgrave
from bots import games
from bots.games import after

played = partial(games.played, "tuscany")
positions = partial(games.positions, "tuscany")


def test_greedy_beats_random():
    wins = 0
    for seed in range(12):
        greedy = seed % 2
        names = ["random", "random"]
        names[greedy] = "greedy"
        wins += played(names, 100 + seed).ranking[0] == greedy
    assert wins == 12


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_several_random_players(seats):
    for seed in range(3):
        names = ["random"] * seats
        names[seed % seats] = "greedy"
        assert played(names, 300 + seed).ranking[0] == seed % seats


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
        evaluate = state.rules.game.evaluate
        one, other = state.imagine(seat, 1), state.imagine(seat, 2)
        assert evaluate(one, seat) == evaluate(other, seat) == evaluate(state, seat)


def test_evaluation_does_not_depend_on_how_others_arrange_their_parts():
    state = burgrave.new("tuscany", 2, 4)
    evaluate = state.rules.game.evaluate
    assert len({evaluate(after(state, 0, action), 1) for action in state.legal_actions(0)[::7]}) == 1


def test_greedy_has_a_preference_how_to_arrange():
    state = burgrave.new("tuscany", 2, 4)
    evaluate = state.rules.game.evaluate
    assert len({evaluate(after(state, 0, action), 0) for action in state.legal_actions(0)}) > 20


def test_evaluation_is_the_score_when_the_game_is_over():
    state = played(["greedy", "random"], 11)
    assert [state.rules.game.evaluate(state, seat) for seat in range(2)] == list(state.scores)


def test_greedy_repeats_itself_for_a_seed():
    assert played(["greedy", "greedy"], 21).digest() == played(["greedy", "greedy"], 21).digest()
