"""A choice whose verbs come from the ruleset, so that modules can add some."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.agenda import Choice
from burgrave.engine.native import mypyc_attr

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.state import GameState


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Choice):
    """One seat chooses among the offers registered under the decision's name."""

    __slots__ = ()

    def name(self) -> str:
        """Under which the modules register offers."""
        return ""

    def context(self, state: Any) -> Any:
        """What the listers of this decision want to know (in a turn: the dice that are left)."""
        return None

    def options(self, state: GameState, seat: int) -> list[Action]:
        found: list[Action] = []
        context = self.context(state)
        for lister in state.rules.listers[self.name()]:
            lister(state, seat, context, found)
        return found

    def choose(self, state: GameState, seat: int, action: Action) -> None:
        apply, stays = state.rules.verbs[self.name()][action.verb]
        if stays:
            state.agenda.append(self)
        apply(state, seat, action)
