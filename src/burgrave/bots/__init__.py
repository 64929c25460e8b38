"""Computer players: the available bots by name, and the strengths that players know them by."""

from collections.abc import Callable

from burgrave.bots.bot import Bot
from burgrave.bots.greedy import GreedyBot
from burgrave.bots.random import RandomBot
from burgrave.engine.errors import BadOption, listing

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""By its name, what makes a bot from a seed."""

STRENGTHS: dict[str, str] = {"page": "random", "squire": "greedy"}
"""The bots by the names that players know them by, weakest first; Steward and Burgrave are to come."""

__all__ = ["BOTS", "STRENGTHS", "Bot", "bot"]


def bot(name: str, seed: int = 0) -> Bot:
    """Return a new bot by its name or strength; `seed` feeds its random choices.

    Raises BadOption, which names the valid ones, when there is no such bot.
    """
    if not isinstance(name, str) or STRENGTHS.get(name, name) not in BOTS:
        raise BadOption(f"there is no bot {name!r}; valid: {listing([*STRENGTHS, *BOTS])}")
    return BOTS[STRENGTHS.get(name, name)](seed)
