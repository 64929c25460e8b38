"""The games that are known, by name; one is loaded when it is first asked for.

What comes from outside is annotated `Any` here and elsewhere at the door: compiled, an annotation is a check of its own, and its
bare TypeError would come before our clear error.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.errors import BadOption, listing

if TYPE_CHECKING:
    from burgrave.engine.game import Game

_LOADED: Final[dict[str, Game]] = {}
_LOADERS: Final[dict[str, Callable[[], Game]]] = {}


def games() -> tuple[str, ...]:
    """The names of the games that are here."""
    return tuple(sorted({*_LOADERS, *_LOADED}))


def game(name: Any) -> Game:
    """A game by its name; BadOption names the valid ones."""
    if not isinstance(name, str) or name not in _LOADED:
        if not isinstance(name, str) or name not in _LOADERS:
            raise BadOption(f"there is no game {name!r}; valid: {listing(games())}")
        register(_LOADERS[name]())
    return _LOADED[name]


def register(game: Any) -> None:
    """Make a game known to `new`, `load`, `replay` and the contract."""
    from burgrave.engine.game import Game

    if not isinstance(game, Game):
        raise BadOption(f"a game is a burgrave.Game, not {type(game).__name__}")
    _LOADED[game.name] = game


def announce(name: str, loader: Callable[[], Game]) -> None:
    """Make a game known that is loaded only when somebody asks for it."""
    _LOADERS[name] = loader
