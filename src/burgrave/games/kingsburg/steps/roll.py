"""The roll of a season, rerolls, and the turn order that follows from them (p. 4)."""

from __future__ import annotations

from typing import ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.chance import roll, roll_sorted
from burgrave.engine.events import NOBODY
from burgrave.games.kingsburg.calendar import COLOURED, DICE, SPRING, WHITE
from burgrave.games.kingsburg.council import BIT, RANKS
from burgrave.games.kingsburg.points import POINT_SOURCES
from burgrave.games.kingsburg.questions import ALWAYS_FIRST, COLOURED_DICE, QUESTIONS, WHITE_DICE
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.groups import DICE_UNIT, NEUTRAL, group
from burgrave.games.kingsburg.steps.used import EXTRA_WHITE, SEASON, UNTIL_REROLL


class StartSeason(Automatic[State]):
    """Clears the last season's dice. With two players the neutral dice are placed first (p. 9)."""

    __slots__ = ()
    id: ClassVar[str] = "StartSeason"

    def run(self, state: State) -> None:
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
    """Place three neutral dice on the adviser of their sum, then two. If the sums are equal, place each of the two by itself."""
    dice = roll(state, 5)
    state.neutral = dice
    first, second, third, fourth, fifth = dice
    state.events.append(("neutral", NOBODY, first, second, third, fourth, fifth))
    sum_of_three = first + second + third
    sum_of_two = fourth + fifth
    place_neutral(state, sum_of_three - 1, 0b00111)
    if sum_of_two != sum_of_three:
        place_neutral(state, sum_of_two - 1, 0b11000)
    else:
        place_neutral(state, fourth - 1, 0b01000)
        if fourth != fifth:
            place_neutral(state, fifth - 1, 0b10000)


def place_neutral(state: State, place: int, dice: int) -> None:
    """Put neutral dice on an adviser."""
    state.groups.append(NEUTRAL_GROUP[place] + dice * DICE_UNIT)
    state.taken |= BIT[place]
    for react in state.book.on_influence:
        react(state, NEUTRAL, place)


def rolled(state: State, seat: int) -> int:
    """Return the sum of all dice a seat rolled, including white ones."""
    dice = state.dice
    base = seat * DICE
    return dice[base] + dice[base + 1] + dice[base + 2] + dice[base + 3] + dice[base + 4]


def white_dice(state: State, seat: int) -> int:
    """Return how many white dice a seat will roll."""
    count = state.answers[seat * QUESTIONS + WHITE_DICE + state.phase // 2]
    if state.phase == SPRING and state.aid >> seat & 1:
        count += 1
    if state.used[seat] & EXTRA_WHITE:
        count += 1
    return count if count < WHITE else WHITE


class Roll(Automatic[State]):
    """Every seat rolls all its dice."""

    __slots__ = ()
    id: ClassVar[str] = "Roll"

    def run(self, state: State) -> None:
        dice_by_seat: list[list[int]] = [[]] * state.seats
        for seat in state.order:
            coloured = state.answers[seat * QUESTIONS + COLOURED_DICE]
            white = white_dice(state, seat)
            if white:
                all_values = roll(state, coloured + white)
                values, white_values = sorted(all_values[:coloured]), sorted(all_values[coloured:])
                dice_by_seat[seat] = values + NO_DICE[COLOURED - coloured] + white_values + NO_DICE[WHITE - white]
                values += white_values
            else:
                values = roll_sorted(state, coloured)
                dice_by_seat[seat] = values + NO_DICE[DICE - coloured]
            state.dice_left[seat] = FIRST_DICE[coloured] + FIRST_DICE[white] * FIRST_WHITE
            state.events.append(("roll", seat, *values))
        dice: list[int] = []
        for seat_dice in dice_by_seat:
            dice += seat_dice
        state.dice = dice
        state.aid = 0


def reroll(state: State, seat: int, mask: int, source: int) -> None:
    """Roll some dice of a seat again."""
    dice = state.dice[:]
    chosen = [die for die in range(DICE) if mask >> die & 1 and dice[seat * DICE + die]]
    for die, value in zip(chosen, roll(state, len(chosen)), strict=True):
        dice[seat * DICE + die] = value
    state.dice = dice
    state.used[seat] &= ~UNTIL_REROLL
    values = [value for value in dice[seat * DICE : seat * DICE + DICE] if value]
    state.events.append(("reroll", seat, POINT_SOURCES[source], *values))


class SetOrder(Automatic[State]):
    """Sets the turn order: the lowest sum first. Seats that tie keep the order of the season before."""

    __slots__ = ()
    id: ClassVar[str] = "SetOrder"

    def run(self, state: State) -> None:
        totals = [0] * state.seats
        order: list[int] = []
        for seat in state.order:
            total = -1 if state.answers[seat * QUESTIONS + ALWAYS_FIRST] else rolled(state, seat)
            totals[seat] = total
            place = len(order)
            while place and totals[order[place - 1]] > total:
                place -= 1
            order.insert(place, seat)
        state.order = order
        state.events.append(("order", NOBODY, *order))


NO_DICE: Final[list[list[int]]] = [[0] * count for count in range(DICE + 1)]
FIRST_DICE: Final[list[int]] = [(1 << count) - 1 for count in range(DICE + 1)]
"""By number: the mask of that many first dice."""
FIRST_WHITE: Final = 1 << COLOURED
NEUTRAL_GROUP: Final[list[int]] = [group(place, NEUTRAL, NEUTRAL, 0, 0) for place in range(RANKS)]
"""By adviser: a group of neutral dice, without the dice."""
START_SEASON: Final = StartSeason()
ROLL: Final = Roll()
SET_ORDER: Final = SetOrder()
