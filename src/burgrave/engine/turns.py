"""How a game wants its turns to be searched by bots that think a whole turn ahead."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from burgrave.engine.action import Action
from burgrave.engine.agenda import AnyStep, Choice


@dataclass(frozen=True)
class Turns:
    """For a game in which single actions tell little: what a turn is, and how many of its courses are worth following."""

    number: Callable[[Any], int]
    """Of a state: a number that changes when a turn ends."""
    key: Callable[[Any, int], Hashable]
    """Of a state in a seat's turn: equal where the order of what was done before makes no difference for the rest of it."""
    breadth: int
    """How many courses of a turn are followed at once."""
    end: Action | None = None
    """What ends a turn, where the position before it tells the same: it is judged there, without what others do and dice bring."""


def waiting(agenda: list[AnyStep]) -> Hashable:
    """The choices on top of an agenda, down to the first step that runs by itself: what a turn still brings, for `Turns.key`."""
    found: list[object] = []
    for step in reversed(agenda):
        if not isinstance(step, Choice):
            break
        found += step.arguments()
        found.append(step.name())
    return tuple(found)
