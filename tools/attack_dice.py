"""Recovers the state of the generator of records of format 1 from dice that everybody sees, and predicts the rest.

That generator had a state x below p = m * 2**30 - 1. The next state is x / 2**30 modulo p, and the word it gives is l ^ c, the two
halves of x = l + c * 2**30. A roll of k dice shows a word modulo 6**k, and with it the k lowest bits of the word. The k lowest bits
of the next l follow from those of l and of c = l ^ word: whoever guesses the k lowest bits of the first l, one of 2**k guesses,
knows those of every later l. The states are known multiples of the first one modulo p, and now each is known modulo 2**k: the
first one belongs to a lattice point near a known point. Rolls that show 60 bits together leave few such points, and the dice
themselves, modulo 6**k, tell the true one from the others.

`attack_report.py` runs it, against the legacy generator and against that of today. Only the standard library and Burgrave.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from lattice import Neighbourhood, reduced

from burgrave.engine.chance import BLOCK, FAIR, FULL, Stream, shuffle
from burgrave.engine.legacy_chance import LOW, MULTIPLIER, STATES
from burgrave.engine.state import GameState

STATE_BITS = STATES.bit_length()
SPREAD = 1.4
"""How far from the middle of the known intervals points are looked for, in units of what is expected of the true one."""


def rolls_needed(dice: int) -> int:
    """How many successive rolls of so many dice the attack needs: each shows as many bits of the state as it has dice."""
    return -(-STATE_BITS // dice)


def shown_number(dice: Sequence[int]) -> int:
    """The word behind a roll, modulo 6 to the number of its dice."""
    return sum((die - 1) * 6**index for index, die in enumerate(dice))


def after(state: int) -> int:
    """The generator's next state."""
    return MULTIPLIER * (state & LOW) + (state >> 30)


def before(state: int) -> int:
    """The generator's state before this one."""
    return state * FULL % STATES


def word(state: int) -> int:
    """What the generator gives in this state."""
    return (state ^ (state >> 30)) & LOW


def rolls_from(state: int, dice: int) -> Iterator[list[int]]:
    """The rolls of so many dice that follow, the first from this very state; words that are not fair are skipped as in a game."""
    while True:
        number = word(state)
        if number < FAIR[dice]:
            yield [number // 6**place % 6 + 1 for place in range(dice)]
        state = after(state)


def recover(rolls: Sequence[Sequence[int]]) -> list[int]:
    """Every state of the legacy generator that gives these rolls, one word each: the state of the first of them.

    They all have the same number of dice, in the order in which they were rolled, and `rolls_needed` says how many it takes. None
    means that no state gives them (or that a word was skipped in between, which for nine dice happens once
    in 200 rolls, or that the true state lies further off than `SPREAD`: once in 400 times).
    """
    return sorted({state for state in candidates(rolls) if matches(state, rolls) == len(rolls)})


def best_guess(rolls: Sequence[Sequence[int]]) -> int:
    """The state that explains most of the rolls, where none explains all: what an attacker would bet on."""
    return max(candidates(rolls), key=lambda state: matches(state, rolls), default=1)


def candidates(rolls: Sequence[Sequence[int]]) -> Iterator[int]:
    """The states whose lowest bits agree with the rolls; usually a handful."""
    dice, numbers = len(rolls[0]), [shown_number(roll) for roll in rolls]
    step = 1 << dice
    points = near_points(len(rolls))
    power = [pow(FULL, -place, STATES) for place in range(len(rolls))]
    inverse = pow(step, -1, STATES)
    half = STATES // step // 2
    radius = SPREAD * half * sqrt(len(rolls) / 3)
    for guess in range(step):
        lows = low_halves(guess, numbers, dice)
        # x_i = step * y_i + low_i = power_i * x_0, so y_i = power_i * y_0 + offset_i modulo p, and y_i lies in 0 .. 2 * half.
        offsets = [(factor * guess - low) * inverse % STATES for factor, low in zip(power, lows, strict=True)]
        for point in points.near([half - offset for offset in offsets], radius):
            state = (point[0] + offsets[0]) * step + guess
            if 0 < state < STATES:
                yield state


def low_halves(guess: int, numbers: Sequence[int], bits: int) -> list[int]:
    """The lowest bits of every l, given those of the first and the numbers that the words show."""
    lows = [guess]
    for number in numbers[:-1]:
        low = lows[-1]
        lows.append((MULTIPLIER * low + (low ^ number)) % (1 << bits))
    return lows


def matches(state: int, rolls: Sequence[Sequence[int]]) -> int:
    """How many of these rolls the generator gives from this state on."""
    return sum(list(roll) == given for roll, given in zip(rolls, rolls_from(state, len(rolls[0])), strict=False))


@lru_cache
def near_points(count: int) -> Neighbourhood:
    """The lattice of so many successive states, as differences from any one solution."""
    rows = [[pow(FULL, -place, STATES) for place in range(count)]]
    rows += [[STATES if place == row else 0 for place in range(count)] for row in range(1, count)]
    return Neighbourhood(reduced(rows))


# ---- what a spectator of Burgundy sees, and what the recovered state reveals --------------------------------------------------


def seen_dice(view: dict[str, Any]) -> list[int]:
    """The dice of a round from what a spectator of Burgundy is shown: two of each seat, then the white one."""
    return [die for player in view["players"] for die in player["dice"]] + [view["white_die"]]


def watched_rolls(state: GameState, random: Random) -> list[list[int]]:
    """Watch a game of Burgundy that is played at random to its end, as a spectator: the dice of each round, in order."""
    rolls: list[list[int]] = []
    at = None
    while not state.is_over:
        view = state.view(None)
        if (view["phase"], view["round"]) != at:
            at = (view["phase"], view["round"])
            rolls.append(seen_dice(view))
        seat = state.to_act[0]
        state.apply(random.choice(state.legal_actions(seat)), seat)
    return rolls


def predicted(rolls: Sequence[Sequence[int]], known: int) -> tuple[int, int, int]:
    """Attack with so many known rolls: how many states fit, and how many later rolls and single dice are foreseen."""
    states = recover(rolls[:known])
    foreseen = list(islice(rolls_from(states[0] if states else best_guess(rolls[:known]), len(rolls[0])), len(rolls)))
    pairs = list(zip(rolls[known:], foreseen[known:], strict=True))
    dice = sum(die == guess for roll, predicted_roll in pairs for die, guess in zip(roll, predicted_roll, strict=True))
    return len(states), sum(list(roll) == predicted_roll for roll, predicted_roll in pairs), dice


class RecoveredStream(Stream):
    """The words of a game, once somebody knows the generator's state at one of them."""

    def __init__(self, state: int, number: int) -> None:
        """`state` gives the word with this number; the first word of the game has number 0."""
        super().__init__(b"", draws_singly=True)
        for _ in range(number):
            state = before(state)
        self.first = state

    def block(self, number: int) -> tuple[int, ...]:
        state, words = self.first, []
        while len(words) < BLOCK * (number + 1):
            words.append(word(state))
            state = after(state)
        return tuple(words[BLOCK * number :])


def hidden_piles(empty: GameState, state: int) -> list[list[int]]:
    """The piles of Burgundy's tiles as they were shuffled before the first roll, which `state` gave.

    `empty` is any game with the same rules: only how many words a setup uses and what the piles consist of is taken from it.
    """
    book: Any = empty.rules.book
    copy = empty.clone()
    copy.stream, copy.counter = RecoveredStream(state, empty.counter - 1), 0
    return [shuffle(copy, pile) for pile in [*book.supply, book.goods]]
