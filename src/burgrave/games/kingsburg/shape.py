"""The fields of a saved position, with their lengths and ranges of numbers."""

from typing import Final

from burgrave.engine.saved import Lists, Numbers
from burgrave.games.kingsburg.buildings import PLOTS, ROWS
from burgrave.games.kingsburg.calendar import DICE
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.enemies import CARDS
from burgrave.games.kingsburg.steps.used import EVERY_BIT

NUMBERS: Final[Numbers] = {
    "year": (0, 5),
    "phase": (0, 7),
    "turn": (0, 4),
    "passed": (0, 31),
    "envoy": (-1, 4),
    "aid": (0, 31),
    "taken": (0, (1 << RANKS) - 1),
    "shown": (0, 3),
    "menace": (-9, 99),
    "built_now": (0, 31),
}
"""By field: the lowest and the highest value."""

LISTS: Final[Lists] = {
    "order": (1, 0, 4),
    "dice": (DICE, 0, 6),
    "dice_left": (1, 0, (1 << DICE) - 1),
    "used": (1, 0, EVERY_BIT),
    "neutral": (-5, 0, 6),
    "groups": (0, 0, (1 << 22) - 1),
    "resources": (3, 0, 500),
    "tokens": (1, 0, 999),
    "soldiers": (1, 0, 999),
    "points": (1, -999, 999),
    "built": (1, 0, (1 << PLOTS) - 1),
    "strips": (1, 0, (1 << len(ROWS)) - 1),
    "enemies": (-10, -1, len(CARDS) - 1),
    "seen": (1, 0, (1 << 10) - 1),
    "support": (-RANKS, 0, 99),
    "barred": (1, 0, (1 << RANKS) - 1),
    "battle": (2, -99, 9999),
}
"""By field: the length per seat (negative: in all; 0: any), and the lowest and the highest value."""
