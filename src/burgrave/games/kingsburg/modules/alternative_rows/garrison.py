"""The garrison, a building of an alternative row: a strongest winner may keep a soldier (p. 9, and the sheet of the strips)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS, Automatic, Choice
from burgrave.games.kingsburg.calendar import YEARS
from burgrave.games.kingsburg.elements import SKIP
from burgrave.games.kingsburg.modules.alternative_rows.elements import RETAIN
from burgrave.games.kingsburg.questions import QUESTIONS, declare_question
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.disband import disband, send_home
from burgrave.games.kingsburg.steps.winter import strongest

if TYPE_CHECKING:
    from burgrave.engine.action import Action

KEEP_SOLDIER: Final = 40
"""The question how many soldiers a seat may keep."""
declare_question(KEEP_SOLDIER, "keep_soldier")


class DisbandOrRetain(Automatic[State]):
    """All soldiers go home. A strongest winner with a garrison is asked first, except in the last winter."""

    __slots__ = ()
    id: ClassVar[str] = "DisbandOrRetain"

    def run(self, state: State) -> None:
        asked: list[int] = []
        if state.year < YEARS - 1:
            asked = [
                seat
                for seat in state.order
                if state.soldiers[seat] and state.answers[seat * QUESTIONS + KEEP_SOLDIER] and seat in strongest(state)
            ]
        disband(state, asked)
        for seat in reversed(asked):
            state.agenda.append(RetainSoldier(seat))


class RetainSoldier(Choice[State]):
    """The seat keeps a soldier for the next year, or none."""

    __slots__ = ()
    id: ClassVar[str] = "RetainSoldier"

    def kind(self) -> int:
        return WAITS

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return KEEP_OR_SKIP

    def choose(self, state: State, seat: int, action: Action) -> None:
        kept = state.answers[seat * QUESTIONS + KEEP_SOLDIER] if action is RETAIN else 0
        state.events.append(("retain", seat, kept))
        send_home(state, seat, state.soldiers[seat] - kept)


KEEP_OR_SKIP: Final = [RETAIN, SKIP]
