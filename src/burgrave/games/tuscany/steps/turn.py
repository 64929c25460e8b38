"""A player's turn: one action of three, one more for a marble once a turn, and an explicit end (p. 3, 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import WAITS
from burgrave.engine.decision import Decision, Offer
from burgrave.games.tuscany.elements import END, MARBLE

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.tuscany.state import State


class TakeAction(Decision):
    """One action: draw, take or place."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.name = "action"

    def nature(self) -> int:
        return WAITS

    def numbers(self) -> list[object]:
        return [self.seat]


class EndTurn(Decision):
    """Nothing is left but a marble's action and the end."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.name = "end"

    def nature(self) -> int:
        return WAITS

    def numbers(self) -> list[object]:
        return [self.seat]


class SpendMarble(Offer):
    """The verb `marble`: once a turn, before or after the action it adds to."""

    __slots__ = ()

    def verb(self) -> str:
        return "marble"

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        state: State = table
        if state.marble[seat] and not state.spent:
            found.append(MARBLE)

    def apply(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        state.spent = 1
        state.marble[seat] -= 1
        state.events.append(("marble", seat, -1))
        state.agenda.append(TAKE_ACTIONS[seat])


class End(Offer):
    """The verb `end`."""

    __slots__ = ()

    def verb(self) -> str:
        return "end"

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        found.append(END)

    def apply(self, table: Any, seat: int, action: Action) -> None:
        """Nothing follows: the next turn is on the agenda already."""
        state: State = table
        state.events.append(("end", seat))


TAKE_ACTIONS: Final[list[TakeAction]] = [TakeAction(seat) for seat in range(4)]
END_TURNS: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(4)]
