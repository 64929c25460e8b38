"""The tribute at the end of a phase: a silver for every shield, or it leaves the game (special p. 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import Automatic, Choice
from burgrave.games.burgundy.modules.shields.elements import DROP, PAY, PAY_WITH
from burgrave.games.burgundy.modules.shields.moves import lose
from burgrave.games.burgundy.modules.shields.pieces import LABOUR_DUES, TRIBUTE, has, owned
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import NO_DICE, pay_silver, pay_workers

if TYPE_CHECKING:
    from burgrave.engine.action import Action

AT_ANY_TIME: Final = ("recruit", "copy")
"""Verbs of a turn that the book allows at any time, so before the tribute too: workers of monastery 28, whom shield 6 copies."""


def propose(verb: str, state: State, seat: int, actions: list[Action]) -> None:
    """Add the actions of a verb that is allowed at any time, where some module offers it."""
    offer = state.rules.verbs["turn"].get(verb)
    if offer is not None:
        offer.propose(state, seat, NO_DICE, actions)


class CollectTribute(Automatic[State]):
    """Let everybody pay for their shields, in turn order."""

    __slots__ = ()
    id: ClassVar[str] = "CollectTribute"

    def run(self, state: State) -> None:
        for seat in reversed(state.order):
            if seat in state.book.people:
                state.agenda.append(Tribute(seat))


def most_paid(state: State, seat: int, dues: int = 0) -> int:
    """Return how much tribute a seat could pay: its silver, with shield 3 also its workers."""
    return state.silver[seat] + (state.workers[seat] if dues or has(state, seat, LABOUR_DUES) else 0)


class Tribute(Automatic[State]):
    """Ask a seat that has shields for its tribute; a seat that can pay nothing loses them without a question.

    `dues`: shield 3 is among those that were given up. It leaves when the rest is paid, so workers may still pay.
    """

    __slots__ = ("dues",)
    id: ClassVar[str] = "Tribute"

    def __init__(self, seat: int, dues: int = 0) -> None:
        self.seat = seat
        self.dues = dues

    def run(self, state: State) -> None:
        seat = self.seat
        shields = owned(state, seat)
        if not shields:
            return
        if most_paid(state, seat, self.dues) >= TRIBUTE:
            state.agenda.append(PayTribute(seat, self.dues))
        else:
            for shield in shields:
                lose(state, seat, shield)

    def arguments(self) -> list[object]:
        return [self.seat, self.dues] if self.dues else [self.seat]


class PayTribute(Choice[State]):
    """The seat pays for all its shields, or gives one up and is asked again; it is also asked again after what is allowed at any
    time."""

    __slots__ = ("dues",)
    id: ClassVar[str] = "PayTribute"

    def __init__(self, seat: int, dues: int = 0) -> None:
        self.seat = seat
        self.dues = dues

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        shields = owned(state, seat)
        due = len(shields) * TRIBUTE
        actions = [PAY] if state.silver[seat] >= due else []
        if self.takes_workers(state):
            actions += [
                action
                for workers, action in enumerate(PAY_WITH, 1)
                if workers <= min(due, state.workers[seat]) and due - workers <= state.silver[seat]
            ]
        actions += [DROP[shield] for shield in shields]
        if self.takes_workers(state) and state.workers[seat] < due:
            propose("recruit", state, seat, actions)
        propose("copy", state, seat, actions)
        return actions

    def takes_workers(self, state: State) -> bool:
        """Whether workers may pay, too."""
        return bool(self.dues) or has(state, self.seat, LABOUR_DUES)

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action.verb in AT_ANY_TIME:
            state.agenda.append(self)
            state.rules.verbs["turn"][action.verb].apply(state, seat, action)
            return
        if action.verb == "drop":
            state.agenda.append(Tribute(seat, int(self.dues or action.args[0] == LABOUR_DUES)))
            lose(state, seat, action.args[0])
            return
        count = len(owned(state, seat))
        due = count * TRIBUTE
        state.events.append(("tribute", seat, count))
        workers = action.args[0] if action.args else 0
        if workers:
            pay_workers(state, seat, workers, "tribute")
        if due > workers:
            pay_silver(state, seat, due - workers, "tribute")

    def arguments(self) -> list[object]:
        return [self.seat, self.dues] if self.dues else [self.seat]
