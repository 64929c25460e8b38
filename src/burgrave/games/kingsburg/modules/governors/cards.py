"""The governors' cards, by number."""

from typing import Any, Final

from burgrave.games.kingsburg.data import read_toml
from burgrave.games.kingsburg.ids import first_of, names_of

GOVERNOR: Final = "governor"
NAMES: Final[tuple[str, ...]] = names_of(GOVERNOR)
FIRST_GOVERNOR: Final[int] = first_of(GOVERNOR)
"""The number of the first governor's power."""
GOVERNORS: Final[dict[str, dict[str, Any]]] = read_toml("modules/governors/governors.toml")
"""By name: the printed data of a card."""


def governor(name: str) -> int:
    """Return the number of a governor."""
    return NAMES.index(name)
