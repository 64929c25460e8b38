"""The modules of Kingsburg, in rulebook order."""

from typing import Final

from burgrave.engine.ruleset import Module
from burgrave.games.kingsburg.modules.base import BASE

MODULES: Final[dict[str, Module]] = {module.id: module for module in (BASE,)}
