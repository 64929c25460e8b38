"""The end of winter: all soldiers go home (p. 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.games.kingsburg.holdings import gain_soldiers
from burgrave.games.kingsburg.points import BATTLES
from burgrave.games.kingsburg.state import State


class Disband(Automatic[State]):
    """All soldiers go home."""

    __slots__ = ()
    id: ClassVar[str] = "Disband"

    def run(self, state: State) -> None:
        disband(state, ())


def disband(state: State, staying: Sequence[int]) -> None:
    """Send the soldiers of all seats home, except of those in `staying`, and forget what was paid for the battle."""
    for seat in state.order:
        if seat not in staying:
            send_home(state, seat, state.soldiers[seat])
    state.battle = state.battle[: state.seats] + [0] * state.seats


def send_home(state: State, seat: int, count: int) -> None:
    """Take `count` soldiers from a seat."""
    if count:
        gain_soldiers(state, seat, -count, BATTLES)


DISBAND: Final = Disband()
