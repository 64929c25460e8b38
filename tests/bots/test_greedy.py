"""The greedy bot with Burgundy's evaluation: how strong it is, and that it uses only what its seat may see."""

from functools import partial
from statistics import fmean

import pytest

import burgrave
from bots import games
from bots.games import after, values, values_after, wins
from burgrave.bots import bot

EDITIONS = {"special": [str(number) for number in range(1, 11)], "2011": [str(number) for number in range(1, 10)]}

played = partial(games.played, "burgundy")


def positions(seats=2, seed=1, every=7, **options):
    """States from all over a greedy game, each with the seat that is to choose."""
    return games.positions("burgundy", seats, seed, every, **options)


def test_greedy_beats_random():
    assert wins("burgundy", 2, 100, 30) >= 29


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_against_itself_scores_like_a_player(edition):
    scores = [fmean(played(["greedy", "greedy"], seed, edition=edition).scores) for seed in range(30)]
    assert fmean(scores) > 150


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("edition", "duchy"), [(edition, duchy) for edition, duchies in EDITIONS.items() for duchy in duchies])
def test_greedy_completes_games_on_every_duchy(edition, duchy, seats):
    state = played(["greedy"] * seats, 3, edition=edition, duchies=duchy)
    assert state.is_over
    assert min(state.scores) > 90


@pytest.mark.parametrize("settling", ["open", "secret"])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_completes_games_with_dealt_boards(edition, settling, seats):
    state = played(["greedy"] * seats, 5, edition=edition, duchies="dealt", settling=settling, start_castle="choose")
    assert state.is_over


@pytest.mark.parametrize("settling", ["open", "secret"])
def test_greedy_has_a_preference_where_to_settle(settling):
    state = burgrave.new("burgundy", seed=2, options={"duchies": "dealt", "settling": settling})
    seat = state.to_act[0]
    assert len(values_after(state, seat, seat, state.legal_actions(seat))) > 1


@pytest.mark.parametrize("options", [{}, {"edition": "2011", "duchies": "7"}, {"duchies": "dealt", "settling": "secret"}])
def test_evaluation_does_not_depend_on_what_is_hidden(options):
    for state, seat in positions(every=5, **options):
        evaluate = state.rules.game.evaluate
        one, other = state.imagine(seat, 1), state.imagine(seat, 2)
        assert len(values(state, seat)) == 1
        for action in state.legal_actions(seat):
            assert evaluate(after(one, seat, action), seat) == evaluate(after(other, seat, action), seat), action
        assert bot("greedy").choose(one, seat) is bot("greedy").choose(other, seat)


def test_evaluation_does_not_depend_on_the_other_seats_secret_choice():
    state = burgrave.new("burgundy", seed=4, options={"duchies": "dealt", "settling": "secret"})
    first, second = state.to_act
    assert len(values_after(state, first, second, state.legal_actions(first))) == 1


def test_evaluation_is_the_score_when_the_game_is_over():
    state = played(["greedy", "random", "greedy"], 11)
    for seat in range(3):
        assert state.rules.game.evaluate(state, seat) == state.scores[seat]


def test_ending_the_last_turn_is_foreseen():
    """With nothing left to do, the evaluation already knows the final score."""
    for state, seat in positions(seed=12, every=1):
        if state.phase == 4 and state.round == 4 and [str(action) for action in state.legal_actions(seat)] == ["end"]:
            last = state
            expected = state.rules.game.evaluate(state, seat), seat
    value, seat = expected
    assert value == pytest.approx(after(last, seat, last.legal_actions(seat)[0]).scores[seat], abs=1)
