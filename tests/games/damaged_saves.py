"""Saved games with something wrong in them, for every game. Not collected as a test."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.engine.digest import short_hash

Numbers = Mapping[str, tuple[int, int]]
"""The least and the most that a number of a position may be, as a game's shape has them."""
Lists = Mapping[str, tuple[int, int, int]]
"""The same of lists, after their length for a seat."""


def damaged(saved: Mapping[str, Any], name: str, value: object, part: str = "position") -> dict[str, Any]:
    """Return a save with another value and the checksum that fits it, as somebody would forge it."""
    forged = copy.deepcopy(dict(saved))
    forged[part][name] = value
    del forged["checksum"]
    return {**forged, "checksum": short_hash(forged)}


def refused(saved: Mapping[str, Any], name: str, value: object, part: str = "position") -> str:
    """Return the error that refuses a save with that value in it."""
    with pytest.raises(burgrave.BadSave) as error:
        burgrave.load(damaged(saved, name, value, part))
    return str(error.value)


def refuses_to_miss(saved: Mapping[str, Any], name: str) -> None:
    """A save without this value is refused, and the error names it."""
    incomplete = copy.deepcopy(dict(saved))
    del incomplete["position"][name]
    with pytest.raises(burgrave.BadSave, match=name):
        burgrave.load(incomplete)


def reads_itself(saved: Mapping[str, Any]) -> None:
    """A save is read as it was written, also after nothing was changed in it; not with another checksum."""
    assert burgrave.load(saved).save() == saved
    for name, value in saved["position"].items():
        assert burgrave.load(damaged(saved, name, value)).save() == saved
    with pytest.raises(burgrave.BadSave, match="checksum"):
        burgrave.load({**saved, "checksum": "0" * 20})


def wrong_numbers(low: int, high: int) -> tuple[object, ...]:
    """What does not stand for a number from `low` to `high`."""
    return (low - 1, high + 1, "1", None, 0.5, True, [1])


def wrong_lists(good: list[int], length: int, low: int, high: int) -> list[object]:
    """What does not stand for that list; one of any length has no wrong length."""
    others: list[object] = [[wrong, *good[1:]] for wrong in (low - 1, high + 1, "1", True)] + [7, None, {}]
    return others if length == 0 else [*others, good[:-1], [*good, low]]


def changed_at_random(
    saved: Mapping[str, Any], names: Iterable[str], numbers: Numbers, lists: Lists, random: Random
) -> Iterator[dict[str, Any]]:
    """Saves with one number each within its bounds, but at random."""
    for name in names:
        value = saved["position"][name]
        if name in numbers:
            value = random.randint(*numbers[name])
        elif value:
            value = value[:]
            value[random.randrange(len(value))] = random.randint(*lists[name][1:])
        yield damaged(saved, name, value)
