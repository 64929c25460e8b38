"""Bonus tokens: one for everybody before the first turn, in turn order (p. 3), and one for each city (p. 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Automatic, Choice
from burgrave.games.tuscany.elements import TAKE_BONUS
from burgrave.games.tuscany.points import STORAGE_TOKENS, score_green
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.rounds import turn_order
from burgrave.games.tuscany.tokens import BONUS_EACH, BONUS_KINDS, MORE_STORAGE, STORAGE_GREEN

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def left(state: State, kind: int) -> int:
    """Return how many bonus tokens of a kind are left in the supply."""
    return BONUS_EACH - sum(state.bonus[kind::BONUS_KINDS])


class ChooseBonus(Choice[State]):
    """The seat takes a bonus token of a kind that is still there."""

    __slots__ = ()
    id: ClassVar[str] = "ChooseBonus"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [TAKE_BONUS[kind] for kind in range(BONUS_KINDS) if left(state, kind)]

    def choose(self, state: State, seat: int, action: Action) -> None:
        kind = action.args[0]
        # Replaced, not changed: clones share the list.
        bonus = state.bonus[:]
        bonus[seat * BONUS_KINDS + kind] += 1
        state.bonus = bonus
        state.events.append(("token", seat, kind))
        if kind == MORE_STORAGE:
            score_green(state, seat, STORAGE_TOKENS, STORAGE_GREEN)


class ChooseFirstBonuses(Automatic[State]):
    """Every seat in turn order chooses a bonus token."""

    __slots__ = ()
    id: ClassVar[str] = "ChooseFirstBonuses"

    def run(self, state: State) -> None:
        for seat in reversed(turn_order(state)):
            state.agenda.append(ChooseBonus(seat))
