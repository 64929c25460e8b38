"""The greedy bot with Kingsburg's evaluation: that it plays well, finishes whatever is in play, and uses only what it may see."""

from functools import partial

import pytest

import burgrave
from bots import games
from bots.games import values, values_after, wins

EXPANSIONS = [name for name in burgrave.game("kingsburg").modules if name != "base"]
SCENARIOS = burgrave.game("kingsburg").options["scenario"].choices

played = partial(games.played, "kingsburg")


def positions(seats=3, seed=1, every=9, modules=None, **options):
    """States from all over a greedy game, each with the seat that is to choose."""
    return games.positions("kingsburg", seats, seed, every, modules, **options)


def test_greedy_beats_random():
    assert wins("kingsburg", 2, 100, 12) >= 11


@pytest.mark.parametrize("seats", [3, 5])
def test_greedy_beats_several_random_players(seats):
    assert wins("kingsburg", seats, 300, 5, EXPANSIONS, scenario="goblin_valley") >= 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_completes_games_with_any_number_of_players(seats):
    state = played(["greedy"] * seats, 3)
    assert state.is_over
    assert min(state.scores) > 10


@pytest.mark.parametrize("module", EXPANSIONS)
def test_greedy_completes_games_with_every_module(module):
    assert played(["greedy"] * 3, 4, [module]).is_over


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_completes_games_with_every_scenario_and_all_that_goes_with_it(scenario):
    modules = [name for name in EXPANSIONS if (scenario, name) != ("wheeling_and_dealing", "soldier_tokens")]
    assert played(
        ["greedy"] * 3, 5, modules, scenario=scenario, rows="drafted", governor_choice="auction", court="tradition"
    ).is_over


@pytest.mark.parametrize(
    ("modules", "options"), [(None, {}), (EXPANSIONS, {"scenario": "goblin_valley"})], ids=["base", "everything"]
)
def test_evaluation_and_choice_do_not_depend_on_what_is_hidden(modules, options):
    for state, seat in positions(modules=modules, **options):
        assert len(values(state, seat)) == 1


@pytest.mark.parametrize("module", ["governors", "soldier_tokens", "alternative_rows"])
def test_evaluation_does_not_depend_on_the_other_seats_secret_choice(module):
    state = burgrave.new("kingsburg", 2, 4, [module])
    while len(state.to_act) < 2:
        state.apply(state.legal_actions()[0])
    first, second = state.to_act
    assert len(values_after(state, first, second, state.legal_actions(first))) == 1


def test_evaluation_is_the_score_when_the_game_is_over_but_for_what_breaks_a_tie():
    state = played(["greedy", "random", "random"], 11)
    for seat in range(3):
        assert 0 <= state.rules.game.evaluate(state, seat) - state.scores[seat] < 0.5
