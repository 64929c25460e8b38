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
WAYS_BY_KEY: Final[list[Ways | None]] = [None] * KEYS
_PRIVATE: Final[list[Ways | None]] = [None] * KEYS


DICE_IN: Final[list[tuple[int, ...]]] = [tuple(die for die in range(DICE) if mask >> die & 1) for mask in range(1 << DICE)]
"""By mask: its dice."""
EACH_DIE: Final[list[tuple[tuple[int, int], ...]]] = [
    tuple((die, 4 * 7**die) for die in range(DICE) if left >> die & 1) for left in range(1 << DICE)
]
"""By mask: its dice, and what the number on each is multiplied by in a key, to which the extras that may be spent are added."""


MASKS: Final[list[int]] = sorted(
    (mask for mask in range(1 << DICE) if mask & COLOURED_MASK), key=lambda mask: (mask.bit_count(), mask)
)
"""Every group of dice that is allowed, small ones first."""


def useful(key: int) -> list[tuple[int, int, int]]:
    """Every useful way with the dice of a key, as (rank, mask of dice, extras), by rank."""
    extras = key & 3
    values = [key // 4 // 7**die % 7 for die in range(DICE)]
    there = sum(1 << die for die in range(DICE) if values[die])
    # Of dice that are alike the first are taken: whoever is in a group has its twins before it in there too.
    twins = [
        sum(1 << other for other in range(0 if die < COLOURED else COLOURED, die) if values[other] == values[die])
        for die in range(DICE)
    ]
    found: list[list[tuple[int, int]]] = [[] for _ in range(RANKS + 1)]
    for mask in MASKS:
        if mask & ~there:
            continue
        total = 0
        missing = 0
        for die in DICE_IN[mask]:
            total += values[die]
            missing |= twins[die] & ~mask
        if missing:
            continue
        for extra, lifts in LIFTS:
            if extra & ~extras:
                continue
            for lift in lifts:
                rank = total + lift
                if 1 <= rank <= RANKS and not is_wasteful(found[rank], mask, extra):
                    found[rank].append((mask, extra))
    return [(rank, mask, extra) for rank in range(1, RANKS + 1) for mask, extra in sorted(found[rank])]


def is_wasteful(known: list[tuple[int, int]], mask: int, extra: int) -> bool:
    """Whether a part of these dice reaches the adviser already, and spends no more."""
    return any(part & mask == part and spent & extra == spent for part, spent in known)


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
