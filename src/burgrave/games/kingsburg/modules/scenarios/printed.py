"""The scenario sheets, and the groups of the first of them by number, as their printed data declares them."""

from typing import Any, Final

from burgrave.games.kingsburg.data import read_toml
from burgrave.games.kingsburg.ids import first_of, names_of

_PRINTED: Final = read_toml("modules/scenarios/scenarios.toml")
SHEETS: Final[dict[str, dict[str, Any]]] = _PRINTED["sheets"]
GROUPS: Final[dict[str, dict[str, Any]]] = _PRINTED["groups"]
"""By name: the printed data of a group."""
GROUP: Final = "group"
NAMES: Final[tuple[str, ...]] = names_of(GROUP)
FIRST_GROUP: Final[int] = first_of(GROUP)
"""The number of the first group's power."""
