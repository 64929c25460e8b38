"""Which advisers some dice reach, and with which extras. The results are cached.

An adviser is offered once for each useful set of dice. A set is useless if a part of it reaches the same adviser and spends no
more extras, because it wastes a die. A token and the market together add three; to add one the market is enough. Dice that show
the same are interchangeable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.calendar import COLOURED, COLOURED_MASK, DICE, TOKEN
from burgrave.games.kingsburg.council import BIT, RANKS
from burgrave.games.kingsburg.elements import INFLUENCE, PASS

if TYPE_CHECKING:
    from burgrave.engine.action import Action

LIFTS: Final = ((0, 0), (1, TOKEN), (2, 1), (2, -1), (3, TOKEN + 1))
"""Extras (token 1, market 2), and what they may add to a sum."""
LIFTS_WITH: Final = [[(extra, lift) for extra, lift in LIFTS if not extra & ~extras] for extras in range(4)]
"""By the extras that may be spent."""

DICE_IN: Final[list[tuple[int, ...]]] = [tuple(die for die in range(DICE) if mask >> die & 1) for mask in range(1 << DICE)]
"""By mask: its dice."""
EACH_DIE: Final[list[tuple[tuple[int, int], ...]]] = [tuple((die, 4 * 7**die) for die in dice) for dice in DICE_IN]
"""By mask: its dice, each with the factor of its number in a key. Bits of the extras that may be spent are added to the key."""
GROUPS: Final[list[list[int]]] = [
    sorted(
        (mask for mask in range(1 << DICE) if mask & COLOURED_MASK and not mask & ~there), key=lambda mask: (mask.bit_count(), mask)
    )
    for there in range(1 << DICE)
]
"""By mask of dice: every group of them that is allowed, small ones first."""

KEYS: Final = 7**DICE * 4


def useful(key: int) -> list[tuple[int, int, int]]:
    """Return every useful way with the dice of a key as (rank, mask of dice, extras), sorted by rank."""
    lifts = LIFTS_WITH[key & 3]
    values = [key // 4 // 7**die % 7 for die in range(DICE)]
    dice_mask = 0
    # Of equal dice the first are taken: a group that has a die also has the equal dice before it.
    twins = [0] * DICE
    for die in range(DICE):
        if values[die]:
            dice_mask |= 1 << die
            for other in range(0 if die < COLOURED else COLOURED, die):
                if values[other] == values[die]:
                    twins[die] |= 1 << other
    ways_by_rank: list[list[tuple[int, int]]] = [[] for _ in range(RANKS + 1)]
    for mask in GROUPS[dice_mask]:
        total = 0
        for die in DICE_IN[mask]:
            if twins[die] & ~mask:
                break
            total += values[die]
        else:
            for extra, lift in lifts:
                rank = total + lift
                if 1 <= rank <= RANKS and not is_wasteful(ways_by_rank[rank], mask, extra):
                    ways_by_rank[rank].append((mask, extra))
    return [(rank, mask, extra) for rank in range(1, RANKS + 1) for mask, extra in sorted(ways_by_rank[rank])]


def is_wasteful(known_ways: list[tuple[int, int]], mask: int, extra: int) -> bool:
    """Return whether a part of these dice reaches the adviser already, and spends no more."""
    for part, spent in known_ways:  # noqa: SIM110 -- a generator for each of some thousand questions costs as much as the answer
        if part & mask == part and spent & extra == spent:
            return True
    return False


# ---- the council ----


class Ways:
    """What some dice can do at the council: advisers in `reach`, `each` action with its adviser's bit, `all` actions and a pass."""

    __slots__ = ("all", "each", "reach")

    def __init__(self, each: list[tuple[int, Action]]) -> None:
        self.reach = 0
        for bit, _ in each:
            self.reach |= bit
        self.each = each
        self.all = [action for _, action in each]
        self.all.append(PASS)


WAYS: Final[list[Ways | None]] = [None] * KEYS
"""The cache of ways by key. What is open changes too often to be part of the key."""
PASS_ONLY: Final[list[Action]] = [PASS]


def ways(key: int) -> Ways:
    """Compute the ways of a key and cache them."""
    computed = Ways([(BIT[rank - 1], INFLUENCE[rank - 1][dice][extra]) for rank, dice, extra in useful(key)])
    WAYS[key] = computed
    return computed
