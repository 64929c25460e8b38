"""The course of the game: four rounds, five phases, three turns each; dice; points never below 0 (p. 10-13)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.games.tiletum.kinds import GOODS
from burgrave.games.tiletum.numbers import SIDES
from burgrave.games.tiletum.points import FROM_KING, FROM_LEADER, score

from ..scene import give, happened, scene

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def random_game(seats: int, seed: int) -> tuple[Any, list[Any]]:
    """Play a random game; return its last state and all its events."""
    state: Any = burgrave.new("tiletum", seats, seed)
    random = Random(seed)
    events: list[Any] = []
    while not state.is_over:
        events += state.apply(random.choice(state.legal_actions()))
    return state, events


@SEATS
def test_p10_four_rounds_of_three_turns_for_everybody(seats: int) -> None:
    state, events = random_game(seats, 3)
    # The first round, its first token and the first turn began with the game.
    assert happened(events, "round") == [(-1, 2), (-1, 3), (-1, 4)]
    turns = Counter(seat for (seat,) in happened(events, "turn"))
    turns[burgrave.new("tiletum", seats, 3).to_act[0]] += 1
    assert turns == dict.fromkeys(range(seats), 12)
    assert len(happened(events, "die")) == 12 * seats
    assert state.is_over


PHASES = ("round", "roll", "corruption", "king_phase", "order", "fair", "clean_up", "over")


@SEATS
def test_p10_phases_follow_one_another(seats: int) -> None:
    """The king's fair comes before the new order, so seeds are taken that have none."""
    seed = next(seed for seed in range(99) if "king" not in fairs_of(seats, seed))
    _, events = random_game(seats, seed)
    turns, ending = ["corruption"] * 3, ["king_phase", "order", "fair"]
    first = [*turns[1:], *ending, "clean_up"]
    other = ["round", "roll", *turns, *ending]
    assert [event[0] for event in events if event[0] in PHASES] == [*first, *other, "clean_up", *other, "clean_up", *other, "over"]


def fairs_of(seats: int, seed: int) -> list[str]:
    return [fair["tile"] for fair in burgrave.new("tiletum", seats, seed).view()["fairs"]]


@SEATS
def test_p10_dice_from_the_bag(seats: int) -> None:
    colours: Counter[str] = Counter()
    values: Counter[int] = Counter()
    for seed in range(40):
        state = burgrave.new("tiletum", seats, seed)
        faces: list[int] = state.dice
        assert len(faces) == {2: 8, 3: 11, 4: 14}[seats]
        own = Counter(GOODS[face // SIDES] for face in faces)
        assert max(own.values()) <= seats
        colours += own
        values += Counter(face % SIDES + 1 for face in faces)
        bag = state.view()["bag"]
        assert all(bag[good] + own[good] == seats for good in GOODS)
    assert set(colours) == set(GOODS)
    assert set(values) == set(range(1, 7))


@SEATS
def test_p10_dice_lie_at_the_segment_of_their_value_whatever_their_colour(seats: int) -> None:
    state: Any = burgrave.new("tiletum", seats, 9)
    for space in state.view()["spaces"]:
        expected = [GOODS[face // SIDES] for face in state.dice if face % SIDES + 1 == space["value"]]
        assert space["dice"] == expected
        for good in expected:
            assert f"take die:{good}.{space['value']} space:{space['action']}" in map(str, state.legal_actions())


def test_p10_nobody_falls_below_0() -> None:
    state = give(scene(), points=-8)
    state.events = []
    score(state, 0, FROM_KING, -5)
    assert state.scores[0] == 0
    assert happened(state.events, "score") == [(0, "king", -2)]
    score(state, 0, FROM_KING, -1)
    score(state, 0, FROM_LEADER, 4)
    assert state.scores[0] == 4
    assert dict(state.scoring(0)) == {"start": 2, "king": -2, "leader": 4}


def test_p10_more_than_100_points_are_counted_on() -> None:
    state = give(scene(), points=95)
    score(state, 0, FROM_KING, 120)
    assert state.scores[0] == 225
