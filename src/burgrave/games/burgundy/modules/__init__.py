"""The modules of Burgundy, in rulebook order."""

from burgrave.engine.ruleset import Module
from burgrave.games.burgundy.modules.base import BASE

MODULES: dict[str, Module] = {module.id: module for module in (BASE,)}
