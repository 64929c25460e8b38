"""The wheel over four rounds: values move on clockwise, points and value are 7, dice come from the bag (p. 10, 13, 14)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.games.tiletum.kinds import GOODS
from burgrave.games.tiletum.numbers import SIDES


def rounds(seats: int, seed: int, modules: list[str] | None = None) -> list[Any]:
    """The state at the beginning of each round of a random game."""
    state: Any = burgrave.new("tiletum", seats, seed, modules)
    random = Random(seed)
    states = [state.clone()]
    while not state.is_over:
        state.apply(random.choice(state.legal_actions()))
        if state.round > len(states) and not state.is_over:
            states.append(state.clone())
    return states


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", [["base"], ["base", "action_tiles"]])
def test_each_value_moves_on_one_space_clockwise_a_round(seats: int, modules: list[str]) -> None:
    for seed in range(3):
        states = rounds(seats, seed, modules)
        assert len(states) == 4
        wheels = [[space["value"] for space in state.view()["spaces"]] for state in states]
        for before, after in pairwise(wheels):
            assert after == [before[-1], *before[:-1]]
        # Clockwise around the wheel the values go up, and 1 follows 6.
        assert all(after % 6 == (before + 1) % 6 for before, after in pairwise(wheels[0]))
        actions = [[space["action"] for space in state.view()["spaces"]] for state in states]
        assert all(action == actions[0] for action in actions)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_and_value_are_seven(seats: int) -> None:
    for state in rounds(seats, 5):
        for space in state.view()["spaces"]:
            assert space["value"] + space["points"] == 7


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_rolls_as_many_dice_and_never_more_of_a_colour_than_players(seats: int) -> None:
    for seed in range(6):
        for state in rounds(seats, seed):
            colours = Counter(GOODS[face // SIDES] for face in state.dice)
            assert sum(colours.values()) == {2: 8, 3: 11, 4: 14}[seats]
            assert max(colours.values()) <= seats
            assert state.own_dice == [-1] * (3 * seats)


def test_colours_and_values_are_fair() -> None:
    """Over many rolls each colour and each value comes about as often as any other."""
    colours: Counter[int] = Counter()
    values: Counter[int] = Counter()
    for seed in range(300):
        faces = burgrave.new("tiletum", 2, seed).dice  # type: ignore[attr-defined]
        colours.update(face // SIDES for face in faces)
        values.update(face % SIDES for face in faces)
    assert all(abs(count - 480) < 40 for count in colours.values())
    assert all(abs(count - 400) < 80 for count in values.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_are_left_over_in_every_round(seats: int) -> None:
    """Everybody takes three; two are never taken."""
    state: Any = burgrave.new("tiletum", seats, 3)
    random = Random(1)
    while state.round == 1:
        left = len(state.dice)
        state.apply(random.choice(state.legal_actions()))
    assert left == 2
