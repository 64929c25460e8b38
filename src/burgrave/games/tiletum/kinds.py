"""The five goods, which are the colours of the dice too, and the six actions of the wheel."""

from typing import Final

GOODS: Final = ("gold", "food", "wool", "stone", "iron")
GOOD_KINDS: Final = len(GOODS)
GOLD: Final = 0
FOOD: Final = 1
WOOL: Final = 2
STONE: Final = 3
IRON: Final = 4

ACTION_KINDS: Final = ("merchant", "architect", "character", "contract", "king", "any")
"""`any` lets the player choose one of the others. Each character strengthens one of the first five, and is named after it."""
MERCHANT: Final = 0
ARCHITECT: Final = 1
CHARACTER: Final = 2
CONTRACT: Final = 3
KING: Final = 4
ANY: Final = 5
CHOICES: Final = 5
"""Actions to choose from where any is allowed; so many kinds of characters."""
SPACES: Final = len(ACTION_KINDS)

FIGURES: Final = ("merchant", "architect")
"""On the map; numbered as their actions."""
