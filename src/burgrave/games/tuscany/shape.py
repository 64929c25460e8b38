"""The shape of a saved position: which fields, how long, which numbers."""

from typing import Final

from burgrave.engine.saved import Lists, Numbers
from burgrave.games.tuscany.cards import INCOME_KINDS
from burgrave.games.tuscany.colours import KINDS
from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.estate import FIELDS, LAYOUTS, PARTS, VARIANTS
from burgrave.games.tuscany.numbers import DISPLAY, PHASES, STACKS
from burgrave.games.tuscany.points import GREENS, SOURCES
from burgrave.games.tuscany.tokens import BONUS_EACH, BONUS_KINDS, KINDS_OF_TOKEN

NUMBERS: Final[Numbers] = {
    "phase": (0, PHASES),
    "round": (0, 9999),
    "turn": (0, 4),
    "first": (0, 3),
    "last": (0, 1),
    "spent": (0, 1),
    "backs": (0, (1 << DISPLAY) - 1),
    "neutral_drawn": (0, 999),
    "drawn": (0, 999),
    "income_drawn": (0, 999),
    "last_income": (-1, INCOME_KINDS - 1),
}

LISTS: Final[Lists] = {
    "parts": (PARTS, 0, VARIANTS - 1),
    "layouts": (1, 0, LAYOUTS - 1),
    "tokens": (FIELDS, 0, KINDS_OF_TOKEN - 1),
    "storage": (STORAGE, 0, KINDS_OF_TOKEN - 1),
    "hand": (KINDS, 0, 122),
    "workers": (1, 0, 9999),
    "marble": (1, 0, 9999),
    "bonus": (BONUS_KINDS, 0, BONUS_EACH),
    "stacks": (STACKS, 1, KINDS_OF_TOKEN - 1),
    "out": (1, 0, STACKS),
    "display": (-DISPLAY, 0, KINDS_OF_TOKEN - 1),
    "neutral": (0, 1, KINDS_OF_TOKEN - 1),
    "neutral_discards": (-KINDS_OF_TOKEN, 0, 99),
    "deck": (0, 0, KINDS - 1),
    "discards": (-KINDS, 0, 122),
    "income": (0, 0, INCOME_KINDS - 1),
    "income_discards": (-INCOME_KINDS, 0, 99),
    "colour_bonus": (-2 * KINDS, -1, 3),
    "green": (1, 0, 9999),
    "red": (1, 0, 9999),
    "green_from": (GREENS, 0, 9999),
    "red_from": (SOURCES, 0, 9999),
}
