"""The governors' cards, by number."""

from typing import Any, Final

from burgrave.games.kingsburg.data import table
from burgrave.games.kingsburg.ids import first_of, names_of

GOVERNOR: Final = "governor"
NAMES: Final[tuple[str, ...]] = names_of(GOVERNOR)
FIRST_GOVERNOR: Final[int] = first_of(GOVERNOR)
"""The power of the first of them."""
GOVERNORS: Final[dict[str, dict[str, Any]]] = table("modules/governors/governors.toml")
"""By name: what the table says of a card."""


def governor(name: str) -> int:
    """The number of a governor."""
    return NAMES.index(name)
