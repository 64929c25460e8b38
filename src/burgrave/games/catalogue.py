"""The installed games: those of this package, and those that other packages announce by the entry point group `burgrave.games`.

An entry point is named as its game and points to the game itself: `pig = "burgrave_pig:PIG"`. A game is imported when it is first
asked for; one that cannot be imported, or is no game, raises `BrokenGame`, and all others go on.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from burgrave.engine import registry
from burgrave.engine.errors import BrokenGame
from burgrave.games.game import AnyGame, Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

NAMES: Final = ("burgundy", "kingsburg", "tiletum", "tuscany")
"""The games of this package."""
GROUP: Final = "burgrave.games"


def games() -> tuple[str, ...]:
    """The names of the games that are here, those that cannot be loaded among them."""
    return registry.games()


def game(name: str) -> AnyGame:
    """A game by its name; BadOption names the valid ones, BrokenGame says why one cannot be loaded."""
    found = registry.game(name)
    if not isinstance(found, Game):
        raise BrokenGame(f"game {name!r} is rules alone, {type(found).__name__}; a whole game is a burgrave.Game")
    return found


def _own(name: str) -> AnyGame:
    found: AnyGame = getattr(import_module(f"burgrave.games.{name}.game"), name.upper())
    return found


def _installed(entry: EntryPoint) -> AnyGame:
    try:
        found = entry.load()
    except Exception as error:
        raise BrokenGame(f"game {entry.name!r} cannot be loaded from {entry.value!r}: {type(error).__name__}: {error}") from error
    if not isinstance(found, Game):
        raise BrokenGame(f"game {entry.name!r}: {entry.value!r} is no burgrave.Game but {type(found).__name__}")
    if found.name != entry.name:
        raise BrokenGame(f"the entry point {entry.name!r} leads to a game that calls itself {found.name!r}; give both one name")
    return found


def _announce_installed() -> None:
    from importlib.metadata import entry_points

    for entry in entry_points(group=GROUP):
        if entry.name not in NAMES:
            load: Callable[[], AnyGame] = partial(_installed, entry)
            registry.announce(entry.name, load)


for _name in NAMES:
    registry.announce(_name, partial(_own, _name))
registry.announce_later(_announce_installed)
