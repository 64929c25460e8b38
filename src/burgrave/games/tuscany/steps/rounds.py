"""The course of the game: rounds, three phases that end when a stack runs out, and one last round (p. 7)."""

from __future__ import annotations

from typing import ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.events import NOBODY
from burgrave.engine.programme import Slot
from burgrave.games.tuscany.numbers import PHASES, STACK
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.turn import END_TURNS, TAKE_ACTIONS


def turn_order(state: State) -> list[int]:
    """Return the seats as they play in every round: clockwise from the first (p. 3)."""
    return [(state.first + place) % state.seats for place in range(state.seats)]


class StartRound(Automatic[State]):
    """Begins a round, in which everybody has a turn."""

    __slots__ = ()
    id: ClassVar[str] = "StartRound"

    def run(self, state: State) -> None:
        state.turn = 0
        state.round += 1
        state.events.append(("round", NOBODY, state.phase, state.round))
        state.agenda.append(NEXT_TURN)


class NextTurn(Automatic[State]):
    """The next seat's turn, or the end of the round."""

    __slots__ = ()
    id: ClassVar[str] = "NextTurn"

    def run(self, state: State) -> None:
        if state.turn == state.seats:
            state.agenda.append(END_ROUND)
            return
        seat = (state.first + state.turn) % state.seats
        state.turn += 1
        state.spent = 0
        state.agenda.append(self)
        state.agenda.append(END_TURNS[seat])
        state.agenda.append(TAKE_ACTIONS[seat])
        state.events.append(("turn", seat))


class EndRound(Automatic[State]):
    """Begins another round. After the one in which a stack of this phase runs out the phase ends; the last phase has one more
    round.
    """

    __slots__ = ()
    id: ClassVar[str] = "EndRound"

    def run(self, state: State) -> None:
        if not state.last:
            most = STACK * (state.phase + 1)
            is_out = False
            for out in state.out:
                if out >= most:
                    is_out = True
            if is_out and state.phase == PHASES - 1:
                state.last = 1
                state.events.append(("last_round", NOBODY))
            if not is_out or state.last:
                state.agenda.append(START_ROUND)
                return
        state.agenda.append(NEXT_PHASE)
        state.agenda.append(PHASE_END)


class NextPhase(Automatic[State]):
    """Another phase, or the end of the game."""

    __slots__ = ()
    id: ClassVar[str] = "NextPhase"

    def run(self, state: State) -> None:
        state.phase += 1
        state.agenda.append(START_ROUND if state.phase < PHASES else GAME_END)


START_ROUND: Final = StartRound()
NEXT_TURN: Final = NextTurn()
END_ROUND: Final = EndRound()
NEXT_PHASE: Final = NextPhase()
PHASE_END: Final = Slot("phase_end")
GAME_END: Final = Slot("game_end")
