"""One seat after the other in turn order: who has nothing to choose is passed over."""

from __future__ import annotations

from burgrave.engine.agenda import Automatic, Choice, Step
from burgrave.games.kingsburg.state import State


class InOrder(Automatic[State]):
    """Asks from a turn on: by seat its choice, which waits, and by turn the step that asks those who follow."""

    __slots__ = ("choices", "following", "turn")

    def __init__(self, turn: int, choices: list[Choice[State]], following: list[Step[State]]) -> None:
        self.turn = turn
        self.choices = choices
        self.following = following

    def arguments(self) -> list[object]:
        return [self.turn]

    def run(self, state: State) -> None:
        turn = self.turn
        while turn < state.seats:
            seat = state.order[turn]
            choice = self.choices[seat]
            options = choice.options(state, seat)
            turn += 1
            if options:
                if turn < state.seats:
                    state.agenda.append(self.following[turn])
                state.agenda.append(choice)
                state.legal = tuple(options)
                return
