"""Positions to look at and to test, for every game. Not collected as a test."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import burgrave


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


def middle(game: str, seed: int, plies: int, seats: int, modules: Sequence[str] | None = None) -> Any:
    """A random game after so many actions."""
    state: Any = burgrave.new(game, seats, seed, modules)
    random = Random(seed)
    for _ in range(plies):
        seat = state.to_act[0]
        state.apply(random.choice(state.legal_actions(seat)), seat)
    return state
