"""The roll of a season, rerolls, and the turn order that follows from them (p. 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.chance import roll
from burgrave.engine.events import NOBODY
from burgrave.games.kingsburg.calendar import COLOURED, DICE, NEUTRAL_DICE, SPRING, WHITE
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.points import POINT_SOURCES
from burgrave.games.kingsburg.questions import ALWAYS_FIRST, COLOURED_DICE, QUESTIONS, WHITE_DICE
from burgrave.games.kingsburg.steps.groups import DICE_SHIFT, NEUTRAL, group
from burgrave.games.kingsburg.steps.used import EXTRA_WHITE, ROLLED_LOWER, SEASON

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State


class StartSeason(Automatic):
    """Clear away the last season; with two players the neutral dice come first (p. 9)."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        state.groups = []
        state.taken = 0
        state.passed = 0
        state.turn = 0
        state.built_now = 0
        state.dice = [0] * (DICE * state.seats)
        state.dice_left = [0] * state.seats
        state.used = [spent & ~SEASON for spent in state.used]
        if state.seats == 2:
            place_neutral_dice(state)


def place_neutral_dice(state: State) -> None:
    """Three dice on the adviser of their sum, then two; if that one is taken by the three, each of the two by itself."""
    three, two = NEUTRAL_DICE
    dice = roll(state, three + two)
    state.neutral = dice
    state.events.append(("neutral", NOBODY, *dice))
    first = sum(dice[:three])
    second = sum(dice[three:])
    placed = [(first, (1 << three) - 1)]
    if second != first:
        placed.append((second, 3 << three))
    else:
        placed.append((dice[three], 1 << three))
        if dice[three + 1] != dice[three]:
            placed.append((dice[three + 1], 2 << three))
    for rank, mask in placed:
        state.groups.append(NEUTRAL_GROUP[rank - 1] | mask << DICE_SHIFT)
        state.taken |= 1 << (rank - 1)
        for react in state.rules.reactions["influenced"]:
            react(state, NEUTRAL, rank - 1)


def white_dice(state: State, seat: int) -> int:
    """How many white dice a seat will roll."""
    count = state.answers[seat * QUESTIONS + WHITE_DICE + state.phase // 2]
    if state.phase == SPRING and state.aid >> seat & 1:
        count += 1
    if state.used[seat] & EXTRA_WHITE:
        count += 1
    return count if count < WHITE else WHITE


class Roll(Automatic):
    """Everybody rolls all their dice."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        dice: list[int] = [0] * (DICE * state.seats)
        answers = state.answers
        for seat in state.order:
            coloured = answers[seat * QUESTIONS + COLOURED_DICE]
            white = white_dice(state, seat)
            values = roll(state, coloured + white)
            base = seat * DICE
            if white:
                pale = values[coloured:]
                pale.sort()
                del values[coloured:]
                dice[base + COLOURED : base + COLOURED + white] = pale
            values.sort()
            dice[base : base + coloured] = values
            state.dice_left[seat] = (1 << coloured) - 1 | ((1 << white) - 1) << COLOURED
            state.events.append(("roll", seat, *values, *pale) if white else ("roll", seat, *values))
        state.dice = dice
        state.aid = 0


def reroll(state: State, seat: int, mask: int, source: int) -> None:
    """Roll some dice of a seat again."""
    dice = state.dice[:]
    chosen = [die for die in range(DICE) if mask >> die & 1 and dice[seat * DICE + die]]
    for die, value in zip(chosen, roll(state, len(chosen)), strict=True):
        dice[seat * DICE + die] = value
    state.dice = dice
    state.used[seat] &= ~ROLLED_LOWER
    own = [value for value in dice[seat * DICE : seat * DICE + DICE] if value]
    state.events.append(("reroll", seat, POINT_SOURCES[source], *own))


class SetOrder(Automatic):
    """The lowest sum is first; who ties keeps the order of the season before."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        dice = state.dice
        totals = [0] * state.seats
        for seat in state.order:
            is_first = state.answers[seat * QUESTIONS + ALWAYS_FIRST]
            totals[seat] = -1 if is_first else sum(dice[seat * DICE : (seat + 1) * DICE])
        # Sorting is stable, which is just the rule for ties.
        state.order = sorted(state.order, key=totals.__getitem__)
        state.events.append(("order", NOBODY, *state.order))


NEUTRAL_GROUP: Final[list[int]] = [group(place, NEUTRAL, NEUTRAL, 0, 0) for place in range(RANKS)]
"""By adviser: a group of neutral dice, without the dice."""
START_SEASON: Final = StartSeason()
ROLL: Final = Roll()
SET_ORDER: Final = SetOrder()
