"""Ids of everything that can be clicked, and the interned actions made of them.

Saves and the digests of secret choices hold the indices of actions, which never change. So actions of the base game are only ever
added at the end of the action table, and a module that brings actions adds them in a block of its own (`ActionTable.block`).
"""

from typing import Final

from burgrave.engine.action import Action, ActionTable, Element
from burgrave.engine.masks import by_bit, subsets
from burgrave.games.tuscany.colours import COLOURS, KINDS
from burgrave.games.tuscany.estate import FIELD_NAMES, ORDERS, PART_LETTERS, SHIFTS, TURNS
from burgrave.games.tuscany.numbers import DISPLAY, STORAGE_PLACES
from burgrave.games.tuscany.tokens import BONUSES

STORAGE: Final = STORAGE_PLACES + 4
"""Most places a seat can have: a bonus token at the start, and one for each of three cities."""


def _turned(mask: int) -> str:
    return "".join(letter for part, letter in enumerate(PART_LETTERS) if mask >> part & 1) or "none"


DECK: Final = Element("deck:cards", 0)
OPEN: Final = [Element(f"open:{place + 1}", place) for place in range(DISPLAY)]
"""The display in the middle of the table."""
STORES: Final = [Element(f"storage:{place + 1}", place) for place in range(STORAGE)]
FIELD: Final = [Element(f"field:{name}", number) for number, name in enumerate(FIELD_NAMES)]
CARD: Final = [[Element(f"card:{name}.{number + 1}", colour) for number in range(4)] for colour, name in enumerate(COLOURS)]
"""By colour, as many as one payment can take."""
WORKER: Final = [Element(f"worker:{number + 1}", KINDS) for number in range(2)]
BONUS: Final = [Element(f"bonus:{name}", number) for number, name in enumerate(BONUSES)]
ORDER: Final = [Element(f"order:{order}", number) for number, order in enumerate(ORDERS)]
TURNED: Final = [Element(f"turned:{_turned(mask)}", mask) for mask in range(TURNS)]
SHIFT: Final = [Element(f"shifts:{name}", number) for number, name in enumerate(SHIFTS)]
FIRST_CASTLE: Final = [Element(f"castle:{letter}", part) for part, letter in enumerate(PART_LETTERS)]

ACTIONS: Final = ActionTable("tuscany")
SKIP: Final = ACTIONS.skip

END: Final[Action] = ACTIONS.add("end")
MARBLE: Final[Action] = ACTIONS.add("marble")
DRAW: Final[Action] = ACTIONS.add("draw", DECK)
TAKE: Final[list[Action]] = [ACTIONS.add("take", place) for place in OPEN]
EXCHANGE: Final[list[Action]] = [ACTIONS.add("exchange", place) for place in OPEN]
DISCARD: Final[list[Action]] = [ACTIONS.add("discard", place) for place in STORES]
TAKE_BONUS: Final[list[Action]] = [ACTIONS.add("take", token) for token in BONUS]
PLACE: Final[list[list[Action]]] = [[ACTIONS.add("place", place, field) for field in FIELD] for place in STORES]
"""By storage place and field."""
PLACE_OPEN: Final[list[list[Action]]] = [[ACTIONS.add("place", place, field) for field in FIELD] for place in OPEN]
"""An open token at once, by a castle's effect: by place of the display and field."""
ARRANGE: Final[list[Action]] = [
    ACTIONS.add("arrange", order, turned, shift, castle)
    for order in ORDER
    for turned in TURNED
    for shift in SHIFT
    for castle in FIRST_CASTLE
]
"""By layout and the part on which the first castle stands."""

# ---- payments: two halves, each a card of the field's colour, a pair of another colour or a worker (p. 4). Their elements' numbers
# say what is given: a colour for each card, BY_WORKER for each worker ----

BY_WORKER: Final = KINDS


def _pairs(first: int, second: int) -> list[Element]:
    return CARD[first] if first == second else [*CARD[first][:2], *CARD[second][:2]]


PAY_OWN: Final[list[Action]] = [ACTIONS.add("pay", *cards[:2]) for cards in CARD]
"""Two cards of the field's colour, by colour."""
PAY_OWN_AND_WORKER: Final[list[Action]] = [ACTIONS.add("pay", cards[0], WORKER[0]) for cards in CARD]
PAY_WORKERS: Final[Action] = ACTIONS.add("pay", *WORKER)
PAY_PAIR_AND_WORKER: Final[list[Action]] = [ACTIONS.add("pay", *cards[:2], WORKER[0]) for cards in CARD]
"""By the colour of the pair."""
PAY_OWN_AND_PAIR: Final[list[list[Action]]] = [
    [ACTIONS.add("pay", own[0], *pair[:2]) if own is not pair else SKIP for pair in CARD] for own in CARD
]
"""By the field's colour and the pair's."""
PAY_PAIRS: Final[list[list[Action]]] = [
    [SKIP if second < first else ACTIONS.add("pay", *_pairs(first, second)) for second in range(KINDS)] for first in range(KINDS)
]
"""By the colours of the two pairs, the first in their order first; one colour may give both."""

# ---- the same, ready to be handed out by what lies on the table ----

TAKE_FROM: Final[list[tuple[Action, ...]]] = subsets(TAKE)
"""By the mask of places of the display with a token."""
PLACE_AT: Final[list[list[Action]]] = [by_bit(row) for row in PLACE]
"""By storage place and the field's bit modulo BIT_SLOTS."""
PLACE_OPEN_AT: Final[list[list[Action]]] = [by_bit(row) for row in PLACE_OPEN]
"""By place of the display and the field's bit modulo BIT_SLOTS."""
