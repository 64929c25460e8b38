"""Bots, by name."""

from collections.abc import Callable

from burgrave.bots.bot import Bot
from burgrave.bots.greedy import GreedyBot
from burgrave.bots.random import RandomBot
from burgrave.engine.errors import BadOption, listing

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "bot"]


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; BadOption names the valid ones."""
    if not isinstance(name, str) or name not in BOTS:
        raise BadOption(f"there is no bot {name!r}; valid: {listing(BOTS)}")
    return BOTS[name](seed)
