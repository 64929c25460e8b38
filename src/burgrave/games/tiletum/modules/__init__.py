"""The game's modules, in rulebook order."""

from typing import Final

from burgrave.engine.ruleset import Module
from burgrave.games.tiletum.modules.action_tiles import ACTION_TILES
from burgrave.games.tiletum.modules.base import BASE

MODULES: Final[dict[str, Module]] = {module.id: module for module in (BASE, ACTION_TILES)}
