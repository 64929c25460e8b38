"""A secret look at the enemy of the coming winter; where there are two decks, at one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import WAITS, Choice
from burgrave.games.kingsburg.elements import LOOK, SEATS
from burgrave.games.kingsburg.holdings import look_at_enemy

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.kingsburg.state import State


def peek(state: State, seat: int) -> None:
    """The seat looks, or is asked at which deck."""
    if state.book.decks == 1:
        look_at_enemy(state, seat)
    else:
        state.agenda.append(PEEKS[seat])


class Peek(Choice):
    """At which of several decks to look."""

    __slots__ = ()

    def nature(self) -> int:
        return WAITS

    def options(self, state: Any, seat: int) -> list[Action]:
        return LOOK[: state.book.decks]

    def choose(self, state: Any, seat: int, action: Action) -> None:
        look_at_enemy(state, seat, action.args[0])


PEEKS: Final[list[Peek]] = [Peek(seat) for seat in range(SEATS)]
