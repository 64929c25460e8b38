"""The plan of a turn, kept while the game follows it, so that a turn is searched once and not before every action."""

from __future__ import annotations

from collections.abc import Hashable

from burgrave.bots.beam import ActionSequence, plan_turn
from burgrave.engine.action import Action
from burgrave.engine.state import GameState
from burgrave.engine.turns import Turns

__all__ = ["TurnPlan"]

PlannedStep = tuple[Hashable, Action]
"""A position, as `position_key` gives it, and the action that is planned there."""


class TurnPlan:
    """The planned actions for the rest of a turn, each with the position in which it is to be taken.

    After an undo, another player's action or anything else that was not planned, the position is not the one of the next step,
    and a new plan replaces this one.
    """

    def __init__(self) -> None:
        self._steps: list[PlannedStep] = []

    def next_action(self, state: GameState, seat: int, turns: Turns, seed: int) -> Action:
        """Return the next planned action; where the plan has ended or does not fit `state`, make a new plan from `seed` first."""
        if not self._fits(state, seat, turns):
            self._steps = planned_steps(state, seat, turns, plan_turn(state, seat, turns, seed))
        return self._steps.pop(0)[1]

    def _fits(self, state: GameState, seat: int, turns: Turns) -> bool:
        """Return whether the next step was planned for this very position, and its action is legal."""
        if not self._steps:
            return False
        position, action = self._steps[0]
        return position == position_key(state, seat, turns) and action in state.legal_actions(seat)


def planned_steps(state: GameState, seat: int, turns: Turns, actions: ActionSequence) -> list[PlannedStep]:
    """Return the actions of a plan that begins in `state`, each with the position in which it is to be taken."""
    steps: list[PlannedStep] = []
    after = state.clone()
    for action in actions:
        steps.append((position_key(after, seat, turns), action))
        after.apply(action, seat)
    return steps


def position_key(state: GameState, seat: int, turns: Turns) -> Hashable:
    """Return a key that is equal for positions of one turn from which the seat can do the same."""
    return (seat, turns.number(state), turns.key(state, seat))
