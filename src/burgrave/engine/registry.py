"""The registry of games by name; a game is loaded when it is first used.

Arguments from outside are annotated `Any` here and in other public functions: mypyc checks annotated arguments at run time, and its
bare TypeError would come before our clear error.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.engine.errors import BadOption, listing
from burgrave.engine.game import AnyRules, GameRules

__all__ = ["announce", "announce_later", "game", "games", "register"]

_LOADED: Final[dict[str, AnyRules]] = {}
_LOADERS: Final[dict[str, Callable[[], AnyRules]]] = {}
_FINDERS: Final[list[Callable[[], None]]] = []


def games() -> tuple[str, ...]:
    """Return the names of the games that are installed."""
    _find()
    return tuple(sorted({*_LOADERS, *_LOADED}))


def game(name: Any) -> AnyRules:
    """Return a game by its name; raises BadOption, which names the valid ones, and whatever the game's loader raises, each time."""
    if not isinstance(name, str) or name not in _LOADED:
        if name not in _LOADERS:
            _find()
        if not isinstance(name, str) or name not in _LOADERS:
            raise BadOption(f"there is no game {name!r}; valid: {listing(games())}")
        register(_LOADERS[name]())
    return _LOADED[name]


def register(game: Any) -> None:
    """Make a game available to `new`, `load`, `replay` and the contract."""
    if not isinstance(game, GameRules):
        raise BadOption(f"a game is a burgrave.Game, not {type(game).__name__}")
    _LOADED[game.name] = game


def announce(name: str, loader: Callable[[], AnyRules]) -> None:
    """Register a game by a loader, which is called when the game is first used."""
    _LOADERS[name] = loader


def announce_later(finder: Callable[[], None]) -> None:
    """Register a function that announces more games; it is called when all games are listed or an unknown game is looked up."""
    _FINDERS.append(finder)


def _find() -> None:
    while _FINDERS:
        _FINDERS.pop()()
