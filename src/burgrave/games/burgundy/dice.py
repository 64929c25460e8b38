"""Dice and workers: what a die can be turned into, and what it costs.

A number is 1 to 6; 0 is a die of any number (a castle's extra action, a town hall). `ease` says how easily a seat turns
dice: bit 0, one step is free; bit 1, a worker makes two steps. Reach tables are indexed by
(ease * 7 + die) * WORKERS_SEEN + workers, more than three workers counting as three.
"""

from typing import Final

BOTH_DICE: Final = 3
"""The mask of a seat's dice when none is used."""
EASES: Final = 4
WORKERS_SEEN: Final = 4
"""Number of columns for workers: three workers turn any die into any other, so 0 to 3 is enough."""
EASIER: Final = 7 * WORKERS_SEEN
"""Distance between two values of `ease` in the reach tables."""


def distance(die: int, number: int) -> int:
    """Return the steps between two numbers; 1 and 6 are neighbours (2011 p. 5, special p. 6)."""
    apart = abs(die - number)
    return min(apart, 6 - apart)


def worker_cost(ease: int, die: int, number: int) -> int:
    """Return the fewest workers that turn the die into the number."""
    if die == 0:
        return 0
    steps = max(0, distance(die, number) - (ease & 1))
    return (steps + 1) // 2 if ease & 2 else steps


def reachable(ease: int, die: int, workers: int) -> tuple[int, ...]:
    """Return the numbers that the die can be turned into."""
    return tuple(number for number in range(1, 7) if worker_cost(ease, die, number) <= workers)


COST: Final[list[int]] = [
    worker_cost(ease, die, number) if number else 0 for ease in range(EASES) for die in range(7) for number in range(7)
]
"""Workers needed, by (ease * 7 + die) * 7 + number."""

NUMBERS: Final[list[tuple[int, ...]]] = [
    reachable(ease, die, workers) for ease in range(EASES) for die in range(7) for workers in range(WORKERS_SEEN)
]
"""The numbers a die can be turned into; a reach table."""

KINDS: Final[list[int]] = [sum(1 << (number - 1) for number in numbers) for numbers in NUMBERS]
"""The same numbers as bit masks (bit 0 for number 1); a reach table."""
