"""A game being played: a state with undo, redo and branches.

A seat may take back its own steps one by one, or its whole turn, as far as the last roll, draw, reveal or other seat's choice.
Nothing else is kept: use the record where undo does not reach (see `branch`).
"""

from __future__ import annotations

from typing import Any, overload

from burgrave.engine.action import Action
from burgrave.engine.errors import CannotUndo
from burgrave.engine.events import Event
from burgrave.engine.formats import Saved
from burgrave.engine.record import replay
from burgrave.engine.state import GameState

__all__ = ["Timeline"]


class Timeline:
    """A state with undo and redo. `state` is the present; do not apply actions to it directly."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self._before: list[GameState] = []
        self._undone: list[tuple[int, Action]] = []
        self._owner: int | None = None

    @classmethod
    def of(cls, record: Saved) -> Timeline:
        """Return a timeline of a record; it can undo as if the record had been played on it."""
        timeline = cls(replay(record, 0))
        replayed = replay(record)
        for seat, action in replayed.history():
            timeline.apply(action, seat)
        return timeline

    @overload
    def apply(self, action: Action, seat: int | None = None) -> list[Event]: ...
    @overload
    def apply(self, action: str, seat: int | None = None) -> list[Event]: ...
    def apply(self, action: Any, seat: Any = None) -> list[Event]:
        """Carry out an action and return its events; undone steps can no longer be redone."""
        events = self._do(action, seat)
        self._undone.clear()
        return events

    def _do(self, action: Any, seat: Any) -> list[Event]:
        before = self.state.clone()
        events = self.state.apply(action, seat)
        self._keep(before)
        return events

    def _keep(self, before: GameState) -> None:
        """Keep the state before the last action for undo, unless that action cannot be taken back."""
        chooser = self.state.past[1]
        if chooser != self._owner:
            self._before.clear()
        self._owner = chooser
        self._before.append(before)
        if self.state.irreversible == self.state.ply:
            self._before.clear()

    @overload
    def after_apply(self, action: Action, seat: int | None = None) -> GameState: ...
    @overload
    def after_apply(self, action: str, seat: int | None = None) -> GameState: ...
    def after_apply(self, action: Any, seat: Any = None) -> GameState:
        """Return the state that `apply` would lead to, with its `events`; raises IllegalAction as `apply` does. The present does
        not change.
        """
        after = self.state.clone()
        after.apply(action, seat)
        return after

    def advance(self, after: GameState, is_redo: bool = False) -> list[Event]:
        """Make a state returned by `after_apply`, or with `is_redo` by `after_redo`, the present, and return the events of its last
        action.

        Nothing is applied a second time. ValueError when the state is not one action later than the present.
        """
        if after.ply != self.state.ply + 1 or after.past[0] is not self.state.past:
            raise ValueError(f"a state at ply {after.ply} does not follow the present at ply {self.state.ply}")
        if is_redo:
            self._undone.pop()
        else:
            self._undone.clear()
        before, self.state = self.state, after
        self._keep(before)
        return after.events

    def can_undo(self, seat: int) -> bool:
        """Return whether the last step was this seat's and can be taken back."""
        self.state._check_seat(seat)
        return bool(self._before) and self._owner == seat

    def steps(self, seat: int) -> list[tuple[GameState, Action]]:
        """Return the steps that the seat can take back, oldest first, each with the state before it; callers must not change the
        states.
        """
        if not self.can_undo(seat):
            return []
        after = [*self._before[1:], self.state]
        actions = self.state.rules.actions
        return [(before, actions[later.past[2]]) for before, later in zip(self._before, after, strict=True)]

    def undo(self, seat: int) -> Action:
        """Take back the seat's last step and return it; raises CannotUndo when it lies behind a roll or another seat's choice."""
        if not self.can_undo(seat):
            raise CannotUndo(f"seat {seat} has nothing to take back since the last roll, draw, reveal or other choice")
        action = self.state.rules.actions[self.state.past[2]]
        self.state = self._before.pop()
        self._undone.append((seat, action))
        return action

    def after_undo(self, whole_turn: bool = False, steps: int = 1) -> GameState:
        """Return the state after `steps` calls of `undo`, or with `whole_turn` after `undo_turn`; callers must not change it."""
        return self._before[0 if whole_turn else -steps]

    def undo_turn(self, seat: int) -> int:
        """Take back every step that the seat can, and return how many there were."""
        steps = 1
        self.undo(seat)
        while self.can_undo(seat):
            self.undo(seat)
            steps += 1
        return steps

    def can_redo(self, seat: int) -> bool:
        """Return whether this seat's step was the last to be undone."""
        self.state._check_seat(seat)
        return bool(self._undone) and self._undone[-1][0] == seat

    def redo(self, seat: int) -> list[Event]:
        """Carry out the step that was last undone, and return its events; raises CannotUndo when it was not this seat's."""
        if not self.can_redo(seat):
            raise CannotUndo(f"seat {seat} has undone nothing that could be done again")
        events = self._do(self._undone[-1][1], seat)
        self._undone.pop()
        return events

    def after_redo(self) -> GameState:
        """Return the state that `redo` would lead to."""
        seat, action = self._undone[-1]
        after = self.state.clone()
        after.apply(action, seat)
        return after

    def branch(self, ply: int) -> Timeline:
        """Return a new timeline that shares the first `ply` actions with this one."""
        if not isinstance(ply, int) or not 0 <= ply <= self.state.ply:
            raise CannotUndo(f"there is no ply {ply!r}; this game has plies 0 to {self.state.ply}")
        return Timeline(replay(self.state.record, ply))
