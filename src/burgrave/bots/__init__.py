"""Bots, by name."""

from collections.abc import Callable

from burgrave.bots.bot import Bot
from burgrave.bots.greedy import GreedyBot
from burgrave.bots.random import RandomBot
from burgrave.engine.errors import BadOption, listing

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

STRENGTHS: dict[str, str] = {"page": "random", "squire": "greedy"}
"""What players call the bots, weakest first; Steward and Burgrave are to come."""

__all__ = ["BOTS", "STRENGTHS", "Bot", "bot"]


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name or strength; BadOption names the valid ones."""
    if not isinstance(name, str) or STRENGTHS.get(name, name) not in BOTS:
        raise BadOption(f"there is no bot {name!r}; valid: {listing([*STRENGTHS, *BOTS])}")
    return BOTS[STRENGTHS.get(name, name)](seed)
