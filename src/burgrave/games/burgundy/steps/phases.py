"""The course of the game: five phases of five rounds, and what happens at their beginnings and ends."""

from __future__ import annotations

from typing import ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.chance import roll
from burgrave.engine.events import NOBODY
from burgrave.engine.programme import Slot
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.mainboard import ALL_SPACES, PHASES, ROUNDS
from burgrave.games.burgundy.questions import MINE_SILVER, MINE_WORKERS, QUESTIONS
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.sell import gain_silver, gain_workers
from burgrave.games.burgundy.steps.storage import empty_space, fill_space
from burgrave.games.burgundy.tiles import GOODS_KINDS, MINE_TILE


class StartPhase(Automatic[State]):
    """Prepare a phase, then play its rounds."""

    __slots__ = ()
    id: ClassVar[str] = "StartPhase"

    def run(self, state: State) -> None:
        state.events.append(("phase", NOBODY, state.phase))
        state.agenda.append(START_ROUND)
        state.agenda.append(PHASE_START)


class ClearDepots(Automatic[State]):
    """Put what is left in the depots back into the box; goods stay (2011 p. 4, special p. 6)."""

    __slots__ = ()
    id: ClassVar[str] = "ClearDepots"

    def run(self, state: State) -> None:
        for space in range(ALL_SPACES):
            if state.depots[space]:
                state.events.append(("clear", NOBODY, state.depots[space], space))
                empty_space(state, space)


class FillDepots(Automatic[State]):
    """Lay new tiles on the spaces for this number of players, and into the black depot."""

    __slots__ = ()
    id: ClassVar[str] = "FillDepots"

    def run(self, state: State) -> None:
        state.mark_irreversible()
        drawn = state.drawn[:]
        for space, pile in state.book.depots[state.phase]:
            next_tile = drawn[pile]
            if next_tile < len(state.piles[pile]):  # A module may have used the pile up.
                tile = state.piles[pile][next_tile]
                drawn[pile] = next_tile + 1
                fill_space(state, space, tile)
                state.events.append(("reveal", NOBODY, tile, space))
        state.drawn = drawn


class RevealGoods(Automatic[State]):
    """Lay the goods of the phase face up on the round spaces."""

    __slots__ = ()
    id: ClassVar[str] = "RevealGoods"

    def run(self, state: State) -> None:
        state.mark_irreversible()
        for round_ in range(ROUNDS):
            state.events.append(("round_goods", NOBODY, round_, state.goods_pile[state.phase * ROUNDS + round_]))


class StartRound(Automatic[State]):
    """Roll the dice, place the round's goods tile, then let everybody take a turn."""

    __slots__ = ()
    id: ClassVar[str] = "StartRound"

    def run(self, state: State) -> None:
        state.turn = 0
        # A new list, never changed in place: clones share it.
        state.rota = state.order[:]
        state.agenda.append(NEXT_TURN)
        state.agenda.append(ROUND_START)


class RollDice(Automatic[State]):
    """Roll two dice for everybody and the white one for the first in turn order; seats that a module plays have no dice."""

    __slots__ = ()
    id: ClassVar[str] = "RollDice"

    def run(self, state: State) -> None:
        people = state.book.people
        rolled = roll(state, 2 * len(people) + 1)
        state.white = rolled.pop()
        state.dice_left = [3] * state.seats
        if len(people) < state.seats:
            rolled = self.handed_out(state, rolled)
        state.dice = rolled
        state.events.append(("roll", NOBODY, *rolled, state.white))

    def handed_out(self, state: State, rolled: list[int]) -> list[int]:
        """Return the dice of all seats, two rolled ones for each of the people; set which dice are left."""
        dice = [0] * (2 * state.seats)
        state.dice_left = [0] * state.seats
        for index, seat in enumerate(state.book.people):
            dice[2 * seat : 2 * seat + 2] = rolled[2 * index : 2 * index + 2]
            state.dice_left[seat] = 3
        return dice


class PlaceGoods(Automatic[State]):
    """Put the round's goods tile into the depot of the white die."""

    __slots__ = ()
    id: ClassVar[str] = "PlaceGoods"

    def run(self, state: State) -> None:
        kind = state.goods_pile[state.phase * ROUNDS + state.round]
        state.depot_goods[(state.white - 1) * GOODS_KINDS + kind] += 1
        state.events.append(("goods", state.order[0], state.white - 1, kind))


class NextTurn(Automatic[State]):
    """Begin the turn of the next seat in turn order, or end the round.

    A ship moves only the seat whose turn it is, so the order among those still to come is the one the round began with.
    """

    __slots__ = ()
    id: ClassVar[str] = "NextTurn"

    def run(self, state: State) -> None:
        if state.turn == state.seats:
            state.agenda.append(END_ROUND)
            return
        seat = state.rota[state.turn]
        state.turn += 1
        state.spent = 0
        state.agenda.append(self)
        state.agenda.append(state.book.turns[seat])
        state.events.append(("turn", seat))


class EndRound(Automatic[State]):
    """Begin another round, or end the phase."""

    __slots__ = ()
    id: ClassVar[str] = "EndRound"

    def run(self, state: State) -> None:
        if state.round < ROUNDS - 1:
            state.round += 1
            state.agenda.append(START_ROUND)
        else:
            # What is chosen at the end of a phase is chosen in its last round.
            state.agenda.append(END_PHASE)
            state.agenda.append(PHASE_END)


class MineIncome(Automatic[State]):
    """Give every mine's owner silver (and with monastery 2 a worker)."""

    __slots__ = ()
    id: ClassVar[str] = "MineIncome"

    def run(self, state: State) -> None:
        for seat in state.book.people:
            if state.book.duchy_row[seat] != seat:
                continue  # Mines of a shared duchy pay once.
            mines = state.tiles[seat * HEXES : seat * HEXES + state.duchy[seat].hexes].count(MINE_TILE)
            gain_silver(state, seat, mines * state.answers[seat * QUESTIONS + MINE_SILVER], "mines")
            gain_workers(state, seat, mines * state.answers[seat * QUESTIONS + MINE_WORKERS], "mines")


class EndPhase(Automatic[State]):
    """Begin another phase, or end the game."""

    __slots__ = ()
    id: ClassVar[str] = "EndPhase"

    def run(self, state: State) -> None:
        state.round = 0
        state.phase += 1
        if state.phase < PHASES:
            state.agenda.append(START_PHASE)
        else:
            state.agenda.append(GAME_END)


START_PHASE: Final = StartPhase()
START_ROUND: Final = StartRound()
NEXT_TURN: Final = NextTurn()
END_ROUND: Final = EndRound()
END_PHASE: Final = EndPhase()
PHASE_START: Final = Slot("phase_start")
ROUND_START: Final = Slot("round_start")
PHASE_END: Final = Slot("phase_end")
GAME_END: Final = Slot("game_end")
