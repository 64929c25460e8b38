"""Reads saved positions: checks lists of numbers, and restores what every game's state has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.chance import KEY_BYTES, Stream
from burgrave.engine.errors import BadSave
from burgrave.engine.formats import Saved
from burgrave.engine.state import CommonFields

if TYPE_CHECKING:
    from burgrave.engine.ruleset import Ruleset

__all__ = ["Lists", "Numbers", "common_fields", "numbers", "restore_slices", "saved_stream", "shaped_lists", "shaped_numbers"]

Lists = dict[str, tuple[int, int, int]]
"""Saved lists: how long they are for each seat (or in all, if negative; 0: any length), the lowest and the highest number."""
Numbers = dict[str, tuple[int, int]]
"""Saved numbers, and the lowest and highest they may be."""
MOST_WORDS: Final = 1 << 20
"""The most words of the stream that a saved game may have used: a damaged number must not cost minutes of computing."""


def numbers(name: str, value: Any, length: int | None, low: int, high: int) -> list[int]:
    """Return a saved list of whole numbers after checking it; raises BadSave, which says what is wrong."""
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise BadSave(f"{name!r} must be a list of {length} numbers")
    for item in value:
        if type(item) is not int or not low <= item <= high:
            raise BadSave(f"{name!r} holds {item!r}; it may hold whole numbers from {low} to {high}")
    return list(value)


def shaped_lists(shape: Lists, position: Saved, seats: int) -> dict[str, list[int]]:
    """Return the lists of a position by name, checked against their shapes."""
    lists: dict[str, list[int]] = {}
    for name, (length, low, high) in shape.items():
        whole = length * seats if length > 0 else -length if length else None
        lists[name] = numbers(name, position[name], whole, low, high)
    return lists


def shaped_numbers(shape: Numbers, position: Saved) -> dict[str, int]:
    """Return the single numbers of a position by name, checked against their ranges."""
    return {name: numbers(name, [position[name]], 1, low, high)[0] for name, (low, high) in shape.items()}


def saved_stream(key: Any) -> Stream:
    """Return the stream of a saved key; raises BadSave unless it is 64 lower-case hexadecimal digits."""
    if not isinstance(key, str) or len(key) != 2 * KEY_BYTES or not set(key) <= set("0123456789abcdef"):
        raise BadSave(f"'key' must be a text of {2 * KEY_BYTES} hexadecimal digits")
    return Stream(bytes.fromhex(key))


def common_fields(rules: Ruleset, common: Saved) -> CommonFields:
    """Return the fields that `GameState.common` saves, checked, for the constructor of a state; raises BadSave."""
    return CommonFields(
        rules,
        None,
        [rules.step(step) for step in common["agenda"]],
        saved_stream(common["key"]),
        numbers("counter", [common["counter"]], 1, 0, MOST_WORDS)[0],
        tuple(numbers("forced", common["forced"], None, 0, 1 << 32)),
        secret_choices(rules, common["secret"]),
        numbers("ply", [common["ply"]], 1, 0, 1 << 20)[0],
        numbers("sealed", [common["sealed"]], 1, 0, 1 << 20)[0],
    )


def secret_choices(rules: Ruleset, saved: Any) -> list[int]:
    """Return the indices of what the seats chose in secret, -1 for nothing; raises BadSave where there is no such action."""
    chosen = numbers("secret", saved, rules.seats, -1, rules.actions.end - 1)
    for index in chosen:
        if index >= 0 and index not in rules.actions:
            raise BadSave(f"'secret' holds {index}, which is no action of {rules.actions.name} with the modules that are installed")
    return chosen


def restore_slices(rules: Ruleset, state: Any, saved: Any) -> list[Any]:
    """Return the modules' slices of a state, restored from their saved data."""
    slices = []
    chance = (state.counter, state.forced, state.irreversible)
    for module, data in zip([module for module in rules.modules if module.slice], saved, strict=True):
        assert module.slice is not None
        slice_ = module.slice(state)
        slice_.restore(data)
        slices.append(slice_)
    # A new part may be shuffled before it is filled with what was saved: those draws never happened.
    state.counter, state.forced, state.irreversible = chance
    return slices
