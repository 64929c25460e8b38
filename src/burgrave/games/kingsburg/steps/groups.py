"""Dice on the council, each group as one number in `state.groups`: where, whose, which dice, and what else was spent."""

from typing import Final

from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.ids import OWN_RANKS

NEUTRAL: Final = 7
"""The seat of the neutral dice in a game for two."""

RANK: Final[list[int]] = [*range(1, RANKS + 1), *OWN_RANKS]
"""By place."""
OWN_PLACES: Final = range(RANKS, len(RANK))
"""The spaces on a card."""

TOKEN: Final = 1
MARKET: Final = 2
ENVOY: Final = 4
FAIR: Final = 8
AGAIN: Final = 16
"""Extras; AGAIN marks support that is given a second time without dice."""


SERVED: Final[list[int]] = [2 * rank + (place >= RANKS) for place, rank in enumerate(RANK)]
"""By place: when it is served. A card's own space comes right after the adviser of its rank."""
PLACE_SERVED: Final[list[int]] = [SERVED.index(served) if served in SERVED else -1 for served in range(max(SERVED) + 1)]


DICE_SHIFT: Final = 5
SEAT_SHIFT: Final = 10
TURN_SHIFT: Final = 13
SERVED_SHIFT: Final = 16
A_MASK: Final = 1 << DICE_SHIFT
A_SEAT: Final = 1 << SEAT_SHIFT
A_TURN: Final = 1 << TURN_SHIFT
PLACED: Final[list[int]] = [served << SERVED_SHIFT for served in SERVED]


def group(place: int, seat: int, turn: int, dice: int, extras: int) -> int:
    """A group as a number; `turn` is the seat's place in turn order. Sorted, groups are in the order in which they are served."""
    return PLACED[place] + turn * A_TURN + seat * A_SEAT + dice * A_MASK + extras


def place_of(code: int) -> int:
    """The adviser (rank - 1), or a space of a card behind them."""
    return PLACE_SERVED[code >> SERVED_SHIFT]


def seat_of(code: int) -> int:
    """Whose dice these are."""
    return code >> SEAT_SHIFT & 7


def dice_of(code: int) -> int:
    """The mask of dice."""
    return code >> DICE_SHIFT & 31


def extras_of(code: int) -> int:
    """What was spent besides."""
    return code & 31


def turn_of(code: int) -> int:
    """Where in turn order its seat was when it was placed."""
    return code >> TURN_SHIFT & 7
