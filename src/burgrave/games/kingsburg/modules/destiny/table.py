"""The destiny cards, by number, as their table declares them."""

from typing import Any, Final

from burgrave.games.kingsburg.buildings import building_named
from burgrave.games.kingsburg.data import table
from burgrave.games.kingsburg.ids import first_of, names_of

CARD: Final = "destiny"
NAMES: Final[tuple[str, ...]] = names_of(CARD)
FIRST_CARD: Final[int] = first_of(CARD)
"""The power of the first of them."""
CARDS: Final[dict[str, dict[str, Any]]] = table("modules/destiny/destiny.toml")
"""By name: what the table says of a card."""
DECLARED: Final[list[dict[str, Any]]] = [CARDS[name] for name in NAMES]
POWERS: Final[dict[str, dict[str, Any]]] = {name: {**it.get("owners", {}), **it.get("all", {})} for name, it in CARDS.items()}
"""By name: what a card is as a power."""
WITHOUT: Final[list[list[int]]] = [[building_named(name) for name in it.get("without", [])] for it in DECLARED]
"""By card: the buildings whose owners do not need it."""
IS_FOR_ALL: Final[list[bool]] = ["all" in it for it in DECLARED]
GIFTS: Final[dict[int, dict[str, int]]] = {int(rank): gift for rank, gift in CARDS["rising_stars"]["gifts"].items()}
"""By rank."""
