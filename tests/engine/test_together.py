"""Secret choices at the same time, and events that only one seat may learn of."""

import pytest

import burgrave
from burgrave import IllegalAction
from burgrave.engine.events import visible


@pytest.fixture
def state():
    return burgrave.new("pebbles", 3, 5)


def test_all_are_waited_for_and_any_may_choose_first(state):
    assert state.to_act == (0, 1, 2)
    state.apply("bid bid:1", 2)
    assert state.to_act == (0, 1)
    assert state.legal_actions(2) == ()
    with pytest.raises(IllegalAction, match="seat 2 is not to choose now; waiting for '0', '1'"):
        state.apply("bid bid:0", 2)


def test_the_seat_must_be_named_for_legal_actions(state):
    with pytest.raises(IllegalAction, match="say which one"):
        state.legal_actions()


def test_without_a_seat_the_first_that_may_chooses(state):
    state.apply("bid bid:1")
    assert state.to_act == (1, 2)


def test_nobody_sees_what_another_chose(state):
    events = state.apply("bid bid:2", 1)
    assert events == [("secret", 1)]
    assert state.view(1)["chosen"] == "bid bid:2"
    assert state.view(0)["chosen"] is None
    assert state.view(None)["chosen"] is None


def test_what_others_chose_is_imagined(state):
    state.apply("bid bid:2", 1)
    seen = {state.imagine(0, seed).view(1)["chosen"] for seed in range(40)}
    assert seen == {"bid bid:0", "bid bid:1", "bid bid:2"}
    assert {state.imagine(1, seed).view(1)["chosen"] for seed in range(40)} == {"bid bid:2"}


def test_the_last_choice_reveals(state):
    state.apply("bid bid:1", 1)
    state.apply("bid bid:2", 2)
    events = state.apply("bid bid:0", 0)
    assert ("won", 2) in events
    assert state.to_act == (2,)
    assert state.view(2)["chosen"] is None


def test_a_whisper_is_heard_by_one_seat(state):
    for seat in (0, 1, 2):
        state.apply("bid bid:1", seat)
    events = state.apply("draw deck:1")
    card = state.hands[0][0]
    assert visible(events, 0) == [("draw", 0), ("whisper", 0, "card", card)]
    assert visible(events, 1) == [("draw", 0)]
    assert visible(events, None) == [("draw", 0)]


def test_an_imagined_history_tells_no_secret(state):
    state.apply("bid bid:2", 1)
    state.apply("bid bid:0", 2)
    for seed in range(20):
        imagined = state.imagine(0, seed)
        choices = {seat: action.index for seat, action in imagined.history()}
        assert choices == {1: imagined.secret[1], 2: imagined.secret[2]}
    assert {str(state.imagine(0, seed).history()[0][1]) for seed in range(40)} == {"bid bid:0", "bid bid:1", "bid bid:2"}
    assert state.imagine(1, 5).history()[0] == state.history()[0], "one's own choice is known"
