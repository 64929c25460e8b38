"""Plays any legal action, each as likely as the others."""

from __future__ import annotations

from random import Random

from burgrave.engine.action import Action
from burgrave.engine.state import GameState


class RandomBot:
    """See the module's docstring."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, state: GameState, seat: int) -> Action:
        return self._random.choice(state.legal_actions(seat))
