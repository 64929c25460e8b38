"""The tribute at the end of a phase: a silver for every shield, or it leaves the game (special p. 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import Automatic, Choice
from burgrave.engine.decision import Offer
from burgrave.games.burgundy.elements import DROP, PAY, PAY_WITH
from burgrave.games.burgundy.modules.shields.moves import lose
from burgrave.games.burgundy.modules.shields.pieces import LABOUR_DUES, TRIBUTE, has, owned
from burgrave.games.burgundy.modules.shields.turn import CopyMonasteries
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import NO_DICE, Dice, pay_silver, pay_workers
from burgrave.games.burgundy.steps.recruit import Recruit

if TYPE_CHECKING:
    from burgrave.engine.action import Action

AT_ANY_TIME: Final[dict[str, Offer[State, Dice]]] = {"recruit": Recruit(), "copy": CopyMonasteries()}
"""What the book allows at any time, and so between the last turn and the tribute: monastery 28, and whom shield 6 copies."""


class CollectTribute(Automatic[State]):
    """Everybody pays for their shields, in turn order."""

    __slots__ = ()
    id: ClassVar[str] = "CollectTribute"

    def run(self, state: State) -> None:
        for seat in reversed(state.order):
            if seat in state.book.people:
                state.agenda.append(Tribute(seat))


def most_paid(state: State, seat: int, dues: int = 0) -> int:
    """How much tribute a seat could pay: its silver, with shield 3 also its workers."""
    return state.silver[seat] + (state.workers[seat] if dues or has(state, seat, LABOUR_DUES) else 0)


class Tribute(Automatic[State]):
    """Asks a seat that has shields; who can pay nothing loses them without a question.

    `dues`: shield 3 is among those that are given up. It goes with them when the rest is paid, so workers still pay.
    """

    __slots__ = ("dues",)
    id: ClassVar[str] = "Tribute"

    def __init__(self, seat: int, dues: int = 0) -> None:
        self.seat = seat
        self.dues = dues

    def run(self, state: State) -> None:
        seat = self.seat
        mine = owned(state, seat)
        if not mine:
            return
        if most_paid(state, seat, self.dues) >= TRIBUTE:
            state.agenda.append(PayTribute(seat, self.dues))
        else:
            for shield in mine:
                lose(state, seat, shield)

    def arguments(self) -> list[object]:
        return [self.seat, self.dues] if self.dues else [self.seat]


class PayTribute(Choice[State]):
    """The seat pays for all its shields, or gives one up and is asked again; so it is after what it may do at any time."""

    __slots__ = ("dues",)
    id: ClassVar[str] = "PayTribute"

    def __init__(self, seat: int, dues: int = 0) -> None:
        self.seat = seat
        self.dues = dues

    def options(self, state: State, seat: int) -> list[Action]:
        mine = owned(state, seat)
        due = len(mine) * TRIBUTE
        found = [PAY] if state.silver[seat] >= due else []
        if self.takes_workers(state):
            found += [
                action
                for workers, action in enumerate(PAY_WITH, 1)
                if workers <= min(due, state.workers[seat]) and due - workers <= state.silver[seat]
            ]
        found += [DROP[shield] for shield in mine]
        if self.takes_workers(state) and state.workers[seat] < due:
            AT_ANY_TIME["recruit"].propose(state, seat, NO_DICE, found)
        AT_ANY_TIME["copy"].propose(state, seat, NO_DICE, found)
        return found

    def takes_workers(self, state: State) -> bool:
        """Whether workers may pay, too."""
        return bool(self.dues) or has(state, self.seat, LABOUR_DUES)

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action.verb in AT_ANY_TIME:
            state.agenda.append(self)
            AT_ANY_TIME[action.verb].apply(state, seat, action)
            return
        if action.verb == "drop":
            state.agenda.append(Tribute(seat, int(self.dues or action.args[0] == LABOUR_DUES)))
            lose(state, seat, action.args[0])
            return
        kept = len(owned(state, seat))
        due = kept * TRIBUTE
        state.events.append(("tribute", seat, kept))
        workers = action.args[0] if action.args else 0
        if workers:
            pay_workers(state, seat, workers, "tribute")
        if due > workers:
            pay_silver(state, seat, due - workers, "tribute")

    def arguments(self) -> list[object]:
        return [self.seat, self.dues] if self.dues else [self.seat]
