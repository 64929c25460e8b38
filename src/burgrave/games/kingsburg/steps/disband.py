"""The end of winter: all soldiers go home, but one may stay with a garrison (p. 9, and the sheet of the strips)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import WAITS, Automatic, Choice
from burgrave.games.kingsburg.calendar import YEARS
from burgrave.games.kingsburg.elements import RETAIN, SKIP
from burgrave.games.kingsburg.holdings import gain_soldiers
from burgrave.games.kingsburg.points import BATTLES
from burgrave.games.kingsburg.questions import KEEP_SOLDIER, QUESTIONS
from burgrave.games.kingsburg.steps.winter import strongest

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.kingsburg.state import State


class Disband(Automatic):
    """All soldiers go home; who was strongest and has a garrison is asked first, except in the last winter."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        asked: list[int] = []
        for seat in state.order:
            if state.soldiers[seat]:
                if state.answers[seat * QUESTIONS + KEEP_SOLDIER] and state.year < YEARS - 1 and seat in strongest(state):
                    asked.append(seat)
                else:
                    send_home(state, seat, state.soldiers[seat])
        state.battle = state.battle[: state.seats] + [0] * state.seats
        for seat in reversed(asked):
            state.agenda.append(RetainSoldier(seat))


class RetainSoldier(Choice):
    """Keep a soldier for the next year, or none."""

    __slots__ = ()

    def nature(self) -> int:
        return WAITS

    def options(self, state: Any, seat: int) -> list[Action]:
        return BOTH

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        kept = state.answers[seat * QUESTIONS + KEEP_SOLDIER] if action is RETAIN else 0
        state.events.append(("retain", seat, kept))
        send_home(state, seat, state.soldiers[seat] - kept)


def send_home(state: State, seat: int, count: int) -> None:
    """So many soldiers of a seat fewer."""
    if count:
        gain_soldiers(state, seat, -count, BATTLES)


BOTH: Final = [RETAIN, SKIP]
DISBAND: Final = Disband()
