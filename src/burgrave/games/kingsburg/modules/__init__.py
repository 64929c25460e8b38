"""The modules of Kingsburg, in rulebook order."""

from typing import Final

from burgrave.engine.module import Module
from burgrave.games.kingsburg.modules.alternative_rows import ALTERNATIVE_ROWS
from burgrave.games.kingsburg.modules.base import BASE
from burgrave.games.kingsburg.modules.destiny import DESTINY
from burgrave.games.kingsburg.modules.extra_rows import EXTRA_ROWS
from burgrave.games.kingsburg.modules.governors import GOVERNORS
from burgrave.games.kingsburg.modules.scenarios import SCENARIOS
from burgrave.games.kingsburg.modules.soldier_tokens import SOLDIER_TOKENS
from burgrave.games.kingsburg.modules.whims import WHIMS
from burgrave.games.kingsburg.state import State

MODULES: Final[dict[str, Module[State]]] = {
    module.id: module for module in (BASE, EXTRA_ROWS, ALTERNATIVE_ROWS, GOVERNORS, DESTINY, SOLDIER_TOKENS, WHIMS, SCENARIOS)
}
