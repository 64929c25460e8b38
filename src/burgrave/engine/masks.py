"""Bit masks over the places of a board, and actions laid out so that a mask hands them out. Bit n stands for place n."""

from typing import Final

from burgrave.engine.action import Action

BIT_SLOTS: Final = 83
"""2 is a primitive root of this prime: the remainder of a place's bit tells the place (0 to 81), without a search or a box for
the number."""


def bits_of(mask: int) -> list[int]:
    """The places of a mask, in order."""
    found: list[int] = []
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return found


def spread(start: int, within: int, neighbours: list[int]) -> int:
    """The places of `within` that hang together with those of `start`; `neighbours` is the mask around each place."""
    reached = edge = start & within
    while edge:
        around = 0
        for place in bits_of(edge):
            around |= neighbours[place]
        edge = around & within & ~reached
        reached |= edge
    return reached


def subsets(actions: list[Action]) -> list[tuple[Action, ...]]:
    """For every mask over the actions, those whose bit is set."""
    return [tuple(action for bit, action in enumerate(actions) if mask >> bit & 1) for mask in range(1 << len(actions))]


def by_bit(row: list[Action]) -> list[Action]:
    """Actions whose last element is a place, each at that place's bit modulo BIT_SLOTS; the gaps are never asked for."""
    found = [row[0]] * BIT_SLOTS
    for action in row:
        found[(1 << action.args[-1]) % BIT_SLOTS] = action
    return found
