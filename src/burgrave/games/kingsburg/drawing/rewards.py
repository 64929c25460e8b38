"""What advisers, whims and the politician's own spaces give, in signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.kingsburg.drawing.tokens import Signs

REWARDS: Final[Mapping[int, Signs]] = {
    1: ("point",),
    2: ("gold",),
    3: ("wood",),
    4: ("wood", "/", "gold"),
    5: ("soldier",),
    6: ("any", "›", "any", "any"),
    7: ("any", "plus2"),
    8: ("gold", "gold"),
    9: ("wood", "+", "gold", "/", "stone"),
    10: ("soldier", "soldier", "peek"),
    11: ("stone", "+", "gold", "/", "wood"),
    12: ("any", "any", "plus2"),
    13: ("stone", "stone", "stone"),
    14: ("−1", "point", "›", "any", "any", "any"),
    15: ("gold", "wood", "stone"),
    16: ("gold", "gold", "gold", "gold"),
    17: ("any", "any", "3", "point", "peek"),
    18: ("gold", "wood", "stone", "soldier"),
}
"""By rank."""
WHIMS: Final[Mapping[int, Signs]] = {
    1: ("=", "1", "…", "18"),
    2: ("2", "plus2", "/", "gold", "soldier"),
    3: ("‹", "any"),
    4: ("gold", "wood", "stone"),
    5: ("any",),
    6: ("any", "point", "soldier"),
    7: ("person", "any", "2", "any"),
    8: ("‹", "any", "any", "›"),
    9: ("any", "any", "/", "any", "soldier", "plus2"),
    10: ("any", "=", "any"),
    11: ("stone", "soldier", "point"),
    12: ("3", "gold", "/", "3", "point"),
    13: ("any", "plus2", "point", "soldier", "peek"),
    14: ("any", "any", "any", "plus2", "soldier"),
    15: ("2", "gold", "2", "wood", "2", "stone"),
    16: ("5", "point"),
}
"""By the rank of the adviser they lie on."""
PRIVATE: Final[Mapping[int, Signs]] = {5: ("any",), 10: ("any", "+", "any")}
"""By the rank of the politician's spaces."""


def whim_signs(rank: int, stock: Mapping[str, bool] | None, single: str | None) -> Signs:
    """A whim, with what lies on it where something does: rank 4 has a stock, rank 5 a single piece."""
    if rank == 4 and stock is not None:
        return tuple(kind for kind in ("gold", "wood", "stone") if stock.get(kind)) or ("any",)
    if rank == 5 and single:
        return (single,)
    return WHIMS[rank]
