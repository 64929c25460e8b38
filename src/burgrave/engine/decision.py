"""A choice whose verbs come from the ruleset, so that modules can add some."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.agenda import Choice
from burgrave.engine.native import mypyc_attr

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.state import GameState


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer:
    """One verb in a decision: what it lists and what it does, side by side. `stays`: the decision is asked again afterwards."""

    __slots__ = ("stays",)

    def __init__(self, stays: bool = False) -> None:
        self.stays = stays

    def verb(self) -> str:
        """The verb of every action it lists."""
        raise TypeError(f"{type(self).__name__} has no verb")

    def propose(self, state: Any, seat: int, context: Any, found: list[Action]) -> None:
        """Add what the seat may choose; the context is the decision's."""

    def apply(self, state: Any, seat: int, action: Action) -> None:
        """Carry out one of the listed actions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Choice):
    """One seat chooses among the offers that modules register under the decision's name."""

    __slots__ = ("name",)

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name

    def context(self, state: Any) -> Any:
        """What the offers of this decision want to know (in a turn: the dice that are left)."""
        return None

    def options(self, state: GameState, seat: int) -> list[Action]:
        found: list[Action] = []
        context = self.context(state)
        for offer in state.rules.offers[self.name]:
            offer.propose(state, seat, context, found)
        return found

    def choose(self, state: GameState, seat: int, action: Action) -> None:
        offer = state.rules.verbs[self.name][action.verb]
        if offer.stays:
            state.agenda.append(self)
        offer.apply(state, seat, action)
