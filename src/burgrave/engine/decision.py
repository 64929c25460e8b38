"""A choice whose verbs come from the ruleset, so that modules can add some."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from burgrave.engine.agenda import Choice, S_contra
from burgrave.engine.native import mypyc_attr

if TYPE_CHECKING:
    from burgrave.engine.action import Action

__all__ = ["AnyOffer", "Decision", "Offer"]


C = TypeVar("C")
"""The context that a decision passes to its offers, besides the state."""
C_contra = TypeVar("C_contra", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Generic[S_contra, C_contra]):
    """One verb of a decision: the actions it lists and what they do. With `stays` the decision is asked again afterwards."""

    __slots__ = ("stays",)

    def __init__(self, stays: bool = False) -> None:
        self.stays = stays

    def verb(self) -> str:
        """Return the verb of every action it lists."""
        raise TypeError(f"{type(self).__name__} has no verb")

    def propose(self, state: S_contra, seat: int, context: C_contra, legal_actions: list[Action]) -> None:
        """Append to `legal_actions` what the seat may choose; `context` is that of the decision."""

    def apply(self, state: S_contra, seat: int, action: Action) -> None:
        """Carry out one of the listed actions."""


AnyOffer = Offer[Any, Any]
"""An offer of any game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Choice[S_contra], Generic[S_contra, C]):
    """One seat chooses among the offers that modules register for it."""

    __slots__ = ("decision",)

    def __init__(self, seat: int, decision: str) -> None:
        self.seat = seat
        self.decision = decision
        """Under this name modules register offers (`Module.offers`)."""

    def context(self, state: S_contra) -> C:
        """Return what the offers of this decision need to know, such as the dice that are left in a turn."""
        raise TypeError(f"{type(self).__name__} has no context for its offers")

    def legal_actions(self, state: S_contra, seat: int) -> list[Action]:
        legal_actions: list[Action] = []
        context = self.context(state)
        for offer in state.rules.offers[self.decision]:
            offer.propose(state, seat, context, legal_actions)
        return legal_actions

    def choose(self, state: S_contra, seat: int, action: Action) -> None:
        offer = state.rules.verbs[self.decision][action.verb]
        if offer.stays:
            state.agenda.append(self)
        offer.apply(state, seat, action)
