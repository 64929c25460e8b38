"""Games between bots. The web table asks its bots in the same way, so measured strengths hold there too.

A bot is asked only where it has a choice, with a state imagined from its own seat. The seeds of these imagined worlds come from one
stream for all seats of a game, in the order of the questions.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from burgrave.bots.bot import Bot
from burgrave.engine.action import Action
from burgrave.engine.errors import BadOption
from burgrave.engine.state import GameState

__all__ = ["ImaginedWorlds", "bot_seed", "only_action", "play"]

SEEDS_PER_GAME = 16
"""Seeds set apart for the bots of one game, one for each seat, so that those of the next game have others."""


class ImaginedWorlds:
    """Imagines the states that the bots of one game are asked with; equal seeds and questions give equal states."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def imagine(self, state: GameState, seat: int) -> GameState:
        """Return a state that is consistent with what `seat` may see of `state`, with the next seed of the stream."""
        return state.imagine(seat, self._random.getrandbits(62))


def bot_seed(seed: int, seat: int) -> int:
    """Return the seed of the bot in a seat of a game whose worlds are imagined from `seed`."""
    return seed * SEEDS_PER_GAME + seat


def only_action(state: GameState, seat: int) -> Action | None:
    """Return the seat's legal action if it has just one, for which no bot is asked; else None."""
    legal_actions = state.legal_actions(seat)
    return legal_actions[0] if len(legal_actions) == 1 else None


def play(state: GameState, bots: Sequence[Bot | None], seed: int = 0) -> GameState:
    """Play a game to its end, in place, and return it.

    `bots` has a bot for each seat, None where the game plays itself; `seed` feeds what the bots imagine, not the game's dice.
    Raises BadOption when a bot is missing.
    """
    if len(bots) != state.seats:
        raise BadOption(f"this game has {state.seats} seats, and needs a bot for each; got {len(bots)}")
    worlds = ImaginedWorlds(seed)
    while not state.is_over:
        seat = state.to_act[0]
        action = only_action(state, seat)
        if action is None:
            bot = bots[seat]
            if bot is None:
                raise BadOption(f"seat {seat} must choose and has no bot")
            action = bot.choose(worlds.imagine(state, seat), seat)
        state.apply(action, seat)
    return state
