"""A secret look at the enemy of the coming winter; where there are two decks, at one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS, Choice
from burgrave.games.kingsburg.elements import LOOK, SEATS
from burgrave.games.kingsburg.holdings import look_at_enemy
from burgrave.games.kingsburg.state import State

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def peek(state: State, seat: int) -> None:
    """Let a seat look at the enemy; with two decks, ask at which."""
    if state.book.decks == 1:
        look_at_enemy(state, seat)
    else:
        state.agenda.append(PEEKS[seat])


class Peek(Choice[State]):
    """The seat chooses at which of several decks to look."""

    __slots__ = ()
    id: ClassVar[str] = "Peek"

    def kind(self) -> int:
        return WAITS

    def options(self, state: State, seat: int) -> list[Action]:
        return LOOK[: state.book.decks]

    def choose(self, state: State, seat: int, action: Action) -> None:
        look_at_enemy(state, seat, action.args[0])


PEEKS: Final[list[Peek]] = [Peek(seat) for seat in range(SEATS)]
