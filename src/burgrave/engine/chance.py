"""Randomness: one integer in the state and our own generator, the same on every Python and platform.

A 64-bit linear congruential step with a permuted 32-bit output (the PCG family). Every draw seals the state: undo does not
reach behind it. `force` queues outcomes, for printed examples, tests and analysis.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.engine.state import GameState

MASK = (1 << 64) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407


def seeded(seed: int) -> int:
    """The generator's first integer for a seed of any size (neighbouring seeds give unrelated games)."""
    mixed = 0
    while True:
        mixed = (mixed ^ (seed & MASK)) + 0x9E3779B97F4A7C15 & MASK
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & MASK
        mixed ^= mixed >> 31
        seed >>= 64
        if not seed:
            return mixed


def advance(rng: int) -> int:
    """The integer that follows."""
    return rng * MULTIPLIER + INCREMENT & MASK


def output(rng: int) -> int:
    """The 32 random bits that an integer stands for."""
    return ((rng ^ (rng >> 22)) >> (22 + (rng >> 61))) & 0xFFFFFFFF


def below(state: "GameState", limit: int) -> int:
    """A number from 0 to limit - 1, each equally likely (limit at most 2**32)."""
    state.seal()
    if state.forced:
        value = state.forced[0]
        state.forced = state.forced[1:]
        return value % limit
    # Rejection keeps it exact: numbers past the last whole multiple of the limit are drawn again.
    fair = (1 << 32) - (1 << 32) % limit
    while True:
        rng = advance(state.rng)
        state.rng = rng
        value = output(rng)
        if value < fair:
            return value % limit


def roll(state: "GameState", count: int) -> list[int]:
    """So many dice, each 1 to 6, from a single draw (at most 12)."""
    if state.forced:
        state.seal()
        dice = list(state.forced[:count])
        state.forced = state.forced[count:]
        return dice + (roll(state, count - len(dice)) if len(dice) < count else [])
    number = below(state, 6**count)
    dice = []
    for _ in range(count):
        dice.append(number % 6 + 1)
        number //= 6
    return dice


def shuffle(state: "GameState", items: list[int]) -> list[int]:
    """The same items in random order, as a new list."""
    mixed = items[:]
    for last in range(len(mixed) - 1, 0, -1):
        other = below(state, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def force(state: "GameState", *outcomes: int) -> None:
    """Queue what the next draws give: dice as 1 to 6, other draws as the number drawn."""
    state.forced = state.forced + outcomes
