"""The course of the game: four rounds of five phases (p. 10-13)."""

from __future__ import annotations

from typing import ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.chance import shuffle
from burgrave.engine.events import NOBODY
from burgrave.engine.programme import Slot
from burgrave.games.tiletum.elements import BONUS_OF_SPACE, BONUS_OF_TRACK
from burgrave.games.tiletum.kinds import SPACES
from burgrave.games.tiletum.numbers import CORRUPTION, LAPS, ROUNDS, SIDES
from burgrave.games.tiletum.shape import NO_DIE
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.contracts import slide
from burgrave.games.tiletum.steps.dice import CHOOSE_DICE
from burgrave.games.tiletum.steps.king import corrupt


class StartRound(Automatic[State]):
    """Dice are rolled, then everybody has three turns."""

    __slots__ = ()
    id: ClassVar[str] = "StartRound"

    def run(self, state: State) -> None:
        state.round += 1
        state.lap = 0
        state.events.append(("round", NOBODY, state.round))
        state.agenda.append(NEXT_LAP)
        state.agenda.append(PREPARATION)


class NextLap(Automatic[State]):
    """A corruption token is revealed and everybody has a turn, three times; then the other phases follow."""

    __slots__ = ()
    id: ClassVar[str] = "NextLap"

    def run(self, state: State) -> None:
        if state.lap == LAPS:
            state.agenda.append(END_ROUND)
            return
        value = state.corruption[state.lap]
        state.lap += 1
        state.turn = 0
        state.irreversible = state.ply
        state.events.append(("corruption", NOBODY, state.lap, value))
        corrupt(state, value)
        state.agenda.append(self)
        state.agenda.append(NEXT_TURN)


class NextTurn(Automatic[State]):
    """The market of contracts is filled up after a turn, then the next seat has its own."""

    __slots__ = ()
    id: ClassVar[str] = "NextTurn"

    def run(self, state: State) -> None:
        slide(state)
        reset_turn(state)
        if state.turn == state.seats:
            return
        seat = state.order[state.turn]
        state.turn += 1
        state.agenda.append(self)
        state.agenda.append(CHOOSE_DICE[seat])
        state.events.append(("turn", seat))


def reset_turn(state: State) -> None:
    """Clear what the last turn took and exchanged."""
    state.action = NO_DIE
    state.points = 0
    state.granted = 0
    state.exchanged = 0
    state.recolour = -1


class EndRound(Automatic[State]):
    """The king phase, the fair phase, and before another round the clean-up."""

    __slots__ = ()
    id: ClassVar[str] = "EndRound"

    def run(self, state: State) -> None:
        state.agenda += [START_ROUND, CLEAN_UP] if state.round < ROUNDS else [GAME_END]
        state.agenda.append(FAIR_PHASE)
        state.agenda.append(KING_PHASE)


class CleanUp(Automatic[State]):
    """Lays new bonus tiles and corruption tokens, returns the dice to the bag, and turns the wheel one segment (p. 13)."""

    __slots__ = ()
    id: ClassVar[str] = "CleanUp"

    def run(self, state: State) -> None:
        for kind in range(SPACES):
            if not state.space_tiles[kind]:
                state.space_tiles[kind] = draw_bonus(state, BONUS_OF_SPACE + kind)
        if state.round < ROUNDS - 1:
            state.king_tile = draw_bonus(state, BONUS_OF_TRACK)
        state.corruption = shuffle(state, CORRUPTION)
        state.dice = []
        state.wheel = (state.wheel + 1) % SIDES
        state.turn_wheel()
        state.events.append(("clean_up", NOBODY))


def draw_bonus(state: State, where: int) -> int:
    """Reveal the next bonus tile somewhere. There are enough for a whole game."""
    tile = state.bonus_stack[state.bonus_drawn]
    state.bonus_drawn += 1
    state.irreversible = state.ply
    state.events.append(("tile", NOBODY, tile, where))
    return tile


START_ROUND: Final = StartRound()
NEXT_LAP: Final = NextLap()
NEXT_TURN: Final = NextTurn()
END_ROUND: Final = EndRound()
PREPARATION: Final = Slot("preparation")
KING_PHASE: Final = Slot("king_phase")
FAIR_PHASE: Final = Slot("fair_phase")
CLEAN_UP: Final = Slot("clean_up")
GAME_END: Final = Slot("game_end")
