"""Corruption: before every lap of turns a token moves all markers back (p. 10-11)."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.numbers import LOWEST
from burgrave.games.tiletum.steps.course import NEXT_LAP
from burgrave.games.tiletum.steps.king import corrupt

from ..scene import happened, on_track, run, scene, until_turn


def test_p11_example_a_token_of_2() -> None:
    """Green falls to -2, then orange and blue, on one space, to 0: they keep their order in the stack."""
    green, orange, blue = 0, 1, 2
    state = on_track(scene(3), s1=2, s2=2, s0=0)
    state.corruption = [2, 0, 0, 1, 1, 2]
    state.lap = 0
    events = run(state, NEXT_LAP)
    assert happened(events, "corruption") == [(-1, 1, 2)]
    assert happened(events, "king")[0] == (green, -2, -2)
    assert state.king == [-2, 0, 0]
    assert state.court == [orange, blue, green]


@pytest.mark.parametrize("value", [0, 1, 2])
def test_p10_all_markers_move_back_by_the_value(value: int) -> None:
    state = on_track(scene(4), s3=7, s1=4, s0=4, s2=1)
    corrupt(state, value)
    assert state.king == [4 - value, 4 - value, 1 - value, 7 - value]
    assert state.court == [3, 1, 0, 2]


def test_p10_the_lowest_space_is_the_end() -> None:
    state = on_track(scene(), s0=LOWEST + 1, s1=LOWEST)
    corrupt(state, 2)
    assert state.king == [LOWEST, LOWEST]


def test_ruling_markers_that_meet_on_the_lowest_space_lie_in_the_order_of_arrival() -> None:
    """Those furthest behind are moved first (p. 10), so they lie lowest in the stack: a marker that was ahead is on top."""
    state = on_track(scene(4), s0=LOWEST + 2, s1=LOWEST + 1, s2=LOWEST, s3=LOWEST)
    corrupt(state, 2)
    assert state.king == [LOWEST] * 4
    assert state.court == [2, 3, 1, 0]


def test_ruling_a_stack_that_arrives_on_the_lowest_space_keeps_its_order() -> None:
    state = on_track(scene(4), s3=5, s1=LOWEST + 1, s0=LOWEST + 1, s2=LOWEST)
    corrupt(state, 1)
    assert state.court == [3, 2, 1, 0]


def test_p10_before_every_lap_the_next_token_is_revealed() -> None:
    state = scene(dice="gold.1 gold.1 gold.1 gold.1 gold.1 gold.1 gold.1 gold.1")
    state.corruption = [0, 2, 1, 0, 1, 2]
    events = until_turn(state, 1)
    assert not happened(events, "corruption")
    events = until_turn(state, 0)
    assert happened(events, "corruption") == [(-1, 2, 2)]
    assert state.view()["corruption"] == [0, 2, None]
    until_turn(state, 1)
    assert happened(until_turn(state, 0), "corruption") == [(-1, 3, 1)]
    assert state.king == [-3, -3]


def test_p13_all_tokens_are_shuffled_before_the_next_round() -> None:
    """Also those that were revealed: over many games any token comes first again."""
    seen = set()
    for seed in range(12):
        state = scene(dice=" ".join(["gold.1"] * 8), seed=seed)
        while state.round == 1:
            texts = list(map(str, state.legal_actions()))
            state.apply("end" if "end" in texts else texts[0])
        assert sorted(state.corruption) == [0, 0, 1, 1, 2, 2]
        seen.add(state.corruption[0])
        assert state.view()["corruption"][1:] == [None, None]
    assert seen == {0, 1, 2}
