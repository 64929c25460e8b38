"""Programme slots: named places in the course of a game whose steps the modules provide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.agenda import Automatic

if TYPE_CHECKING:
    from burgrave.engine.state import GameState


class Slot(Automatic):
    """Do what the ruleset's programme lists under a name, in that order."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, state: GameState) -> None:
        state.agenda.extend(state.rules.upcoming[self.name])

    def numbers(self) -> list[object]:
        return [self.name]
