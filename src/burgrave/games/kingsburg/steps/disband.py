"""The end of winter: all soldiers go home, except that a garrison may keep one (p. 9, and the sheet of the strips)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS, Automatic, Choice
from burgrave.games.kingsburg.calendar import YEARS
from burgrave.games.kingsburg.elements import RETAIN, SKIP
from burgrave.games.kingsburg.holdings import gain_soldiers
from burgrave.games.kingsburg.points import BATTLES
from burgrave.games.kingsburg.questions import KEEP_SOLDIER, QUESTIONS
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.winter import strongest

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class Disband(Automatic[State]):
    """All soldiers go home. A strongest winner with a garrison is asked first, except in the last winter."""

    __slots__ = ()
    id: ClassVar[str] = "Disband"

    def run(self, state: State) -> None:
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


class RetainSoldier(Choice[State]):
    """The seat keeps a soldier for the next year, or none."""

    __slots__ = ()
    id: ClassVar[str] = "RetainSoldier"

    def kind(self) -> int:
        return WAITS

    def options(self, state: State, seat: int) -> list[Action]:
        return KEEP_OR_SKIP

    def choose(self, state: State, seat: int, action: Action) -> None:
        kept = state.answers[seat * QUESTIONS + KEEP_SOLDIER] if action is RETAIN else 0
        state.events.append(("retain", seat, kept))
        send_home(state, seat, state.soldiers[seat] - kept)


def send_home(state: State, seat: int, count: int) -> None:
    """Take `count` soldiers from a seat."""
    if count:
        gain_soldiers(state, seat, -count, BATTLES)


KEEP_OR_SKIP: Final = [RETAIN, SKIP]
DISBAND: Final = Disband()
