"""Burgrave: an open table for dice-driven eurogames. The public API of the package; docs/python.md describes it."""

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import TYPE_CHECKING, Any

from burgrave.engine.action import Action
from burgrave.engine.chance import is_seed
from burgrave.engine.errors import BadOption, BadSave, BrokenGame, BurgraveError, CannotUndo, IllegalAction, short
from burgrave.engine.record import load, replay
from burgrave.engine.registry import register
from burgrave.engine.state import GameState
from burgrave.engine.timeline import Timeline
from burgrave.games.catalogue import game, games

if TYPE_CHECKING:
    from burgrave.games.game import Game

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadOption",
    "BadSave",
    "BrokenGame",
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
    """Return a new game at its first decision; without a seed, a random one is drawn, which the record keeps."""
    if seed is None:
        seed = randbits(53)
    if not is_seed(seed):
        raise BadOption(f"a seed is a whole number from 0 on (below 2**256), not {short(seed)}")
    chosen = game(name)
    state: GameState = chosen.setup(chosen.rules(seats, modules, options), seed)
    return state


def __getattr__(name: str) -> Any:
    # The class of games brings words and languages along: it is imported when somebody asks for it, or for a game.
    if name == "Game":
        from burgrave.games.game import Game

        return Game
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
