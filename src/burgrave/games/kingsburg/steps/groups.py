"""Dice on the council, each group as one small number in `state.groups`: where, whose, which dice, and what else was spent."""

from typing import Final

from burgrave.games.kingsburg.council import PRIVATE_RANKS, RANKS

NEUTRAL: Final = 7
"""The seat of the neutral dice in a game for two."""

RANK: Final[list[int]] = [*range(1, RANKS + 1), *PRIVATE_RANKS]
"""By place."""

TOKEN: Final = 1
MARKET: Final = 2
ENVOY: Final = 4
FAIR: Final = 8
AGAIN: Final = 16
"""Extras; AGAIN marks support that is given a second time without dice."""


def group(place: int, seat: int, dice: int, extras: int) -> int:
    """A group as a number."""
    return place | seat << 5 | dice << 8 | extras << 13


def place_of(code: int) -> int:
    """The adviser (rank - 1), or a space of a card behind them."""
    return code & 31


def seat_of(code: int) -> int:
    """Whose dice these are."""
    return code >> 5 & 7


def dice_of(code: int) -> int:
    """The mask of dice."""
    return code >> 8 & 31


def extras_of(code: int) -> int:
    """What was spent besides."""
    return code >> 13
