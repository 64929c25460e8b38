"""The protocol of a bot: a program that chooses actions for a seat."""

from __future__ import annotations

from typing import Protocol

from burgrave.engine.action import Action
from burgrave.engine.state import GameState

__all__ = ["Bot"]


class Bot(Protocol):
    """Chooses actions for one seat of one game.

    The arena and the web table keep a bot for a seat as long as the game lasts, so it may cache a plan. It must also choose
    well without one: actions are undone, and a restarted server makes a new bot in mid-game. So check a cached plan against the
    state that is given.
    """

    name: str
    """The bot's own name, such as `greedy`."""

    def choose(self, state: GameState, seat: int) -> Action:
        """Return one of the legal actions of `seat`.

        `state` is imagined from what the seat may see: everything hidden in it is made up. It belongs to the bot, which may
        clone and change it.
        """
        ...
