"""The scenario sheets, and the groups of the first of them by number, as their table declares them."""

from typing import Any, Final

from burgrave.games.kingsburg.data import table
from burgrave.games.kingsburg.ids import first_of, names_of

_TABLE: Final = table("modules/scenarios/scenarios.toml")
SHEETS: Final[dict[str, dict[str, Any]]] = _TABLE["sheets"]
GROUPS: Final[dict[str, dict[str, Any]]] = _TABLE["groups"]
"""By name."""
GROUP: Final = "group"
NAMES: Final[tuple[str, ...]] = names_of(GROUP)
FIRST_GROUP: Final[int] = first_of(GROUP)
"""The power of the first group."""
