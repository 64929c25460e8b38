"""Randomness: a keyed stream of words and a counter in the state, the same on every Python and platform.

The words are SHAKE-256 over a 256-bit key and the number of the block, a block of words at a time. Without the key, known
words reveal nothing about those before or after them. A state holds the stream, which all its clones share, and how many
words of it are used. Every draw marks the state as irreversible: undo does not reach behind it. `force` queues outcomes, for
printed examples, tests and analysis.
"""

from __future__ import annotations

from hashlib import shake_256
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.native import mypyc_attr

if TYPE_CHECKING:
    from burgrave.engine.state import GameState

__all__ = ["below", "force", "roll", "roll_sorted", "shuffle"]

BITS: Final = 30
FULL: Final = 1 << BITS
"""Words are below this: Python's and mypyc's integers are fastest up to here."""
KEY_BYTES: Final = 32
BLOCK: Final = 102
"""Words generated at a time: three output blocks of SHAKE-256; few games need more in all."""
BLOCK_BYTES: Final = 4 * BLOCK
LOW_BITS: Final = sum((FULL - 1) << (32 * place) for place in range(BLOCK))
"""Of a block as one number: the lower 30 bits of each of its words of 32."""
WORDS: Final = Struct(f"<{BLOCK}I")
STREAM_DOMAIN: Final = b"burgrave stream\0"
IMAGINED_DOMAIN: Final = b"burgrave imagined\0"
"""What is hashed begins with one of these, so that no key ever serves two purposes."""
MOST_BY_THREE: Final = 400
"""In `shuffle`, for lists up to this length one word yields three indices, and fewer than one word in sixteen is skipped; for
longer ones one word yields one index."""
POWERS_OF_SIX: Final[list[int]] = [6**count for count in range(12)]
FAIR: Final[list[int]] = [FULL - FULL % limit for limit in POWERS_OF_SIX]
"""By number of dice: words from this on are skipped, so that all faces are equally likely."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Stream:
    """The words of one key: those made so far, and more on demand. Clones of a state share it."""

    __slots__ = ("draws_singly", "key", "words")

    key: bytes
    words: tuple[int, ...]
    draws_singly: bool
    """Use one draw per element in `shuffle`, as the legacy generator did."""

    def __init__(self, key: bytes, draws_singly: bool = False) -> None:
        self.key = key
        self.words = ()
        self.draws_singly = draws_singly

    def extended(self, counter: int) -> tuple[int, ...]:
        """Generate blocks until the word with this number exists; returns all words so far."""
        words = list(self.words)
        while len(words) <= counter:
            words += self.block(len(words) // BLOCK)
        # Replaced, not changed in place: another thread may be reading the old tuple.
        self.words = tuple(words)
        return self.words

    def block(self, number: int) -> tuple[int, ...]:
        """Return the words of a block, each below 2**30."""
        data = shake_256(STREAM_DOMAIN + self.key + number.to_bytes(8, "little")).digest(BLOCK_BYTES)
        return WORDS.unpack((int.from_bytes(data, "little") & LOW_BITS).to_bytes(BLOCK_BYTES, "little"))

    def name(self) -> str:
        """The key in hexadecimal digits, as saves hold it."""
        return self.key.hex()


def is_seed(value: Any) -> bool:
    """Whether something is a seed: a whole number from 0 to 2**256 - 1."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << (8 * KEY_BYTES)


def seeded(seed: int) -> Stream:
    """Return the stream of a game with this seed; the seed is its key."""
    return Stream(seed.to_bytes(KEY_BYTES, "big"))


def imagined(seed: int) -> Stream:
    """Return the stream of an imagined game; its key is unrelated to the key of any real game, whatever the seeds are."""
    return Stream(shake_256(IMAGINED_DOMAIN + seed.to_bytes(KEY_BYTES, "big")).digest(KEY_BYTES))


def below(state: GameState, limit: int) -> int:
    """Return a random number from 0 to limit - 1, each equally likely (limit at most 2**30)."""
    state.irreversible = state.ply
    if state.forced:
        forced = state.forced[0]
        state.forced = state.forced[1:]
        return forced % limit
    return next_word(state, FULL - FULL % limit) % limit


def next_word(state: GameState, fair: int) -> int:
    """Return the next word of the stream that is below `fair`, the largest multiple of a limit; skipping the others keeps draws
    uniform.
    """
    words = state.stream.words
    counter = state.counter
    word = fair
    while word >= fair:
        if counter >= len(words):
            words = state.stream.extended(counter)
        word = words[counter]
        counter += 1
    state.counter = counter
    return word


def roll(state: GameState, count: int) -> list[int]:
    """Roll `count` dice (at most 11), each 1 to 6, from a single word."""
    if state.forced:
        state.mark_irreversible()
        forced = list(state.forced[:count])
        state.forced = state.forced[count:]
        return forced + (roll(state, count - len(forced)) if len(forced) < count else [])
    number = dice_number(state, count)
    dice: list[int] = []
    while count > 3:
        dice += ROLLS[3][number % THREE_DICE]
        number //= THREE_DICE
        count -= 3
    dice += ROLLS[count][number]
    return dice


def roll_sorted(state: GameState, count: int) -> list[int]:
    """Roll up to three dice and return them in ascending order. The list is shared: callers must not change it."""
    return sorted(roll(state, count)) if state.forced else SORTED_ROLLS[count][dice_number(state, count)]


def dice_number(state: GameState, count: int) -> int:
    """Draw the number that encodes the faces of `count` dice (see `faces_of`)."""
    state.irreversible = state.ply
    return next_word(state, FAIR[count]) % POWERS_OF_SIX[count]


def faces_of(number: int, count: int) -> list[int]:
    """Return the faces of `count` dice that are encoded in one number."""
    return [number // 6**die % 6 + 1 for die in range(count)]


THREE_DICE: Final = 6**3
ROLLS: Final[list[list[list[int]]]] = [[faces_of(number, count) for number in range(6**count)] for count in range(4)]
"""By how many dice, up to three, and the number that was drawn for them."""
SORTED_ROLLS: Final[list[list[list[int]]]] = [[sorted(dice) for dice in rolls] for rolls in ROLLS]


def shuffle(state: GameState, items: list[int]) -> list[int]:
    """Return the items in random order, as a new list (a Fisher-Yates shuffle from the last place on)."""
    shuffled = items[:]
    state.irreversible = state.ply
    last = len(shuffled) - 1
    if not state.forced and not state.stream.draws_singly:
        # Three places from one word: every new game and every imagined one shuffles some two hundred items.
        while 2 <= last < MOST_BY_THREE:
            word = next_word(state, FULL - FULL % ((last + 1) * last * (last - 1)))
            other = word % (last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
            word //= last + 1
            other = word % last
            shuffled[last - 1], shuffled[other] = shuffled[other], shuffled[last - 1]
            other = word // last % (last - 1)
            shuffled[last - 2], shuffled[other] = shuffled[other], shuffled[last - 2]
            last -= 3
    while last > 0:
        other = below(state, last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        last -= 1
    return shuffled


def force(state: GameState, *outcomes: int) -> None:
    """Queue the outcomes of the next draws: dice as 1 to 6, other draws as the number drawn."""
    state.forced = state.forced + outcomes
