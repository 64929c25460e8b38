"""Bit masks over the places of a board (bit n is place n), and tables of actions indexed by such masks."""

from typing import Final

from burgrave.engine.action import Action

__all__ = ["BIT_SLOTS", "bits_of", "by_bit", "spread", "subsets"]

BIT_SLOTS: Final = 83
"""Size of the tables of `by_bit`. 2 is a primitive root modulo this prime, so the bits of places 0 to 81 have different
remainders: an action is found by its bit without a search and without boxing the number."""


def bits_of(mask: int) -> list[int]:
    """Return the places whose bits are set in a mask, in ascending order."""
    places: list[int] = []
    while mask:
        bit = mask & -mask
        places.append(bit.bit_length() - 1)
        mask ^= bit
    return places


def spread(start: int, within: int, neighbours: list[int]) -> int:
    """Return the mask of all places of `within` that are connected with those of `start`; `neighbours` has the mask around each
    place.
    """
    reached = edge = start & within
    while edge:
        around = 0
        for place in bits_of(edge):
            around |= neighbours[place]
        edge = around & within & ~reached
        reached |= edge
    return reached


def subsets(actions: list[Action]) -> list[tuple[Action, ...]]:
    """Return, for every mask over the actions, the actions whose bits are set."""
    return [tuple(action for bit, action in enumerate(actions) if mask >> bit & 1) for mask in range(1 << len(actions))]


def by_bit(row: list[Action]) -> list[Action]:
    """Return a table of actions whose last element is a place, each at that place's bit modulo BIT_SLOTS; unused slots are never
    read.
    """
    table = [row[0]] * BIT_SLOTS
    for action in row:
        table[(1 << action.args[-1]) % BIT_SLOTS] = action
    return table
