"""The greedy bot with Tiletum's evaluation, which plans whole turns: that it plays well, finishes, and uses only what it may see."""

from functools import partial
from statistics import fmean

import pytest

from bots import games
from bots.games import after, values, wins
from burgrave.bots import bot

played = partial(games.played, "tiletum")
positions = partial(games.positions, "tiletum")


def test_greedy_beats_random():
    assert wins("tiletum", 2, 100, 4) == 4


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_several_random_players(seats):
    assert wins("tiletum", seats, 300, 1) == 1


def test_greedy_against_itself_scores_like_a_player_and_from_everything():
    state = played(["greedy", "greedy"], 5)
    assert fmean(state.scores) > 130
    sources = {name for seat in range(2) for name, points in state.scoring(seat) if points > 0}
    assert {"contracts", "cathedrals", "houses_and_pillars"} < sources
    assert any(name.startswith("fair_") for name in sources)


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_completes_games_with_shuffled_actions(seats):
    state = played(["greedy"] * (seats - 1) + ["random"], 3, ["base", "action_tiles"])
    assert state.is_over
    assert min(state.scores[:-1]) > 90


def test_evaluation_does_not_depend_on_what_is_hidden():
    for state, seat in positions(3, 1, 11):
        assert len({value for other in range(3) for value in values(state, other)}) <= 3
        assert len(values(state, seat)) == 1


def test_a_plan_is_kept_and_a_new_bot_finds_the_same():
    """A web table makes a new bot for every action: it must go on as the one before meant to."""
    for state, seat in positions(2, 7, 29):
        planner = bot("greedy", 1)
        number = state.rules.game.turns.number(state)
        while state.to_act == (seat,) and state.rules.game.turns.number(state) == number:
            action = planner.choose(state.imagine(seat, 5), seat)
            assert action in state.legal_actions(seat)
            state = after(state, seat, action)
            if state.sealed == state.ply:
                break


def test_evaluation_is_the_score_when_the_game_is_over():
    state = played(["greedy", "random"], 11)
    assert [state.rules.game.evaluate(state, seat) for seat in range(2)] == list(state.scores)
