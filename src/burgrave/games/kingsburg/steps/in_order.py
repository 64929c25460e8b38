"""A step that asks one seat after the other in turn order. Seats with nothing to choose are skipped."""

from __future__ import annotations

from burgrave.engine.agenda import Automatic, Choice, Step
from burgrave.games.kingsburg.state import State


class InOrder(Automatic[State]):
    """Asks seats from a place in turn order on. `choices`: by seat the choice to ask; `following`: by place the next step."""

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
            legal_actions = choice.legal_actions(state, seat)
            turn += 1
            if legal_actions:
                if turn < state.seats:
                    state.agenda.append(self.following[turn])
                state.agenda.append(choice)
                state.legal = tuple(legal_actions)
                return
