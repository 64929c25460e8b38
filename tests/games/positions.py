"""Positions to look at and to test, for every game. Not collected as a test."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any


@dataclass(frozen=True)
class Position:
    """A state with how to look at it."""

    name: str
    title: str
    state: Any
    focus: int = 0
    fresh: tuple[str, ...] = ()
    language: str = "en"
    viewer: int | None = None
    """Who looks, where it is not the seat in the middle."""

    @property
    def you(self) -> tuple[int, ...]:
        """The reader's seats."""
        return (self.focus if self.viewer is None else self.viewer,)


def play_until(state: Any, seed: int, wanted: Callable[[Any], bool]) -> Any:
    """A random game until a position is as wanted, or over."""
    random = Random(seed)
    while not state.is_over and not wanted(state):
        seat = random.choice(state.to_act)
        state.apply(random.choice(state.legal_actions(seat)), seat)
    return state
