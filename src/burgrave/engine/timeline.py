"""A game being played: the state with undo, redo and branches.

A seat may take back its own steps one by one, or its whole turn, as far as the last roll, draw, reveal or other seat's
choice. Nothing else is kept: where undo cannot reach, the record can (see `branch`).
"""

from __future__ import annotations

from typing import Any, overload

from burgrave.engine.action import Action
from burgrave.engine.errors import CannotUndo
from burgrave.engine.events import Event
from burgrave.engine.formats import Saved
from burgrave.engine.record import replay
from burgrave.engine.state import GameState


class Timeline:
    """See the module's docstring. `state` is the present; do not apply to it directly."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self._before: list[GameState] = []
        self._undone: list[tuple[int, Action]] = []
        self._owner: int | None = None

    @classmethod
    def of(cls, record: Saved) -> Timeline:
        """A timeline that can undo just as if the record had been played on it."""
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
        """Carry out an action; what had been undone can no longer be redone."""
        events = self._do(action, seat)
        self._undone.clear()
        return events

    def _do(self, action: Any, seat: Any) -> list[Event]:
        before = self.state.clone()
        events = self.state.apply(action, seat)
        self._keep(before)
        return events

    def _keep(self, before: GameState) -> None:
        """Remember the state before the last action, for undo, unless nobody may take that action back."""
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
        """The state that `apply` would lead to, its `events` with it; IllegalAction as there. The present stays what it is."""
        after = self.state.clone()
        after.apply(action, seat)
        return after

    def advance(self, after: GameState, is_redo: bool = False) -> list[Event]:
        """Make a state of `after_apply`, or with `is_redo` of `after_redo`, the present, and return the events of its last action.

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
        """Whether the last step was this seat's and can be taken back."""
        self.state._check_seat(seat)
        return bool(self._before) and self._owner == seat

    def steps(self, seat: int) -> list[tuple[GameState, Action]]:
        """What the seat can take back, oldest first: each step with the state before it. Look, never change."""
        if not self.can_undo(seat):
            return []
        after = [*self._before[1:], self.state]
        actions = self.state.rules.actions
        return [(before, actions[later.past[2]]) for before, later in zip(self._before, after, strict=True)]

    def undo(self, seat: int) -> Action:
        """Take back the seat's last step; returns it. CannotUndo when it lies behind a roll or another seat's choice."""
        if not self.can_undo(seat):
            raise CannotUndo(f"seat {seat} has nothing to take back since the last roll, draw, reveal or other choice")
        action = self.state.rules.actions[self.state.past[2]]
        self.state = self._before.pop()
        self._undone.append((seat, action))
        return action

    def after_undo(self, whole_turn: bool = False, steps: int = 1) -> GameState:
        """The state that so many `undo` or `undo_turn` of whoever may take back would lead to. Look, never change."""
        return self._before[0 if whole_turn else -steps]

    def undo_turn(self, seat: int) -> int:
        """Take back everything the seat can; returns how many steps."""
        steps = 1
        self.undo(seat)
        while self.can_undo(seat):
            self.undo(seat)
            steps += 1
        return steps

    def can_redo(self, seat: int) -> bool:
        """Whether this seat's step was the last to be undone."""
        self.state._check_seat(seat)
        return bool(self._undone) and self._undone[-1][0] == seat

    def redo(self, seat: int) -> list[Event]:
        """Do again what was last undone."""
        if not self.can_redo(seat):
            raise CannotUndo(f"seat {seat} has undone nothing that could be done again")
        events = self._do(self._undone[-1][1], seat)
        self._undone.pop()
        return events

    def after_redo(self) -> GameState:
        """The state that `redo` of whoever may do again would lead to."""
        seat, action = self._undone[-1]
        after = self.state.clone()
        after.apply(action, seat)
        return after

    def branch(self, ply: int) -> Timeline:
        """Another game that shares the first so many plies with this one."""
        if not isinstance(ply, int) or not 0 <= ply <= self.state.ply:
            raise CannotUndo(f"there is no ply {ply!r}; this game has plies 0 to {self.state.ply}")
        return Timeline(replay(self.state.record, ply))
