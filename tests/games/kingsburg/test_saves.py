"""Saved positions that no game can have are refused, with a word on what is wrong."""

from __future__ import annotations

import copy

import pytest

import burgrave
from burgrave.games.kingsburg.shape import LISTS, NUMBERS


@pytest.fixture(scope="module")
def saved() -> dict[str, object]:
    state = burgrave.new("kingsburg", 2, 5)
    for _ in range(40):
        state.apply(state.legal_actions()[0])
    return state.save()


def damaged(saved: dict[str, object], name: str, value: object) -> dict[str, object]:
    found = copy.deepcopy(saved)
    position = found["position"]
    assert isinstance(position, dict)
    position[name] = value
    return found


def test_the_save_itself_is_read(saved: dict[str, object]) -> None:
    assert burgrave.load(saved).save() == saved


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_out_of_range(saved: dict[str, object], name: str) -> None:
    low, high = NUMBERS[name]
    for value in (low - 1, high + 1, "1", None, 0.5, True, [1]):
        with pytest.raises(burgrave.BadSave, match=name):
            burgrave.load(damaged(saved, name, value))


@pytest.mark.parametrize("name", LISTS)
def test_lists_out_of_range_or_of_the_wrong_length(saved: dict[str, object], name: str) -> None:
    length, low, high = LISTS[name]
    position = saved["position"]
    assert isinstance(position, dict)
    good = position[name]
    lists = [[low - 1, *good[1:]], [high + 1, *good[1:]], ["1", *good[1:]], 7, None, {}]
    for value in lists if length == 0 else [*lists, good[:-1], [*good, low]]:
        with pytest.raises(burgrave.BadSave, match=name):
            burgrave.load(damaged(saved, name, value))


@pytest.mark.parametrize(
    ("name", "value"),
    [("order", [0, 0]), ("order", [1, 2]), ("envoy", 2), ("turn", 2), ("passed", 4), ("aid", 8), ("built_now", 16)],
)
def test_seats_that_are_not_there(saved: dict[str, object], name: str, value: object) -> None:
    with pytest.raises(burgrave.BadSave, match="seat"):
        burgrave.load(damaged(saved, name, value))
