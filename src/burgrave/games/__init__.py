"""The games of this package, announced to the engine; one is imported when it is first asked for.

The door has a function of the same name, `burgrave.games()`: this module answers the call, so that both uses of the name work.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import Final

from burgrave.engine import registry
from burgrave.engine.game import Game

NAMES: Final = ("burgundy", "kingsburg", "tiletum", "tuscany")


def _load(name: str) -> Game:
    found: Game = getattr(import_module(f"burgrave.games.{name}.game"), name.upper())
    return found


for _name in NAMES:
    registry.announce(_name, lambda name=_name: _load(name))  # type: ignore[misc]


class _Callable(ModuleType):
    """A module that tells the names of the games when it is called."""

    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = _Callable
