"""The greedy bot with Tiletum's evaluation: that it plans whole turns, plays well, finishes, and uses only what it may see."""

from dataclasses import replace
from functools import partial
from statistics import fmean

import pytest

import burgrave
from bots import games
from bots.games import values, wins
from burgrave.bots import bot

pytestmark = pytest.mark.long

played = partial(games.played, "tiletum")
positions = partial(games.positions, "tiletum")


@pytest.fixture
def narrow_beam(monkeypatch):
    """Search with a narrow beam: much faster, and weaker than what players meet."""
    game = burgrave.game("tiletum")
    monkeypatch.setattr(game, "turns", replace(game.turns, breadth=3))


@pytest.mark.usefixtures("narrow_beam")
def test_greedy_beats_random():
    assert wins("tiletum", 2, 100, 10) == 10


@pytest.mark.usefixtures("narrow_beam")
@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_several_random_players(seats):
    assert wins("tiletum", seats, 300, 3, ["base", "action_tiles"]) == 3


@pytest.mark.usefixtures("narrow_beam")
@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_completes_games_with_any_number_of_players(seats):
    state = played(["greedy"] * seats, 3)
    assert state.is_over
    assert min(state.scores) > 80


def test_greedy_against_itself_scores_like_a_player_and_from_everything():
    state = played(["greedy", "greedy"], 5)
    assert fmean(state.scores) > 130
    sources = {name for seat in range(2) for name, points in state.scoring(seat) if points > 0}
    assert {"contracts", "cathedrals", "fairs", "houses_and_pillars"} < sources
    assert [state.rules.game.evaluate(state, seat) for seat in range(2)] == list(state.scores)


@pytest.mark.usefixtures("narrow_beam")
def test_evaluation_does_not_depend_on_what_is_hidden():
    for state, _ in positions(3, 1, 7):
        for seat in range(3):
            assert len(values(state, seat)) == 1


@pytest.mark.usefixtures("narrow_beam")
def test_a_bot_keeps_its_plan_and_a_new_bot_plans_from_anywhere_in_a_turn():
    """A server that was restarted makes a new bot in the middle of a turn."""
    for state, seat in positions(2, 7, 17):
        number = state.rules.game.turns.number(state)
        planner, world = bot("greedy", 1), state.imagine(seat, 5)
        planner.choose(world, seat)
        planned = [action for _, action in planner._plan._steps]
        state.apply(bot("greedy", 1).choose(world, seat), seat)
        for action in planned:
            assert state.to_act == (seat,)
            assert state.rules.game.turns.number(state) == number
            assert bot("greedy", 2).choose(state.imagine(seat, 6), seat) in state.legal_actions(seat)
            assert planner.choose(state.imagine(seat, 7), seat) is action
            state.apply(action, seat)
