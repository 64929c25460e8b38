"""The bot that plays any legal action, each with the same probability."""

from __future__ import annotations

from random import Random

from burgrave.engine.action import Action
from burgrave.engine.state import GameState

__all__ = ["RandomBot"]


class RandomBot:
    """Plays any legal action; equal seeds give equal choices."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, state: GameState, seat: int) -> Action:
        """Return one of the legal actions of `seat` at random."""
        return self._random.choice(state.legal_actions(seat))
