"""Programme slots: named places in the course of a game whose steps the modules provide."""

from __future__ import annotations

from typing import ClassVar

from burgrave.engine.agenda import Automatic
from burgrave.engine.state import GameState

__all__ = ["Slot"]


class Slot(Automatic[GameState]):
    """Runs the steps that the ruleset's programme lists under a name, in that order."""

    __slots__ = ("slot",)
    id: ClassVar[str] = "Slot"

    def __init__(self, slot: str) -> None:
        self.slot = slot

    def run(self, state: GameState) -> None:
        state.agenda.extend(state.rules.upcoming[self.slot])

    def arguments(self) -> list[object]:
        return [self.slot]
