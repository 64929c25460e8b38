"""What Chateauma owns besides goods, silver and points: cards, reserve, duchy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.errors import BadSave
from burgrave.engine.saved import numbers
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.modules.chateauma.cards import BOARD, CARDS, WILD_STACK
from burgrave.games.burgundy.tiles import COLOUR, TILES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

ID: Final = "chateauma"
LEFT: Final = 0
RIGHT: Final = 1
SAVED: Final = 8
"""How many lists a save has of it."""


class Holdings:
    """Cards, reserve and duchy of Chateauma; a tile that lies face down is a negative number."""

    __slots__ = ("cards", "deck", "done", "doubles", "laid", "over", "reserve", "spaces")

    def __init__(self) -> None:
        self.cards: list[int] = [0, 0]
        """The numbers of the left and the right card, 0 for none."""
        self.laid: list[list[int]] = [[], []]
        """The tiles on these cards, by space."""
        self.deck: list[int] = []
        """The cards face down; the last is on top."""
        self.done: list[int] = []
        """The numbers of the completed cards."""
        self.reserve: list[list[int]] = [[] for _ in range(len(COLOURS) + 1)]
        """The tiles of the reserve in stacks by colour, their tops last; then the wild tiles, face down."""
        self.spaces: list[int] = [0] * len(BOARD)
        """The tiles on its duchy board, by space of `BOARD`."""
        self.over: list[int] = []
        """Tiles on top of those of a colour that is full."""
        self.doubles: list[int] = []
        """The double hexes beside its board."""

    def clone(self) -> Holdings:
        other = Holdings()
        other.cards = self.cards[:]
        other.laid = [tiles[:] for tiles in self.laid]
        other.deck = self.deck[:]
        other.done = self.done[:]
        other.reserve = [tiles[:] for tiles in self.reserve]
        other.spaces = self.spaces[:]
        other.over = self.over[:]
        other.doubles = self.doubles[:]
        return other

    def data(self) -> list[Any]:
        return [
            self.cards[:],
            [tiles[:] for tiles in self.laid],
            self.deck[:],
            self.done[:],
            [tiles[:] for tiles in self.reserve],
            self.spaces[:],
            self.over[:],
            self.doubles[:],
        ]

    def restore(self, data: Any) -> None:
        """Take everything from saved data; raises BadSave for data that does not fit."""
        if not isinstance(data, list) or len(data) != SAVED:
            raise BadSave(f"Chateauma is saved as {SAVED} lists")
        cards, laid, deck, done, reserve, spaces, over, doubles = data
        highest = max(CARDS)
        last = len(TILES) - 1
        if not isinstance(laid, list) or len(laid) != 2 or not isinstance(reserve, list) or len(reserve) != WILD_STACK + 1:
            raise BadSave("Chateauma has two cards and seven stacks in its reserve")
        self.cards = numbers("cards", cards, 2, 0, highest)
        self.laid = [
            numbers("laid", tiles, len(CARDS[card].colours) if card else 0, -last, last)
            for card, tiles in zip(self.cards, laid, strict=True)
        ]
        self.deck = numbers("deck", deck, None, 1, highest)
        self.done = numbers("done", done, None, 1, highest)
        dealt = [card for card in (*self.cards, *self.deck, *self.done) if card]
        if len(set(dealt)) != len(dealt):
            raise BadSave("a card of Chateauma's lies in two places")
        self.reserve = [numbers("reserve", tiles, None, 1, last) for tiles in reserve]
        self.spaces = numbers("spaces", spaces, len(BOARD), -last, last)
        self.over = numbers("over", over, None, 1, last)
        self.doubles = numbers("doubles", doubles, None, 1, last)

    # ---- what the rules ask -----------------------------------------------------------------------------------------

    def empty(self, slot: int) -> list[int]:
        """Return the empty spaces of a card, in the order in which they are filled."""
        return [space for space, tile in enumerate(self.laid[slot]) if not tile]

    def is_complete(self, slot: int) -> bool:
        """Whether every space of a card has a tile."""
        return bool(self.cards[slot]) and all(self.laid[slot])

    def is_full(self, colour: int) -> bool:
        """Whether every space of a colour on the duchy board has a tile."""
        return all(tile for tile, space_colour in zip(self.spaces, BOARD, strict=True) if space_colour == colour)

    def faces(self) -> list[int]:
        """Return the tiles that lie face up on cards and in the duchy; the reserve counts for nothing."""
        return [tile for tile in (*self.laid[LEFT], *self.laid[RIGHT], *self.spaces, *self.over) if tile > 0]

    def faces_of(self, colour: int) -> list[int]:
        """Return the tiles of one colour that lie face up on cards and in the duchy."""
        return [tile for tile in self.faces() if COLOUR[tile] == colour]


def holdings_of(state: State) -> Holdings:
    """Return Chateauma's part of a state."""
    holdings: Holdings = state.slices[state.book.slice_places[ID]]
    return holdings


def new_holdings(state: State) -> Holdings:
    """Return empty holdings; the setup fills them."""
    return Holdings()
