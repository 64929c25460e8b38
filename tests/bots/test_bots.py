"""The registry of bots, and the one that plays anything legal."""

import pytest

import burgrave
from bots.games import played
from burgrave.bots import BOTS, bot
from burgrave.bots.arena import play
from burgrave.games.collection import COLLECTION


def test_every_registered_bot_is_made_by_its_name():
    for name in BOTS:
        assert bot(name, 3).name == name


def test_an_unknown_bot_is_refused_with_the_valid_names():
    with pytest.raises(burgrave.BadOption) as refused:
        bot("oracle")
    assert "oracle" in str(refused.value)
    for name in BOTS:
        assert name in str(refused.value)


def test_random_plays_only_legal_actions_and_reaches_all_of_them():
    state = burgrave.new("burgundy", seed=5)
    seat = state.to_act[0]
    player = bot("random", 1)
    seen = {player.choose(state, seat) for _ in range(500)}
    assert seen == set(state.legal_actions(seat))


def test_random_repeats_itself_for_a_seed():
    ends = [play(burgrave.new("burgundy", seed=8), [bot("random", 1), bot("random", 2)], 4).digest() for _ in range(2)]
    assert ends[0] == ends[1]


@pytest.mark.long
@pytest.mark.parametrize("game", [name for name in burgrave.games() if name in COLLECTION])
def test_greedy_repeats_itself_for_a_seed(game):
    assert played(game, ["greedy", "greedy"], 21).digest() == played(game, ["greedy", "greedy"], 21).digest()


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_never_changes_the_state_it_is_asked_with(name):
    state = burgrave.new("burgundy", seed=6)
    before = state.digest()
    bot(name).choose(state, state.to_act[0])
    assert state.digest() == before


def test_the_arena_asks_with_imagined_states():
    asked = []

    class Spy:
        name = "spy"

        def choose(self, state, seat):
            asked.append(state)
            return state.legal_actions(seat)[0]

    state = burgrave.new("burgundy", seed=9)
    hidden = state.piles
    play(state, [Spy(), Spy()])
    assert all(imagined.seed is None for imagined in asked)
    assert asked[0].piles != hidden
