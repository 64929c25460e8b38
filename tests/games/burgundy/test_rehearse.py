"""A turn planned on a copy: same rules, own dice, nothing of the truth beyond one's view."""

import pytest

import burgrave
from burgrave.engine.errors import BadOption

GAME = burgrave.game("burgundy")


def running(seed=5, plies=30):
    state = burgrave.new("burgundy", seats=2, seed=seed)
    for _ in range(plies):
        state.apply(state.legal_actions()[0])
    return state


def waiting_seat(state):
    return 1 - state.to_act[0]


def test_a_plan_is_the_seats_turn_and_changes_nothing():
    state = running()
    seat, before = waiting_seat(state), state.digest()
    imagined = GAME.what_if(state, seat, [3, 4])
    assert imagined.to_act == (seat,)
    assert imagined.view(seat)["players"][seat]["dice"] == [3, 4]
    imagined.apply(imagined.legal_actions()[0])
    assert state.digest() == before


def test_rolled_dice_are_taken_when_none_are_wished_for():
    state = burgrave.new("burgundy", seats=2, seed=5)
    seat = waiting_seat(state)
    assert GAME.what_if(state, seat).view(seat)["players"][seat]["dice"] == state.view(seat)["players"][seat]["dice"]


@pytest.mark.parametrize("dice", [[3], [0, 4], [3, 7], "34", [True, 2], [1.0, 2], 5, [1, 2, 3]])
def test_wrong_dice_are_named(dice):
    state = running()
    with pytest.raises(BadOption, match="two dice"):
        GAME.what_if(state, waiting_seat(state), dice)


def test_used_dice_must_be_replaced():
    state = burgrave.new("burgundy", seats=2, seed=5)
    first = state.to_act[0]
    while first in state.to_act:
        state.apply(state.legal_actions()[0])
    with pytest.raises(BadOption, match="dice are used"):
        GAME.what_if(state, first)
    assert GAME.what_if(state, first, [6, 6]).to_act == (first,)


def test_a_plan_knows_no_more_than_the_view():
    """Plans in two worlds that look alike to the seat look alike."""
    state = running()
    seat = waiting_seat(state)
    first, second = (state.imagine(seat, seed) for seed in (1, 2))
    assert GAME.what_if(first, seat, [2, 5]).view(seat) == GAME.what_if(second, seat, [2, 5]).view(seat)


def test_no_plan_when_the_game_is_over():
    state = running(plies=0)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    with pytest.raises(BadOption, match="over"):
        GAME.what_if(state, 0, [1, 2])
