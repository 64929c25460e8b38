"""A player's turn: one action of three, one more for a marble once a turn, and an explicit end (p. 3, 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS
from burgrave.engine.decision import Decision, Offer
from burgrave.games.tuscany.elements import END, MARBLE
from burgrave.games.tuscany.state import State

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class TakeAction(Decision[State, None]):
    """One action: draw, take or place."""

    __slots__ = ()
    id: ClassVar[str] = "TakeAction"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.decision = "action"

    def kind(self) -> int:
        return WAITS

    def context(self, state: State) -> None:
        """Return None: the offers need nothing but the state."""

    def arguments(self) -> list[object]:
        return [self.seat]


class EndTurn(Decision[State, None]):
    """Nothing is left but a marble's action and the end."""

    __slots__ = ()
    id: ClassVar[str] = "EndTurn"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.decision = "end"

    def kind(self) -> int:
        return WAITS

    def context(self, state: State) -> None:
        """Return None: the offers need nothing but the state."""

    def arguments(self) -> list[object]:
        return [self.seat]


class SpendMarble(Offer[State, None]):
    """The verb `marble`: once a turn, before or after the action it adds to."""

    __slots__ = ()

    def verb(self) -> str:
        return "marble"

    def propose(self, state: State, seat: int, context: None, legal_actions: list[Action]) -> None:
        if state.marble[seat] and not state.spent:
            legal_actions.append(MARBLE)

    def apply(self, state: State, seat: int, action: Action) -> None:
        state.spent = 1
        state.marble[seat] -= 1
        state.events.append(("marble", seat, -1))
        state.agenda.append(TAKE_ACTIONS[seat])


class End(Offer[State, None]):
    """The verb `end`: the turn is over."""

    __slots__ = ()

    def verb(self) -> str:
        return "end"

    def propose(self, state: State, seat: int, context: None, legal_actions: list[Action]) -> None:
        legal_actions.append(END)

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Do nothing: the next turn is on the agenda already."""
        state.events.append(("end", seat))


TAKE_ACTIONS: Final[list[TakeAction]] = [TakeAction(seat) for seat in range(4)]
END_TURNS: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(4)]
