"""The games that are known, by name; one is loaded when it is first asked for.

What comes from outside is annotated `Any` here and elsewhere at the door: compiled, an annotation is a check of its own, and its
bare TypeError would come before our clear error.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.engine.errors import BadOption, listing
from burgrave.engine.game import AnyRules, GameRules

_LOADED: Final[dict[str, AnyRules]] = {}
_LOADERS: Final[dict[str, Callable[[], AnyRules]]] = {}
_FINDERS: Final[list[Callable[[], None]]] = []


def games() -> tuple[str, ...]:
    """The names of the games that are here."""
    _find()
    return tuple(sorted({*_LOADERS, *_LOADED}))


def game(name: Any) -> AnyRules:
    """A game by its name; BadOption names the valid ones. Whatever its loader raises is raised here, each time."""
    if not isinstance(name, str) or name not in _LOADED:
        if name not in _LOADERS:
            _find()
        if not isinstance(name, str) or name not in _LOADERS:
            raise BadOption(f"there is no game {name!r}; valid: {listing(games())}")
        register(_LOADERS[name]())
    return _LOADED[name]


def register(game: Any) -> None:
    """Make a game known to `new`, `load`, `replay` and the contract."""
    if not isinstance(game, GameRules):
        raise BadOption(f"a game is a burgrave.Game, not {type(game).__name__}")
    _LOADED[game.name] = game


def announce(name: str, loader: Callable[[], AnyRules]) -> None:
    """Make a game known that is loaded only when somebody asks for it."""
    _LOADERS[name] = loader


def announce_later(finder: Callable[[], None]) -> None:
    """Have a function announce more games when a list of all games, or a game that is not known yet, is first asked for."""
    _FINDERS.append(finder)


def _find() -> None:
    while _FINDERS:
        _FINDERS.pop()()
