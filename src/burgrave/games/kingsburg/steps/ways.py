"""Which advisers some dice reach, and with what: tables filled as they are asked for.

An adviser is offered once for each set of dice that is of use. A set is of no use if a part of it reaches the same adviser and
spends no more besides: nobody wants to waste a die. A token and the market together lift by three; to lift by one the market is
enough. Dice that show the same are alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.calendar import COLOURED, COLOURED_MASK, DICE, TOKEN
from burgrave.games.kingsburg.council import PRIVATE_RANKS, RANKS
from burgrave.games.kingsburg.elements import INFLUENCE, LOBBY

if TYPE_CHECKING:
    from burgrave.engine.action import Action

LIFTS: Final = ((0, (0,)), (1, (TOKEN,)), (2, (1, -1)), (3, (TOKEN + 1,)))
"""By extras (token 1, market 2): what they may add to a sum."""

Ways = list[tuple[int, tuple["Action", ...]]]
"""By adviser in reach: its bit, and the actions that reach it."""

KEYS: Final = 7**DICE * 4
_WAYS: Final[list[Ways | None]] = [None] * KEYS
_PRIVATE: Final[list[Ways | None]] = [None] * KEYS


def key_of(dice: list[int], left: int, extras: int) -> int:
    """The dice that are left and the extras that may be spent, as one number."""
    key = extras
    place = 4
    for die in range(DICE):
        if left >> die & 1:
            key += dice[die] * place
        place *= 7
    return key


def useful(key: int) -> list[tuple[int, int, int]]:
    """Every useful way as (rank, mask of dice, extras), by rank and mask."""
    extras = key & 3
    values = [key // 4 // 7**die % 7 for die in range(DICE)]
    found: list[tuple[int, int, int]] = []
    seen: set[tuple[int, ...]] = set()
    for mask in sorted(range(1, 1 << DICE), key=lambda mask: (mask.bit_count(), mask)):
        dice = [die for die in range(DICE) if mask >> die & 1]
        if not mask & COLOURED_MASK or any(not values[die] for die in dice):
            continue
        alike = (*sorted(values[die] for die in dice if die < COLOURED), 0, *sorted(values[die] for die in dice if die >= COLOURED))
        if alike in seen:
            continue
        seen.add(alike)
        total = sum(values[die] for die in dice)
        for extra, lifts in LIFTS:
            if extra & ~extras:
                continue
            for lift in lifts:
                rank = total + lift
                if 1 <= rank <= RANKS and not wastes(found, values, rank, mask, extra):
                    found.append((rank, mask, extra))
    return sorted(found)


def wastes(found: list[tuple[int, int, int]], values: list[int], rank: int, mask: int, extra: int) -> bool:
    """Whether dice like some of these reach the adviser already, and spend no more."""
    own = counts(values, mask)
    for other, part, spent in found:
        if other == rank and spent & extra == spent:
            theirs = counts(values, part)
            if all(have >= need for have, need in zip(own, theirs, strict=True)):
                return True
    return False


def counts(values: list[int], mask: int) -> list[int]:
    """How many dice of each colour and number a mask holds."""
    found = [0] * 14
    for die in range(DICE):
        if mask >> die & 1:
            found[values[die] + (0 if die < COLOURED else 7)] += 1
    return found


def ways(key: int) -> Ways:
    """The council's advisers in reach."""
    known = _WAYS[key]
    if known is None:
        by_rank: dict[int, list[Action]] = {}
        for rank, mask, extra in useful(key):
            by_rank.setdefault(rank, []).append(INFLUENCE[rank - 1][mask][extra])
        known = [(1 << (rank - 1), tuple(actions)) for rank, actions in by_rank.items()]
        _WAYS[key] = known
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
