"""Keeps the plan of a turn while everything goes as planned, so that a turn is searched once and not at every action."""

from __future__ import annotations

from collections.abc import Hashable

from burgrave.bots.beam import Course, best_course
from burgrave.engine.action import Action
from burgrave.engine.state import GameState
from burgrave.engine.turns import Turns


class Plan:
    """What a bot means to do in its turn: actions, and where each is to be done."""

    def __init__(self) -> None:
        self._steps: list[tuple[Hashable, Action]] = []

    def next(self, state: GameState, seat: int, turns: Turns, seed: int) -> Action:
        """The next action of the plan, or of a new one where the position is another than foreseen."""
        place = (seat, turns.number(state), turns.key(state, seat))
        if not self._steps or self._steps[0][0] != place or self._steps[0][1] not in state.legal_actions(seat):
            self._steps = stages(state, seat, turns, best_course(state, seat, turns, seed))
        return self._steps.pop(0)[1]


def stages(state: GameState, seat: int, turns: Turns, course: Course) -> list[tuple[Hashable, Action]]:
    """A course with the place of each action."""
    found: list[tuple[Hashable, Action]] = []
    after = state.clone()
    for action in course:
        found.append(((seat, turns.number(after), turns.key(after, seat)), action))
        after.apply(action, seat)
    return found
