"""Burgrave: an open table for dice-driven eurogames. This is the Python door; see docs/python.md."""

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any

from burgrave.engine.action import Action
from burgrave.engine.errors import BadOption, BadSave, BurgraveError, CannotUndo, IllegalAction
from burgrave.engine.game import Game
from burgrave.engine.record import load, replay
from burgrave.engine.state import GameState
from burgrave.engine.timeline import Timeline
from burgrave.games import NAMES

# isort: split
# Importing the package of games has bound `burgrave.games` to it; the door's function of that name comes after.
from burgrave.engine.registry import game, games, register

__version__ = "0.1.0"
GAMES = NAMES
"""The games that come with Burgrave; `games()` has those of others too."""

__all__ = [
    "Action",
    "BadOption",
    "BadSave",
    "BurgraveError",
    "CannotUndo",
    "Game",
    "GameState",
    "IllegalAction",
    "Timeline",
    "game",
    "games",
    "load",
    "new",
    "register",
    "replay",
]


def new(
    name: str,
    seats: int = 2,
    seed: int | None = None,
    modules: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> GameState:
    """A new game at its first decision; without a seed, a random one (the record keeps it)."""
    if seed is None:
        seed = randbits(53)
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise BadOption(f"a seed is a whole number from 0 on, not {seed!r}")
    chosen = game(name)
    return chosen.setup(chosen.rules(seats, modules, options), seed)
