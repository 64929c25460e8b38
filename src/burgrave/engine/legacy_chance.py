"""The generator of records of format 1, kept so that games from before the keyed stream can be read. No new game uses it.

Multiply-with-carry on 30 bits. It is not secure: its whole state can be computed from the dice of a dozen rounds.
"""

from __future__ import annotations

from typing import Final

from burgrave.engine.chance import BITS, BLOCK, FULL, KEY_BYTES, Stream

__all__ = ["LegacyStream"]

LOW: Final = FULL - 1
MULTIPLIER: Final = 398544471
"""m * 2**30 - 1 and m * 2**29 - 1 are prime: the period is m * 2**29 - 1, about 2**57."""
STATES: Final = MULTIPLIER * FULL - 1
MASK64: Final = (1 << 64) - 1


def first_state(seed: int) -> int:
    """Return the generator's first state for a seed."""
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


class LegacyStream(Stream):
    """The words that the legacy generator gave for a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed.to_bytes(KEY_BYTES, "big"), draws_singly=True)

    def block(self, number: int) -> tuple[int, ...]:
        state = first_state(int.from_bytes(self.key, "big"))
        words: list[int] = []
        # Generated from the start each time: a game needs a handful of blocks, and a stateless stream is simpler.
        while len(words) < BLOCK * (number + 1):
            state = MULTIPLIER * (state & LOW) + (state >> BITS)
            words.append((state ^ (state >> BITS)) & LOW)
        return tuple(words[BLOCK * number :])

    def name(self) -> str:
        return f"former {self.key.hex()}"
