"""Estate cards, known by their colour, and income cards, known by what they bring."""

from typing import Any, Final

from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.data import read_toml

_CARDS: Final = read_toml("cards.toml")
_INCOME: Final[dict[str, Any]] = {name: card for name, card in _CARDS["income"].items() if name != "source"}

CARDS_OF: Final[list[int]] = [_CARDS["estate"][colour] for colour in COLOURS]
"""Estate cards, by colour."""
ESTATE_DECK: Final[list[int]] = [colour for colour, copies in enumerate(CARDS_OF) for _ in range(copies)]

INCOME: Final[tuple[str, ...]] = tuple(_INCOME)
"""Kinds of income cards."""
INCOME_KINDS: Final = len(INCOME)
INCOME_AMOUNT: Final[list[int]] = [card["amount"] for card in _INCOME.values()]
INCOME_COPIES: Final[list[int]] = [card["copies"] for card in _INCOME.values()]
INCOME_DECK: Final[list[int]] = [kind for kind, copies in enumerate(INCOME_COPIES) for _ in range(copies)]
INCOME_RED: Final = INCOME.index("red")
INCOME_GREEN: Final = INCOME.index("green")
INCOME_CARDS: Final = INCOME.index("cards")
INCOME_MARBLE: Final = INCOME.index("marble")
INCOME_WORKER: Final = INCOME.index("worker")
INCOME_HEXAGON: Final = INCOME.index("hexagon")
