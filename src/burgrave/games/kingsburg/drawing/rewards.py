"""What advisers give, in signs."""

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
