"""Effects of governors that are too special for data, as code (`odd` in the data names them)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.buildings import COLUMN, PLOT, ROW_MASK, ROWS
from burgrave.games.kingsburg.bundles import RESOURCES
from burgrave.games.kingsburg.calendar import COLOURED, DICE
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.effects.conditions import DICE_SEEN, RESOURCES_SEEN, Condition, add_condition
from burgrave.games.kingsburg.effects.effect import Effect
from burgrave.games.kingsburg.effects.odd import ODD
from burgrave.games.kingsburg.elements import USE
from burgrave.games.kingsburg.holdings import affords, gain
from burgrave.games.kingsburg.modules.governors.court import court_of
from burgrave.games.kingsburg.modules.governors.elements import SWAPS
from burgrave.games.kingsburg.points import score
from burgrave.games.kingsburg.steps.build import put_up
from burgrave.games.kingsburg.steps.groups import dice_of, extras_of, group, place_of, seat_of, turn_of
from burgrave.games.kingsburg.steps.roll import reroll, rolled, white_dice
from burgrave.games.kingsburg.steps.used import EXTRA_WHITE, UNTIL_REROLL, declare_used

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.kingsburg.state import State

DUCHESS: Final = 11
"""The place of the Duchess, rank 12."""
PRINCE_VALUES: Final = ((3, 4, 6), (3, 4), (3, 6), (4, 6))
"""The values that the prince's coloured dice can be set to, as numbered by `VALUES`."""
CONJURED: Final = 3
TURNED: Final = declare_used(128, "trickster")
"""A bit of `state.used` (`steps/used.py`): the trickster has turned a die."""
FULL_ROW_POINTS: Final = 2


def rolled_lower(state: State, seat: int) -> bool:
    """Return whether the philosopher's reroll was lower, and no other followed."""
    return bool(state.used[seat] & UNTIL_REROLL)


add_condition("rolled_lower", Condition(DICE_SEEN, rolled_lower))


class Pray(Effect):
    """Every seat that would roll no white die gets one for this season; the others score a point."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        for other in state.order:
            if white_dice(state, other):
                score(state, other, self.source, 1)
            else:
                state.used[other] |= EXTRA_WHITE
                state.events.append(("white_die", other))


class WhiteLuck(Effect):
    """The owner scores a point for every 1 or 2 on a white die."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        white = state.dice[seat * DICE + COLOURED : (seat + 1) * DICE]
        points = sum(1 for value in white if value in (1, 2))
        if points:
            score(state, seat, self.source, points)


class FullRows(Effect):
    """At the end the owner scores two points for every row in which all four buildings stand."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        rows = sum(1 for row in range(len(ROWS)) if state.built[seat] & ROW_MASK[row] == ROW_MASK[row])
        if rows:
            score(state, seat, self.source, FULL_ROW_POINTS * rows)


class SetDice(Effect):
    """The owner sets its coloured dice to 3, 4 and 6; two dice to two of these."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.writes |= DICE_SEEN

    def propose(self, state: State, seat: int, legal_actions: list[Action]) -> None:
        coloured = sum(1 for value in state.dice[seat * DICE : seat * DICE + COLOURED] if value)
        for number, values in enumerate(PRINCE_VALUES):
            if len(values) == coloured:
                legal_actions.append(USE[self.number][number])

    def apply(self, state: State, seat: int, action: Action) -> None:
        dice = state.dice[:]
        for die, value in enumerate(PRINCE_VALUES[action.args[1]]):
            dice[seat * DICE + die] = value
        state.dice = dice
        state.events.append(("set_dice", seat, *[value for value in dice[seat * DICE : (seat + 1) * DICE] if value]))


class Philosophise(Effect):
    """The owner rolls all dice again. A lower sum is worth a point if this is its last reroll (p. 14)."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.writes |= DICE_SEEN

    def apply(self, state: State, seat: int, action: Action) -> None:
        before = rolled(state, seat)
        reroll(state, seat, (1 << DICE) - 1, self.source)
        if rolled(state, seat) < before:
            state.used[seat] |= UNTIL_REROLL


class BattlesFought(Effect):
    """At the end the owner scores a point for every battle won, and loses one for every battle lost."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        fought = court_of(state).fought
        points = fought[seat] - fought[state.seats + seat]
        if points:
            score(state, seat, self.source, points)


