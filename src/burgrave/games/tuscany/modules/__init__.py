"""The game's modules, in rulebook order."""

from typing import Final

from burgrave.engine.ruleset import Module
from burgrave.games.tuscany.modules.base import BASE

MODULES: Final[dict[str, Module]] = {module.id: module for module in (BASE,)}
