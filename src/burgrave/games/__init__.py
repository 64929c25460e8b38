"""The games of this package, announced to the engine; one is imported when it is first asked for."""

from importlib import import_module
from typing import Final

from burgrave.engine.game import Game
from burgrave.engine.registry import announce

NAMES: Final = ("burgundy",)


def _load(name: str) -> Game:
    found: Game = getattr(import_module(f"burgrave.games.{name}.game"), name.upper())
    return found


for _name in NAMES:
    announce(_name, lambda name=_name: _load(name))  # type: ignore[misc]
