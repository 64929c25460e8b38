"""The destiny cards by number, as their printed data declares them."""

from typing import Any, Final

from burgrave.games.kingsburg.buildings import BUILDINGS, building_named
from burgrave.games.kingsburg.data import read_toml

CARD: Final = "destiny"
CARDS: Final[dict[str, dict[str, Any]]] = read_toml("modules/destiny/destiny.toml")
"""By name: the printed data of a card, in the order of their numbers."""
NAMES: Final[tuple[str, ...]] = tuple(CARDS)
FIRST_CARD: Final = 81
"""The number of the first card's power."""
DECLARED: Final[list[dict[str, Any]]] = [CARDS[name] for name in NAMES]
POWERS: Final[dict[str, dict[str, Any]]] = {name: {**card.get("owners", {}), **card.get("all", {})} for name, card in CARDS.items()}
"""By name: the power that a card declares."""
WITHOUT: Final[list[list[int]]] = [
    [building_named(name) for name in card.get("without", []) if name in BUILDINGS] for card in DECLARED
]
"""By card: the buildings whose owners get something else than the others."""
IS_FOR_ALL: Final[list[bool]] = ["all" in card for card in DECLARED]
GIFTS: Final[dict[int, dict[str, int]]] = {int(rank): gift for rank, gift in CARDS["rising_stars"]["gifts"].items()}
"""By rank: the gift of "rising stars" on an adviser."""
