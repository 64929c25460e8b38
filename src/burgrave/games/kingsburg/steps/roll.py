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
from burgrave.games.kingsburg.steps.groups import A_MASK, NEUTRAL, group
from burgrave.games.kingsburg.steps.used import EXTRA_WHITE, ROLLED_LOWER, SEASON


class StartSeason(Automatic[State]):
    """Clear away the last season; with two players the neutral dice come first (p. 9)."""

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
    """Three dice on the adviser of their sum, then two; if that one is taken by the three, each of the two by itself."""
    dice = roll(state, 5)
    state.neutral = dice
    one, two, three, four, five = dice
    state.events.append(("neutral", NOBODY, one, two, three, four, five))
    first = one + two + three
    second = four + five
    place_neutral(state, first - 1, 0b00111)
    if second != first:
        place_neutral(state, second - 1, 0b11000)
    else:
        place_neutral(state, four - 1, 0b01000)
        if four != five:
            place_neutral(state, five - 1, 0b10000)


def place_neutral(state: State, place: int, dice: int) -> None:
    """Neutral dice on an adviser."""
    state.groups.append(NEUTRAL_GROUP[place] + dice * A_MASK)
    state.taken |= BIT[place]
    for react in state.book.on_influence:
        react(state, NEUTRAL, place)


def rolled(state: State, seat: int) -> int:
    """The sum of all dice a seat rolled, white ones too."""
    dice = state.dice
    base = seat * DICE
    return dice[base] + dice[base + 1] + dice[base + 2] + dice[base + 3] + dice[base + 4]


def white_dice(state: State, seat: int) -> int:
    """How many white dice a seat will roll."""
    count = state.answers[seat * QUESTIONS + WHITE_DICE + state.phase // 2]
    if state.phase == SPRING and state.aid >> seat & 1:
        count += 1
    if state.used[seat] & EXTRA_WHITE:
        count += 1
    return count if count < WHITE else WHITE


class Roll(Automatic[State]):
    """Everybody rolls all their dice."""

    __slots__ = ()
    id: ClassVar[str] = "Roll"

    def run(self, state: State) -> None:
        hands: list[list[int]] = [[]] * state.seats
        for seat in state.order:
            coloured = state.answers[seat * QUESTIONS + COLOURED_DICE]
            white = white_dice(state, seat)
            if white:
                both = roll(state, coloured + white)
                values, pale = sorted(both[:coloured]), sorted(both[coloured:])
                hands[seat] = values + NO_DICE[COLOURED - coloured] + pale + NO_DICE[WHITE - white]
                values += pale
            else:
                values = roll_sorted(state, coloured)
                hands[seat] = values + NO_DICE[DICE - coloured]
            state.dice_left[seat] = FIRST[coloured] + FIRST[white] * FIRST_WHITE
            state.events.append(("roll", seat, *values))
        dice: list[int] = []
        for hand in hands:
            dice += hand
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


class SetOrder(Automatic[State]):
    """The lowest sum is first; who ties keeps the order of the season before."""

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
FIRST: Final[list[int]] = [(1 << count) - 1 for count in range(DICE + 1)]
"""By how many: the mask of the first dice."""
FIRST_WHITE: Final = 1 << COLOURED
NEUTRAL_GROUP: Final[list[int]] = [group(place, NEUTRAL, NEUTRAL, 0, 0) for place in range(RANKS)]
"""By adviser: a group of neutral dice, without the dice."""
START_SEASON: Final = StartSeason()
ROLL: Final = Roll()
SET_ORDER: Final = SetOrder()