class VisitTheDuchess(Effect):
    """If nobody influenced the Duchess, the owner may move the dice on its highest adviser to her, and so influence her."""

    def ready(self, state: State, seat: int) -> bool:
        return not (state.taken | state.barred[seat]) >> DUCHESS & 1 and self.highest(state, seat) >= 0

    def highest(self, state: State, seat: int) -> int:
        """Return the index in `state.groups` of the seat's group on its highest adviser, or -1."""
        own = [(place_of(code), number) for number, code in enumerate(state.groups) if seat_of(code) == seat]
        on_council = [group_at for group_at in own if group_at[0] < RANKS]
        return max(on_council)[1] if on_council else -1

    def apply(self, state: State, seat: int, action: Action) -> None:
        number = self.highest(state, seat)
        code = state.groups[number]
        old_place = place_of(code)
        state.groups[number] = group(DUCHESS, seat, turn_of(code), dice_of(code), extras_of(code))
        state.taken |= 1 << DUCHESS
        if all(place_of(other) != old_place for other in state.groups):
            state.taken &= ~(1 << old_place)
        state.events.append(("move_dice", seat, old_place, DUCHESS))
        for react in state.book.on_influence:
            react(state, seat, DUCHESS)


class Conjure(Effect):
    """At the start of the third year the owner puts up to three buildings of the first column up, without price and points."""

    def ready(self, state: State, seat: int) -> bool:
        return court_of(state).conjured < CONJURED and any(COLUMN[building] == 0 for building in self.open_to(state, seat))

    def open_to(self, state: State, seat: int) -> list[int]:
        """Return the buildings of the first column that are missing."""
        plots = state.plots_open(seat)
        return [state.building_on(seat, plot) for plot in range(7) if plots >> plot & 1]

    def propose(self, state: State, seat: int, legal_actions: list[Action]) -> None:
        missing = self.open_to(state, seat)
        legal_actions += [action for action in USE[self.number] if action.args[1] in missing and PLOT[action.args[1]] < 7]

    def apply(self, state: State, seat: int, action: Action) -> None:
        court = court_of(state)
        court.conjured += 1
        put_up(state, seat, action.args[1], counts=False)

    def stays(self, state: State, seat: int) -> bool:
        return True


class TurnATwo(Effect):
    """The owner may turn every die that shows a 2 to 1 or 3, one after the other, but no more after a reroll."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.writes |= DICE_SEEN

    def ready(self, state: State, seat: int) -> bool:
        return 2 in state.dice[seat * DICE : (seat + 1) * DICE]

    def propose(self, state: State, seat: int, legal_actions: list[Action]) -> None:
        # Of several twos of one colour the first is enough.
        seen: set[bool] = set()
        for die in range(DICE):
            if state.dice[seat * DICE + die] == 2 and (die < COLOURED) not in seen:
                seen.add(die < COLOURED)
                legal_actions += [action for action in USE[self.number] if action.args[1] == die]

    def apply(self, state: State, seat: int, action: Action) -> None:
        dice = state.dice[:]
        dice[seat * DICE + action.args[1]] = action.args[2]
        state.dice = dice
        state.used[seat] |= TURNED
        state.events.append(("set_dice", seat, *[value for value in dice[seat * DICE : (seat + 1) * DICE] if value]))

    def stays(self, state: State, seat: int) -> bool:
        return True

    def is_begun(self, state: State, seat: int) -> bool:
        return bool(state.used[seat] & TURNED)


class SwapOne(Effect):
    """The owner swaps one resource for one of another kind."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.writes |= RESOURCES_SEEN

    def ready(self, state: State, seat: int) -> bool:
        return any(state.resources[seat * RESOURCES : (seat + 1) * RESOURCES])

    def propose(self, state: State, seat: int, legal_actions: list[Action]) -> None:
        legal_actions += [action for action, mix in zip(USE[self.number], SWAPS, strict=True) if affords(state, seat, mix)]

    def apply(self, state: State, seat: int, action: Action) -> None:
        gain(state, seat, SWAPS[action.args[1]], self.source)


GOVERNORS_ODD: Final[dict[str, type[Effect]]] = {
    **ODD,
    "pray": Pray,
    "white_luck": WhiteLuck,
    "full_rows": FullRows,
    "set_dice": SetDice,
    "philosophise": Philosophise,
    "battles_fought": BattlesFought,
    "visit_the_duchess": VisitTheDuchess,
    "conjure": Conjure,
    "turn_a_two": TurnATwo,
    "swap_one": SwapOne,
}
"""By their names in the printed data."""
