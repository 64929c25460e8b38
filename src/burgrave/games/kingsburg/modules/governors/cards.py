"""The governors' cards, by number."""

from typing import Any, Final

from burgrave.games.kingsburg.data import read_toml

GOVERNOR: Final = "governor"
GOVERNORS: Final[dict[str, dict[str, Any]]] = read_toml("modules/governors/governors.toml")
"""By name: the printed data of a card, in the order of their numbers."""
NAMES: Final[tuple[str, ...]] = tuple(GOVERNORS)
FIRST_GOVERNOR: Final = 56
"""The number of the first governor's power."""
OWN_RANKS: Final[tuple[int, ...]] = tuple(space["rank"] for space in GOVERNORS["politician"]["spaces"])
"""The ranks of the spaces on the politician's card."""


def governor(name: str) -> int:
    """Return the number of a governor."""
    return NAMES.index(name)
