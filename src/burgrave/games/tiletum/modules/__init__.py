"""The game's modules, in rulebook order."""

from typing import Final

from burgrave.engine.module import Module
from burgrave.games.tiletum.modules.action_tiles import ACTION_TILES
from burgrave.games.tiletum.modules.base import BASE
from burgrave.games.tiletum.state import State

MODULES: Final[dict[str, Module[State]]] = {module.id: module for module in (BASE, ACTION_TILES)}
