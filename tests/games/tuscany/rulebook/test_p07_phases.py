"""Three phases (p. 7; also p. 4)."""

from __future__ import annotations

import pytest

from burgrave.engine.events import Event
from burgrave.games.tuscany.state import State

from ..scene import give, happened, legal, play, scene, turn_of, until, whole_round


def take(state: State) -> list[Event]:
    """The seat in turn takes a token and ends its turn."""
    events = play(state, legal(state, "take")[0])
    while legal(state)[0] != "end":
        events += play(state, legal(state)[0])
    return events + play(state, "end")


def draw(state: State) -> list[Event]:
    return play(state, "draw deck:cards", "end")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("phase", [0, 1])
def test_p07_a_phase_ends_with_the_round_in_which_its_stack_runs_out(seats: int, phase: int) -> None:
    for who in range(seats):
        state = scene(seats)
        state.phase = phase
        for seat in range(seats):
            give(state, seat, out=7 * phase + (6 if seat == who else 2), green=seat + 1)
        for seat in range(seats):
            assert state.to_act == (seat,)
            assert state.phase == phase
            events = take(state) if seat == who else draw(state)
            if seat == who:
                assert happened(events, "stack") == [(who, phase + 1)]
            assert bool(happened(events, "phase_end")) == (seat == seats - 1)
        assert state.phase == phase + 1
        assert happened(events, "phase_end") == [(-1, phase)]
        assert [event[1:] for event in happened(events, "score")] == [("green", seat + 1) for seat in range(seats)]
        assert state.to_act == (0,), "on from the first player"


def test_p07_the_phase_goes_on_while_every_stack_has_tokens() -> None:
    state = scene()
    for _ in range(6):
        assert not happened(take(state), "phase_end")
        draw(state)
    take(state)
    assert state.out[0] == 7
    assert happened(draw(state), "phase_end")


def test_p07_others_keep_their_stacks_and_go_on_with_the_first_from_the_left() -> None:
    state = give(scene(), 0, out=6)
    give(state, 1, out=3)
    take(state)
    draw(state)
    assert state.phase == 1
    stacks = [player["stacks"] for player in state.view(None)["players"]]
    assert stacks == [[0, 7, 7], [4, 7, 7]]
    draw(state)
    take(state)
    assert state.view(None)["players"][1]["stacks"] == [3, 7, 7]


def test_p07_the_second_phase_does_not_end_with_another_player_s_first_stack() -> None:
    state = give(scene(), 0, out=6)
    give(state, 1, out=6)
    take(state)
    draw(state)
    assert state.phase == 1
    draw(state)
    events = take(state)
    assert happened(events, "stack") == [(1, 1)]
    assert not happened(events, "phase_end")
    assert state.phase == 1


def test_p07_both_empty_their_first_stack_in_one_round() -> None:
    state = give(scene(), 0, out=6)
    give(state, 1, out=6)
    take(state)
    events = take(state)
    assert len(happened(events, "phase_end")) == 1
    assert state.phase == 1


def test_p07_the_second_phase_ends_with_fourteen_tokens_of_one_player() -> None:
    state = give(scene(), 0, out=13)
    give(state, 1, out=7)
    state.phase = 1
    take(state)
    assert happened(draw(state), "phase_end") == [(-1, 1)]
    assert state.phase == 2


def test_p07_going_on_into_the_next_stack_in_the_same_turn_changes_nothing() -> None:
    state = give(scene(), 0, out=6, marble=1)
    play(state, "take open:3", "marble", "take open:4", "end")
    assert state.out[0] == 8
    assert happened(draw(state), "phase_end") == [(-1, 0)]
    whole_round(state)
    assert state.phase == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p07_after_the_third_stack_the_round_is_finished_and_exactly_one_more_is_played(seats: int) -> None:
    for who in range(seats):
        state = scene(seats)
        state.phase = 2
        for seat in range(seats):
            give(state, seat, out=20 if seat == who else 15)
        events: list[Event] = []
        for seat in range(seats):
            assert not state.view(None)["is_last_round"]
            events += take(state) if seat == who else draw(state)
        assert not happened(events, "phase_end")
        assert happened(events, "last_round") == [(-1,)]
        assert state.view(None)["is_last_round"]
        events = []
        for seat in range(seats):
            assert not state.is_over
            assert state.to_act == (seat,)
            events += draw(state)
        assert happened(events, "phase_end") == [(-1, 2)]
        assert happened(events, "over") == [(-1,)]
        assert state.is_over


def test_p07_another_third_stack_in_the_last_round_adds_no_round() -> None:
    state = give(scene(), 0, out=20)
    give(state, 1, out=20)
    state.phase = 2
    take(state)
    draw(state)
    draw(state)
    events = take(state)
    assert happened(events, "stack") == [(1, 3)]
    assert state.is_over


def test_p07_the_end_counts_from_the_first_player_s_seat() -> None:
    state = give(scene(3), 1, out=6)
    state.first = 1
    turn_of(state, 1)
    take(state)
    assert not happened(draw(state), "phase_end")
    assert happened(draw(state), "phase_end"), "the one to the right of the first player has played"
    assert until(state, 1).round == 2


def test_p07_after_the_game_nothing_can_be_done() -> None:
    state = give(scene(), 0, out=20)
    state.phase = 2
    take(state)
    for _ in range(3):
        draw(state)
    assert state.is_over
    assert state.to_act == ()
    assert [state.legal_actions(seat) for seat in range(2)] == [(), ()]
    assert state.view(None)["phase"] == 3
