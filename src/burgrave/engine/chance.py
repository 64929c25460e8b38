"""Randomness: one integer in the state and our own generator, the same on every Python and platform.

Multiply-with-carry on 30 bits, output folded by exclusive or: both factors stay below 2**30 and the state below 2**59, which
is where Python's and mypyc's integer arithmetic is fast. Every draw seals the state: undo does not reach behind it. `force` queues
outcomes, for printed examples, tests and analysis.
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from burgrave.engine.state import GameState

BITS: Final = 30
FULL: Final = 1 << BITS
LOW: Final = FULL - 1
MULTIPLIER: Final = 398544471
"""m * 2**30 - 1 and m * 2**29 - 1 are prime: the period is m * 2**29 - 1, about 2**57."""
STATES: Final = MULTIPLIER * FULL - 1
POWERS_OF_SIX: Final[list[int]] = [6**count for count in range(12)]
FAIR: Final[list[int]] = [FULL - FULL % limit for limit in POWERS_OF_SIX]
"""By how many dice: numbers from this on are drawn again, which keeps the rest exact."""
MASK64: Final = (1 << 64) - 1


def is_seed(value: Any) -> bool:
    """Whether something is a seed: a whole number from 0 to 2**256 - 1."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 256


def seeded(seed: int) -> int:
    """The generator's first integer for a seed (neighbouring seeds give unrelated games)."""
    mixed = 0
    while True:
        mixed = ((mixed ^ (seed & MASK64)) + 0x9E3779B97F4A7C15) & MASK64
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK64
        mixed ^= mixed >> 31
        seed >>= 64
        if not seed:
            # 0 and STATES are the two numbers that lead nowhere.
            return mixed % (STATES - 1) + 1


def advance(rng: int) -> int:
    """The integer that follows."""
    return MULTIPLIER * (rng & LOW) + (rng >> BITS)


def below(state: "GameState", limit: int) -> int:
    """A number from 0 to limit - 1, each equally likely (limit at most 2**30)."""
    state.sealed = state.ply
    if state.forced:
        forced = state.forced[0]
        state.forced = state.forced[1:]
        return forced % limit
    # Rejection keeps it exact: numbers past the last whole multiple of the limit are drawn again.
    fair = FULL - FULL % limit
    rng = state.rng
    while True:
        rng = MULTIPLIER * (rng & LOW) + (rng >> BITS)
        value = (rng ^ (rng >> BITS)) & LOW
        if value < fair:
            state.rng = rng
            return value % limit


def roll(state: "GameState", count: int) -> list[int]:
    """So many dice, each 1 to 6, from a single draw (at most 11)."""
    if state.forced:
        state.seal()
        known = list(state.forced[:count])
        state.forced = state.forced[count:]
        return known + (roll(state, count - len(known)) if len(known) < count else [])
    number = thrown(state, count)
    dice: list[int] = []
    while count > 3:
        dice += ROLLS[3][number % THREE_DICE]
        number //= THREE_DICE
        count -= 3
    dice += ROLLS[count][number]
    return dice


def roll_sorted(state: "GameState", count: int) -> list[int]:
    """Up to three dice in ascending order, each 1 to 6. The list is a table's own: nobody changes it."""
    return sorted(roll(state, count)) if state.forced else SORTED_ROLLS[count][thrown(state, count)]


def thrown(state: "GameState", count: int) -> int:
    """The number that stands for what so many dice show; a draw as by `below`, written out: most of what is drawn is dice."""
    fair = FAIR[count]
    number = FULL
    rng = state.rng
    while number >= fair:
        rng = MULTIPLIER * (rng & LOW) + (rng >> BITS)
        number = (rng ^ (rng >> BITS)) & LOW
    state.rng = rng
    state.sealed = state.ply
    return number % POWERS_OF_SIX[count]


def shown(number: int, count: int) -> list[int]:
    """So many dice, told by one number."""
    return [number // 6**die % 6 + 1 for die in range(count)]


THREE_DICE: Final = 6**3
ROLLS: Final[list[list[list[int]]]] = [[shown(number, count) for number in range(6**count)] for count in range(4)]
"""By how many dice, up to three, and the number that was drawn for them."""
SORTED_ROLLS: Final[list[list[list[int]]]] = [[sorted(dice) for dice in rolls] for rolls in ROLLS]


def shuffle(state: "GameState", items: list[int]) -> list[int]:
    """The same items in random order, as a new list."""
    mixed = items[:]
    state.sealed = state.ply
    if state.forced:
        for last in range(len(mixed) - 1, 0, -1):
            other = below(state, last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
    # The same draws as by `below`, written out: every new game and every imagined one shuffles some two hundred items.
    rng = state.rng
    for last in range(len(mixed) - 1, 0, -1):
        fair = FULL - FULL % (last + 1)
        value = FULL
        while value >= fair:
            rng = MULTIPLIER * (rng & LOW) + (rng >> BITS)
            value = (rng ^ (rng >> BITS)) & LOW
        other = value % (last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    state.rng = rng
    return mixed


def force(state: "GameState", *outcomes: int) -> None:
    """Queue what the next draws give: dice as 1 to 6, other draws as the number drawn."""
    state.forced = state.forced + outcomes
