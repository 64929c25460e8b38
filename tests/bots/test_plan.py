"""The plan of a turn: it is searched once, kept while the game follows it, and replaced when the position is another."""

import pytest

import burgrave
from burgrave.bots import bot, plan


@pytest.fixture
def searches(monkeypatch):
    """The plies at which a plan was searched."""
    plies = []
    plan_turn = plan.plan_turn

    def counted(state, seat, turns, seed):
        plies.append(state.ply)
        return plan_turn(state, seat, turns, seed)

    monkeypatch.setattr(plan, "plan_turn", counted)
    return plies


def ask(player, state):
    """What the bot chooses, asked with another imagined world each time."""
    seat = state.to_act[0]
    return player.choose(state.imagine(seat, state.ply), seat)


def played_turn(count=3):
    """A bot, and the states and actions of a turn that it played as planned; there are `count` actions or more."""
    for seed in range(20):
        state, player, turn = burgrave.new("burgundy", 2, seed), bot("greedy", 1), []
        seat = state.to_act[0]
        while state.to_act == (seat,) and len(state.legal_actions(seat)) > 1:
            action = ask(player, state)
            turn.append((state.clone(), action))
            state.apply(action, seat)
        if len(turn) >= count and state.irreversible <= turn[0][0].ply:
            return player, turn
    raise AssertionError("no turn is long enough")


def test_a_turn_is_searched_once(searches):
    _, turn = played_turn()
    assert searches[-1] == turn[0][0].ply
    assert searches.count(turn[0][0].ply) == len(searches), "each game begins with one search"


def test_after_an_undo_a_new_plan_is_made(searches):
    player, turn = played_turn()
    searches.clear()
    for state, action in reversed(turn):
        assert ask(player, state) is action
    assert searches == [state.ply for state, _ in reversed(turn)]
    searches.clear()
    for state, action in turn[1:]:
        assert ask(player, state) is action
    assert not searches, "the last plan was made for the whole turn"


def test_after_another_action_a_new_plan_is_made(searches):
    player, turn = played_turn()
    state, action = turn[0]
    ask(player, state)
    other = next(one for one in state.legal_actions() if one is not action and str(one) != "end")
    searches.clear()
    state.apply(other)
    assert ask(player, state) in state.legal_actions()
    assert searches == [state.ply]


def test_a_plan_of_another_game_is_not_followed(searches):
    player, turn = played_turn()
    ask(player, turn[0][0])
    searches.clear()
    state = burgrave.new("burgundy", 2, 77)
    assert ask(player, state) in state.legal_actions()
    assert searches == [0]
