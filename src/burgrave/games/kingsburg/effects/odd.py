"""Effects of buildings that are too special for data, as code: rerolls, a resource of one's choice, the cathedral."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.calendar import DICE
from burgrave.games.kingsburg.effects.conditions import DICE_SEEN
from burgrave.games.kingsburg.effects.effect import Effect
from burgrave.games.kingsburg.elements import USE
from burgrave.games.kingsburg.holdings import gain_resource, total
from burgrave.games.kingsburg.points import score
from burgrave.games.kingsburg.steps.roll import reroll

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.kingsburg.state import State


class RerollOne(Effect):
    """One die of the owner's choice is rolled again."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.writes |= DICE_SEEN

    def propose(self, state: State, seat: int, legal_actions: list[Action]) -> None:
        # Of dice of one colour that show the same, only the first is offered.
        seen: set[tuple[int, bool]] = set()
        for die in range(DICE):
            value = state.dice[seat * DICE + die]
            if value and (value, die < 3) not in seen:
                seen.add((value, die < 3))
                legal_actions.append(USE[self.number][die])

    def apply(self, state: State, seat: int, action: Action) -> None:
        reroll(state, seat, 1 << action.args[1], self.source)


class RerollAll(Effect):
    """All dice are rolled again."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.writes |= DICE_SEEN

    def apply(self, state: State, seat: int, action: Action) -> None:
        reroll(state, seat, (1 << DICE) - 1, self.source)


class TakeOne(Effect):
    """The owner takes a resource of its choice."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        gain_resource(state, seat, action.args[1], 1, self.source)


class Cathedral(Effect):
    """At the end the owner scores a point for every two resources."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        points = total(state, seat) // 2
        if points:
            score(state, seat, self.source, points)


ODD: Final[dict[str, type[Effect]]] = {
    "reroll_one": RerollOne,
    "reroll_all": RerollAll,
    "take_one": TakeOne,
    "cathedral": Cathedral,
}
"""By their names in the printed data; cards have some of them too."""
