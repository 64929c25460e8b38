"""Groups of dice on the council. Each is one number in `state.groups`: place, seat, dice, and extras spent with them."""

from typing import Final

from burgrave.games.kingsburg.council import RANKS

NEUTRAL: Final = 7
"""The seat of the neutral dice in a game for two."""

RANK: Final[list[int]] = [*range(1, RANKS + 1)]
"""By place: the rank of its adviser. Modules add the spaces of their cards."""
OWN_PLACES: Final[list[int]] = []
"""The places of the spaces on a card. Filled in by modules."""

TOKEN: Final = 1
MARKET: Final = 2
ENVOY: Final = 4
AGAIN: Final = 16
"""Extras; AGAIN marks support that is given a second time without dice. The bit 8 is for modules."""
EXTRAS: Final[list[tuple[int, str]]] = [(TOKEN, "plus2"), (MARKET, "market"), (ENVOY, "envoy"), (AGAIN, "again")]
"""Every extra with its key in views, sorted."""


def declare_extra(extra: int, name: str) -> None:
    """Declare an extra of a module, with its key in views. ValueError when the bit or the key is taken."""
    if any(extra == other or name == key for other, key in EXTRAS):
        raise ValueError(f"{name!r} cannot be the extra {extra}: there is one with that number or name")
    EXTRAS.append((extra, name))
    EXTRAS.sort()


SERVED: Final[list[int]] = [2 * rank for rank in RANK]
"""By place: when it is served. A card's own space comes right after the adviser of its rank."""
PLACE_SERVED: Final[list[int]] = [SERVED.index(served) if served in SERVED else -1 for served in range(max(SERVED) + 1)]
"""By time of serving: its place, or -1."""


DICE_SHIFT: Final = 5
SEAT_SHIFT: Final = 10
TURN_SHIFT: Final = 13
SERVED_SHIFT: Final = 16
DICE_UNIT: Final = 1 << DICE_SHIFT
SEAT_UNIT: Final = 1 << SEAT_SHIFT
TURN_UNIT: Final = 1 << TURN_SHIFT
PLACED: Final[list[int]] = [served << SERVED_SHIFT for served in SERVED]


def declare_own_space(rank: int) -> int:
    """Declare a space of a card that is influenced like an adviser of this rank, and return its place. ValueError where there is
    one already. Places are part of saves, and follow the order in which spaces are declared.
    """
    served = 2 * rank + 1
    while len(PLACE_SERVED) <= served:
        PLACE_SERVED.append(-1)
    if PLACE_SERVED[served] >= 0:
        raise ValueError(f"there is a space of rank {rank} on a card already")
    place = len(RANK)
    RANK.append(rank)
    OWN_PLACES.append(place)
    SERVED.append(served)
    PLACE_SERVED[served] = place
    PLACED.append(served << SERVED_SHIFT)
    return place


def group(place: int, seat: int, turn: int, dice: int, extras: int) -> int:
    """Return a group as a number; `turn` is the seat's place in turn order. Sorted groups are in the order in which they are
    served.
    """
    return PLACED[place] + turn * TURN_UNIT + seat * SEAT_UNIT + dice * DICE_UNIT + extras


def place_of(code: int) -> int:
    """Return the place of a group: an adviser (rank - 1), or a space of a card behind them."""
    return PLACE_SERVED[code >> SERVED_SHIFT]


def seat_of(code: int) -> int:
    """Return the seat of a group's dice."""
    return code >> SEAT_SHIFT & 7


def dice_of(code: int) -> int:
    """Return the mask of a group's dice."""
    return code >> DICE_SHIFT & 31


def extras_of(code: int) -> int:
    """Return the mask of what was spent with a group."""
    return code & 31


def turn_of(code: int) -> int:
    """Return where in turn order the seat was when it placed the group."""
    return code >> TURN_SHIFT & 7
