"""The course of the game: three phases of rounds, everybody's turn in each, one action of three (p. 3)."""

import pytest

from ..scene import asked, give, happened, legal, play, scene, turn_of, until, whole_round


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_p03_in_every_round_everybody_has_a_turn_clockwise_from_the_first(seats: int, first: int) -> None:
    state = scene(seats)
    state.first = first
    turn_of(state, first)
    order = [(first + place) % seats for place in range(seats)]
    turns = [(first,)]
    for _ in range(3):
        turns += happened(whole_round(state), "turn")
    assert [seat for (seat,) in turns] == order * 3 + [first]
    assert state.view(None)["order"] == order
    assert state.first == first


def test_p03_the_view_shows_who_has_played_in_the_round() -> None:
    state = scene(3)
    assert state.view(None)["played"] == []
    assert until(state, 2).view(None)["played"] == [0, 1]
    assert until(state, 0).view(None)["played"] == []


def test_p03_a_turn_is_one_action_of_three_and_an_end() -> None:
    state = give(scene(), stored="cart", cards="cart cart")
    assert {text.split()[0] for text in legal(state)} == {"draw", "take", "place"}
    for action in ("draw deck:cards", "take open:3", "place storage:1 field:B5"):
        after = state.clone()
        play(after, action)
        assert after.to_act == (0,)
        assert legal(after) == ["end"]
        play(after, "end")
        assert after.to_act == (1,)


def test_p03_an_action_must_be_taken() -> None:
    assert not {"end", "skip"} & set(legal(scene()))


def test_p03_nobody_acts_out_of_turn() -> None:
    state = scene(3)
    assert [bool(state.legal_actions(seat)) for seat in range(3)] == [True, False, False]


def test_p03_another_round_follows_as_long_as_no_stack_is_empty() -> None:
    state = scene()
    for number in range(2, 8):
        whole_round(state)
        assert (state.round, state.phase) == (number, 0)


def test_p03_a_whole_game_has_three_scorings_and_a_final_one() -> None:
    state = scene(2)
    give(state, 0, green=3)
    state.out = [20, 0]
    phases = []
    while not state.is_over:
        if asked(state) == "TakeAction" and state.to_act == (0,) and state.out[0] < 21:
            events = play(state, legal(state, "take")[0])
        else:
            events = play(state, "draw deck:cards") if "draw deck:cards" in legal(state) else play(state, legal(state)[0])
        phases += [event for event in events if event[0] in ("phase_end", "last_round", "over")]
    # The stacks were nearly empty from the beginning, so that a phase ended with each of the first rounds.
    assert [event[0] for event in phases] == ["phase_end", "phase_end", "last_round", "phase_end", "over"]
    assert [event[2] for event in phases if event[0] == "phase_end"] == [0, 1, 2]
    assert state.scores[0] == 3 * state.green[0] + sum(points for name, points in state.scoring(0) if name in ("cards", "stored"))
    assert legal(state) == []
