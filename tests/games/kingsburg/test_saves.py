"""Saved positions that no game can have are refused, with a word on what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

import burgrave
from burgrave.games.kingsburg.shape import LISTS, NUMBERS
from games.damaged_saves import reads_itself, refused, wrong_lists, wrong_numbers


@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    state = burgrave.new("kingsburg", 2, 5)
    for _ in range(40):
        state.apply(state.legal_actions()[0])
    return dict(state.save())


def test_the_save_itself_is_read(saved: dict[str, Any]) -> None:
    reads_itself(saved)


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_out_of_range(saved: dict[str, Any], name: str) -> None:
    for value in wrong_numbers(*NUMBERS[name]):
        assert name in refused(saved, name, value)


@pytest.mark.parametrize("name", LISTS)
def test_lists_out_of_range_or_of_the_wrong_length(saved: dict[str, Any], name: str) -> None:
    for value in wrong_lists(saved["position"][name], *LISTS[name]):
        assert name in refused(saved, name, value)


@pytest.mark.parametrize(
    ("name", "value"),
    [("order", [0, 0]), ("order", [1, 2]), ("envoy", 2), ("turn", 2), ("passed", 4), ("aid", 8), ("built_now", 16)],
)
def test_seats_that_are_not_there(saved: dict[str, Any], name: str, value: object) -> None:
    assert "seat" in refused(saved, name, value)
