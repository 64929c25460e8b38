"""Nine cathedrals, known by their city, and what it costs to take part in building them."""

from typing import Any, Final

from burgrave.games.tiletum.data import read_toml

_TABLE: Final = read_toml("cathedrals.toml")
_PILES: Final[dict[str, Any]] = {city: pile for city, pile in _TABLE["piles"].items() if city != "source"}

CATHEDRALS: Final[tuple[str, ...]] = tuple(_PILES)
"""The cities with a cathedral."""
PILES: Final[list[list[int]]] = list(_PILES.values())
"""Points of the tiles, from the top; by cathedral. There is a space for a pillar for each tile."""
COSTS: Final[int] = len(_TABLE["costs"]["tiles"])
STONES: Final[list[int]] = [tile[0] if tile else 0 for tile in _TABLE["costs"]["tiles"]]
"""By cost tile; 0: nothing is built there."""
COST_POINTS: Final[list[int]] = [tile[1] if tile else 0 for tile in _TABLE["costs"]["tiles"]]
