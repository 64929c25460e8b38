"""Dice: rolled and laid around the wheel (p. 10), and taken, one a turn, with gold to change them (p. 11-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS, Automatic, Choice
from burgrave.engine.chance import roll, shuffle
from burgrave.engine.decision import Decision, Offer
from burgrave.engine.events import NOBODY
from burgrave.games.tiletum.elements import BONUS_OF_SPACE, SKIP, TAKE_BONUS, TAKE_DIE, USE_FROM_SPACE
from burgrave.games.tiletum.kinds import ANY, GOLD, GOOD_KINDS
from burgrave.games.tiletum.numbers import GOLD_PER_STEP, LAPS, MOST_SEATS, SIDES, WHOLE
from burgrave.games.tiletum.shape import CHOOSING
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.act import CHOOSE_ACTIONS, begin
from burgrave.games.tiletum.steps.goods import gain, pay
from burgrave.games.tiletum.steps.storage import can_store, store
from burgrave.games.tiletum.tiles import RECOLOURS

if TYPE_CHECKING:
    from burgrave.engine.action import Action

MOST_ROLLED: Final = 7
"""Dice that one draw of the generator rolls."""


class RollDice(Automatic[State]):
    """Rolls dice from the bag and lays each where its value is."""

    __slots__ = ()
    id: ClassVar[str] = "RollDice"

    def run(self, state: State) -> None:
        colours = shuffle(state, state.book.bag)[: state.book.dice]
        values: list[int] = []
        while len(values) < len(colours):
            values += roll(state, min(MOST_ROLLED, len(colours) - len(values)))
        state.dice = sorted([colour * SIDES + value - 1 for colour, value in zip(colours, values, strict=True)])
        state.own_dice = [-1] * (state.seats * LAPS)
        state.events.append(("roll", NOBODY, *state.dice))


class ChooseDie(Decision[State, int]):
    """A turn begins: the seat takes a die, after tasks if it likes."""

    __slots__ = ()
    id: ClassVar[str] = "ChooseDie"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.decision = "die"

    def kind(self) -> int:
        return WAITS

    def context(self, state: State) -> int:
        return 0

    def arguments(self) -> list[object]:
        return [self.seat]


def steps_between(first: int, second: int) -> int:
    """Return how often a die is changed by one from one value to another; 6 and 1 are neighbours (p. 11)."""
    apart = abs(first - second)
    return min(apart, SIDES - apart)


NEAR: Final[list[list[list[int]]]] = [
    [[other for other in range(SIDES) if steps_between(value, other) <= steps] for steps in range(SIDES // 2 + 1)]
    for value in range(SIDES)
]
"""By value of a die and how often it can be changed: the values that it can have."""


class TakeDie(Offer[State, int]):
    """The verb `take` of a die: for the action it faces, or with gold for another."""

    __slots__ = ()

    def verb(self) -> str:
        return "take"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        steps = min(SIDES // 2, state.goods[seat * GOOD_KINDS + GOLD] // GOLD_PER_STEP)
        facing = state.facing
        last = -1
        for face in state.dice:
            if face != last:
                last = face
                row = TAKE_DIE[face]
                for value in NEAR[face % SIDES][steps]:
                    legal_actions.append(row[facing[value]])

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Take the die. The bonus tile of its space is offered first, if it can be taken; then come its goods and its action."""
        face, kind = action.args
        colour = face // SIDES
        value = state.facing.index(kind)
        gold = GOLD_PER_STEP * steps_between(face % SIDES, value)
        if gold:
            pay(state, seat, GOLD, gold)
        state.dice.remove(face)
        # The first free space on the seat's board. In a what-if position this turn's die lies there already.
        state.own_dice[state.own_dice.index(-1, seat * LAPS)] = colour * SIDES + value
        state.events.append(("die", seat, face, value + 1, kind, gold))
        tile = state.space_tiles[kind]
        if tile and can_store(state, seat, tile):
            state.action = CHOOSING if kind == ANY else kind
            state.points = WHOLE - value - 1
            state.agenda.append(TakeBonusTile(seat, kind))
        else:
            use_die(state, seat, kind, colour, value)


def use_die(state: State, seat: int, kind: int, colour: int, value: int) -> None:
    """Give the goods of a die, then begin its action (p. 12). `value` is one less than the die shows."""
    gain(state, seat, colour if state.recolour < 0 else state.recolour, value + 1)
    if kind == ANY:
        state.action = CHOOSING
        state.points = WHOLE - value - 1
        state.agenda.append(CHOOSE_ACTIONS[seat])
    else:
        begin(state, seat, kind, WHOLE - value - 1)


class TakeBonusTile(Choice[State]):
    """The seat may take the bonus tile from the action space of its die, before the goods (p. 11-12).

    A helper that recolours a die may be used at once: the die has been chosen, its goods are yet to come (p. 23).
    """

    __slots__ = ("action_kind",)
    id: ClassVar[str] = "TakeBonusTile"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.action_kind = kind

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        actions = [TAKE_BONUS[BONUS_OF_SPACE + self.action_kind], SKIP]
        if RECOLOURS[state.space_tiles[self.action_kind]] and state.recolour < 0 and state.book.helper_at_once:
            actions.extend(USE_FROM_SPACE[self.action_kind])
        return actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("skip", seat))
        else:
            tile = state.space_tiles[self.action_kind]
            state.space_tiles[self.action_kind] = 0
            state.events.append(("bonus", seat, tile, action.args[0]))
            if len(action.args) == 1:
                store(state, seat, tile)
            else:
                state.events.append(("use", seat, tile))
                state.recolour = action.args[1]
        self.go_on(state)

    def go_on(self, state: State) -> None:
        """Give the goods of the die that the seat has just taken, and begin its action."""
        first = self.seat * LAPS
        face = [taken for taken in state.own_dice[first : first + LAPS] if taken >= 0][-1]
        use_die(state, self.seat, self.action_kind, face // SIDES, face % SIDES)

    def arguments(self) -> list[object]:
        return [self.seat, self.action_kind]


CHOOSE_DICE: Final[list[ChooseDie]] = [ChooseDie(seat) for seat in range(MOST_SEATS)]
