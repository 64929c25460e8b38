"""Which advisers some dice reach, and with what: tables filled as they are asked for.

An adviser is offered once for each set of dice that is of use. A set is of no use if a part of it reaches the same adviser and
spends no more besides: nobody wants to waste a die. A token and the market together lift by three; to lift by one the market is
enough. Dice that show the same are alike.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.calendar import COLOURED, DICE, TOKEN
from burgrave.games.kingsburg.council import PRIVATE_RANKS, RANKS
from burgrave.games.kingsburg.elements import INFLUENCE, LOBBY

if TYPE_CHECKING:
    from burgrave.engine.action import Action

LIFTS: Final = ((0, (0,)), (1, (TOKEN,)), (2, (1, -1)), (3, (TOKEN + 1,)))
"""By extras (token 1, market 2): what they may add to a sum."""

Ways = list[tuple[int, tuple["Action", ...]]]
"""By adviser in reach: its bit, and the actions that reach it."""

KEYS: Final = 7**DICE * 4
WAYS_BY_KEY: Final[list[Ways | None]] = [None] * KEYS
_PRIVATE: Final[list[Ways | None]] = [None] * KEYS


EACH_DIE: Final[list[tuple[tuple[int, int], ...]]] = [
    tuple((die, 4 * 7**die) for die in range(DICE) if left >> die & 1) for left in range(1 << DICE)
]
"""By mask: its dice, and what the number on each is multiplied by in a key."""


def key_of(dice: list[int], left: int, extras: int, base: int = 0) -> int:
    """The dice that are left and the extras that may be spent, as one number; the seat's dice begin at `base`."""
    key = extras
    for die, times in EACH_DIE[left]:
        key += dice[base + die] * times
    return key


Dice = tuple[tuple[int, ...], tuple[int, ...]]
"""Numbers on coloured and on white dice, sorted."""


@cache
def useful_of(dice: Dice, extras: int) -> list[tuple[int, Dice, int]]:
    """Every useful way to influence with these dice, as (rank, dice, extras)."""
    coloured, white = dice
    found: list[tuple[int, Dice, int]] = []
    for size in range(1, len(coloured) + len(white) + 1):
        for whites in range(min(size - 1, len(white)) + 1):
            for colour in dict.fromkeys(combinations(coloured, size - whites)):
                for pale in dict.fromkeys(combinations(white, whites)):
                    chosen = (colour, pale)
                    for extra, lifts in LIFTS:
                        for lift in lifts if not extra & ~extras else ():
                            rank = sum(colour) + sum(pale) + lift
                            if 1 <= rank <= RANKS and not is_wasteful(found, rank, chosen, extra):
                                found.append((rank, chosen, extra))
    return found


def is_wasteful(found: list[tuple[int, Dice, int]], rank: int, dice: Dice, extra: int) -> bool:
    """Whether a part of these dice reaches the adviser already, and spends no more."""
    return any(
        rank == other and spent & extra == spent and holds(dice[0], part[0]) and holds(dice[1], part[1])
        for other, part, spent in found
    )


def holds(whole: tuple[int, ...], part: tuple[int, ...]) -> bool:
    """Whether dice of the one can be found among the other."""
    return all(whole.count(value) >= part.count(value) for value in part)


def useful(key: int) -> list[tuple[int, int, int]]:
    """The useful ways with the dice of a key, as (rank, mask of dice, extras), by rank."""
    values = [key // 4 // 7**die % 7 for die in range(DICE)]
    coloured = tuple(sorted(value for value in values[:COLOURED] if value))
    white = tuple(sorted(value for value in values[COLOURED:] if value))
    found: list[tuple[int, int, int]] = []
    for rank, (colour, pale), extra in useful_of((coloured, white), key & 3):
        mask = 0
        for first, last, wanted in ((0, COLOURED, colour), (COLOURED, DICE, pale)):
            for value in wanted:
                mask |= next(1 << die for die in range(first, last) if values[die] == value and not mask >> die & 1)
        found.append((rank, mask, extra))
    return sorted(found)


def ways(key: int) -> Ways:
    """The council's advisers in reach."""
    known = WAYS_BY_KEY[key]
    if known is None:
        by_rank: dict[int, list[Action]] = {}
        for rank, mask, extra in useful(key):
            by_rank.setdefault(rank, []).append(INFLUENCE[rank - 1][mask][extra])
        known = [(1 << (rank - 1), tuple(actions)) for rank, actions in by_rank.items()]
        WAYS_BY_KEY[key] = known
    return known


def private_ways(key: int) -> Ways:
    """The politician's own spaces in reach, by the bit of their number."""
    known = _PRIVATE[key]
    if known is None:
        by_place: dict[int, list[Action]] = {}
        for rank, mask, extra in useful(key):
            if rank in PRIVATE_RANKS:
                place = PRIVATE_RANKS.index(rank)
                by_place.setdefault(place, []).append(LOBBY[place][mask][extra])
        known = [(1 << place, tuple(actions)) for place, actions in by_place.items()]
        _PRIVATE[key] = known
    return known
