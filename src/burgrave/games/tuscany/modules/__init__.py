"""The game's modules, in rulebook order."""

from typing import Final

from burgrave.engine.module import Module
from burgrave.games.tuscany.modules.base import BASE
from burgrave.games.tuscany.state import State

MODULES: Final[dict[str, Module[State]]] = {module.id: module for module in (BASE,)}
