"""Reads saved positions: checked lists of numbers, and what every game's state holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.chance import KEY_BYTES, Stream
from burgrave.engine.errors import BadSave
from burgrave.engine.formats import Saved
from burgrave.engine.state import CommonFields

if TYPE_CHECKING:
    from burgrave.engine.ruleset import Ruleset

Lists = dict[str, tuple[int, int, int]]
"""Saved lists: how long they are for each seat (or in all, if negative; 0: any length), the lowest and the highest number."""
Numbers = dict[str, tuple[int, int]]
"""Saved numbers, and the lowest and highest they may be."""
MOST_WORDS: Final = 1 << 20
"""A saved game has drawn at most so many: a damaged number must not make anybody compute for minutes."""


def numbers(name: str, value: Any, length: int | None, low: int, high: int) -> list[int]:
    """A saved list of whole numbers, checked; BadSave says what is wrong with it."""
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise BadSave(f"{name!r} must be a list of {length} numbers")
    for item in value:
        if type(item) is not int or not low <= item <= high:
            raise BadSave(f"{name!r} holds {item!r}; it may hold whole numbers from {low} to {high}")
    return list(value)


def shaped_lists(shape: Lists, position: Saved, seats: int) -> dict[str, list[int]]:
    """The lists of a position, by name, checked."""
    found: dict[str, list[int]] = {}
    for name, (length, low, high) in shape.items():
        whole = length * seats if length > 0 else -length if length else None
        found[name] = numbers(name, position[name], whole, low, high)
    return found


def shaped_numbers(shape: Numbers, position: Saved) -> dict[str, int]:
    """The single numbers of a position, by name, checked."""
    return {name: numbers(name, [position[name]], 1, low, high)[0] for name, (low, high) in shape.items()}


def saved_stream(key: Any) -> Stream:
    """The stream of a saved key; BadSave unless it is 64 lower-case hexadecimal digits."""
    if not isinstance(key, str) or len(key) != 2 * KEY_BYTES or not set(key) <= set("0123456789abcdef"):
        raise BadSave(f"'key' must be a text of {2 * KEY_BYTES} hexadecimal digits")
    return Stream(bytes.fromhex(key))


def common_fields(rules: Ruleset, common: Saved) -> CommonFields:
    """What `GameState.common` saved, checked, for the constructor of a state; BadSave says what is wrong with it."""
    return CommonFields(
        rules,
        None,
        [rules.step(step) for step in common["agenda"]],
        saved_stream(common["key"]),
        numbers("counter", [common["counter"]], 1, 0, MOST_WORDS)[0],
        tuple(numbers("forced", common["forced"], None, 0, 1 << 32)),
        numbers("secret", common["secret"], rules.seats, -1, len(rules.actions) - 1),
        numbers("ply", [common["ply"]], 1, 0, 1 << 20)[0],
        numbers("sealed", [common["sealed"]], 1, 0, 1 << 20)[0],
    )


def restore_slices(rules: Ruleset, state: Any, saved: Any) -> list[Any]:
    """The modules' own parts of a state, from what they saved of them."""
    pieces = []
    chance = (state.counter, state.forced, state.irreversible)
    for module, data in zip([module for module in rules.modules if module.slice], saved, strict=True):
        assert module.slice is not None
        piece = module.slice(state)
        piece.restore(data)
        pieces.append(piece)
    # A new part may be shuffled before it is filled with what was saved: those draws never happened.
    state.counter, state.forced, state.irreversible = chance
    return pieces
