"""The scenario sheets, and the groups of the first of them by number, as their printed data declares them."""

from typing import Any, Final

from burgrave.games.kingsburg.data import read_toml

_PRINTED: Final = read_toml("modules/scenarios/scenarios.toml")
SHEETS: Final[dict[str, dict[str, Any]]] = _PRINTED["sheets"]
GROUPS: Final[dict[str, dict[str, Any]]] = _PRINTED["groups"]
"""By name: the printed data of a group, in the order of their numbers."""
GROUP: Final = "group"
NAMES: Final[tuple[str, ...]] = tuple(GROUPS)
FIRST_GROUP: Final = 111
"""The number of the first group's power."""
