"""How the turns of a game are searched by bots that plan a whole turn."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from burgrave.engine.action import Action
from burgrave.engine.agenda import AnyStep, Choice

__all__ = ["Turns", "waiting"]


@dataclass(frozen=True)
class Turns:
    """Settings for the beam search of a whole turn, for games in which a turn is many small actions."""

    number: Callable[[Any], int]
    """Function of a state: a number that changes when a turn ends."""
    key: Callable[[Any, int], Hashable]
    """Function of a state and the seat whose turn it is: states with equal keys have the same rest of the turn, so that sequences
    that differ only in their order are searched once."""
    breadth: int
    """Beam width."""
    end: Action | None = None
    """Action that ends a turn. It is not simulated: the position before it is evaluated, free of dice and other seats' moves."""


def waiting(agenda: list[AnyStep]) -> Hashable:
    """Return the pending choices on top of an agenda, down to the first automatic step: what remains of a turn, for `Turns.key`."""
    pending: list[object] = []
    for step in reversed(agenda):
        if not isinstance(step, Choice):
            break
        pending += step.arguments()
        pending.append(step.name())
    return tuple(pending)
