"""The eight colours: of fields, of the tokens that lie on them and of the cards that pay for those."""

from typing import Final

COLOURS: Final = ("castle", "city", "inn", "agriculture", "quarry", "village", "monastery", "cart")
KINDS: Final = len(COLOURS)

CASTLE: Final = 0
CITY: Final = 1
INN: Final = 2
AGRICULTURE: Final = 3
QUARRY: Final = 4
VILLAGE: Final = 5
MONASTERY: Final = 6
CART: Final = 7
