"""The six action tiles: the actions around the wheel in random order (p. 6)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.games.tiletum.kinds import ACTION_KINDS
from burgrave.games.tiletum.numbers import FIRST_LAYOUT

MODULES = ["base", "action_tiles"]


def layout(state: Any) -> list[str]:
    return [space["action"] for space in state.view()["spaces"]]


def test_without_them_the_printed_spaces_are_used() -> None:
    for seed in range(10):
        assert layout(burgrave.new("tiletum", 3, seed)) == [ACTION_KINDS[kind] for kind in FIRST_LAYOUT]


def test_every_action_lies_once_and_anywhere() -> None:
    first: Counter[str] = Counter()
    layouts = set()
    for seed in range(200):
        actions = layout(burgrave.new("tiletum", 2 + seed % 3, seed, MODULES))
        assert sorted(actions) == sorted(ACTION_KINDS)
        layouts.add(tuple(actions))
        first[actions[0]] += 1
    assert len(layouts) > 120
    assert all(count > 15 for count in first.values())
    assert len(first) == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_space_has_its_bonus_tile_and_the_action_of_its_tile(seats: int) -> None:
    state: Any = burgrave.new("tiletum", seats, 8, MODULES)
    for space in state.view()["spaces"]:
        assert space["bonus"] is not None
        for good in space["dice"]:
            assert f"take die:{good}.{space['value']} space:{space['action']}" in map(str, state.legal_actions())


def test_the_layout_stays_for_the_whole_game() -> None:
    state: Any = burgrave.new("tiletum", 3, 8, MODULES)
    before, random = layout(state), Random(1)
    while not state.is_over:
        state.apply(random.choice(state.legal_actions()))
        assert layout(state) == before


def test_the_rest_of_the_setup_is_the_same_with_and_without_them() -> None:
    plain: Any = burgrave.new("tiletum", 3, 8)
    other: Any = burgrave.new("tiletum", 3, 8, MODULES)
    for name in ("bonus_stack", "contract_stack", "character_stack", "costs", "fairs", "cities", "order", "map_tiles"):
        assert getattr(plain, name) == getattr(other, name)


def test_the_event_of_the_layout_lists_all_spaces() -> None:
    state: Any = burgrave.new("tiletum", 3, 8, MODULES)
    lines = [event for event in state.rules.game.setup(state.rules, 8).events if event[0] == "layout"]
    assert lines == [("layout", -1, *state.spaces)]
