"""What a bot is: asked with a state that it could imagine from its seat's view, never with the truth."""

from __future__ import annotations

from typing import Protocol

from burgrave.engine.action import Action
from burgrave.engine.state import GameState


class Bot(Protocol):
    """A player without a body."""

    name: str

    def choose(self, state: GameState, seat: int) -> Action:
        """One of the seat's legal actions. The state is the bot's own: everything hidden in it is made up."""
        ...
