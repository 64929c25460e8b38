"""The installed games: those of this package, and those that other packages announce by the entry point group `burgrave.games`.

An entry point has the name of its game and points to an instance of `Game`: `pig = "burgrave_pig:PIG"`. A game is imported on first
use; one that cannot be imported, or is not a `Game`, raises `BrokenGame` without affecting the others.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from burgrave.engine import registry
from burgrave.engine.errors import BrokenGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from burgrave.games.game import AnyGame

__all__ = ["game", "games"]

NAMES: Final = ("burgundy", "kingsburg", "tiletum", "tuscany")
"""The games of this package."""
GROUP: Final = "burgrave.games"
NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")
"""What a game may be called: its name is part of addresses, file names and commands."""


def games() -> tuple[str, ...]:
    """Return the names of the installed games, including those that cannot be loaded."""
    return registry.games()


def game(name: str) -> AnyGame:
    """Return a game by its name; raises BadOption, which names the valid ones, and BrokenGame, which says why one
    cannot be loaded.
    """
    from burgrave.games.game import Game

    registered = registry.game(name)
    if not isinstance(registered, Game):
        raise BrokenGame(f"game {name!r} is rules alone, {type(registered).__name__}; a whole game is a burgrave.Game")
    return registered


def _own(name: str) -> AnyGame:
    loaded: AnyGame = getattr(import_module(f"burgrave.games.{name}.game"), name.upper())
    return loaded


def _installed(entry: EntryPoint) -> AnyGame:
    from burgrave.games.game import Game

    if not NAME.fullmatch(entry.name):
        raise BrokenGame(
            f"game {entry.name!r}: the name of a game is of lower-case letters, digits, '-' and '_', and begins with a letter"
        )
    try:
        loaded = entry.load()
    except (Exception, SystemExit) as error:  # a module may call sys.exit() where it cannot run
        raise BrokenGame(f"game {entry.name!r} cannot be loaded from {entry.value!r}: {type(error).__name__}: {error}") from error
    if not isinstance(loaded, Game):
        raise BrokenGame(f"game {entry.name!r}: {entry.value!r} is no burgrave.Game but {type(loaded).__name__}")
    if loaded.name != entry.name:
        raise BrokenGame(f"the entry point {entry.name!r} leads to a game that calls itself {loaded.name!r}; give both one name")
    return loaded


def _announce_installed() -> None:
    from importlib.metadata import entry_points

    found: dict[str, dict[str, EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        if entry.name not in NAMES:
            found.setdefault(entry.name, {})[entry.value] = entry
    for name, by_target in found.items():
        load: Callable[[], AnyGame] = partial(_only, name, list(by_target.values()))
        registry.announce(name, load)


def _only(name: str, entries: list[EntryPoint]) -> AnyGame:
    if len(entries) > 1:
        raise BrokenGame(f"game {name!r} is announced by several packages: {', '.join(entry.value for entry in entries)}; keep one")
    return _installed(entries[0])


for _name in NAMES:
    registry.announce(_name, partial(_own, _name))
registry.announce_later(_announce_installed)
