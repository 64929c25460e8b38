"""The slice of destiny: the deck, and the card that is in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.chance import shuffle
from burgrave.engine.errors import demand
from burgrave.engine.saved import numbers
from burgrave.games.kingsburg.data import is_left_out
from burgrave.games.kingsburg.modules.destiny.printed import DECLARED, FIRST_CARD, GIFTS, IS_FOR_ALL, NAMES, WITHOUT

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

NONE: Final = -1


class Deck:
    """The slice: the shuffled cards, how many were turned up, the one in force, and the gifts that still lie on advisers."""

    __slots__ = ("cards", "force", "gifts", "turned")

    def __init__(self, cards: list[int], turned: int, force: int, gifts: int) -> None:
        self.cards = cards
        """Replaced, never changed in place: clones share it."""
        self.turned = turned
        self.force = force
        self.gifts = gifts
        """Mask of ranks with a gift."""

    def clone(self) -> Deck:
        """Return an independent copy."""
        return Deck(self.cards, self.turned, self.force, self.gifts)

    def data(self) -> list[Any]:
        """Return the slice as JSON-able data."""
        return [list(self.cards), self.turned, self.force, self.gifts]

    def restore(self, data: Any) -> None:
        """Read the slice from saved data. BadSave if it does not fit."""
        self.cards = numbers("destiny", data[0], None, 0, len(NAMES) - 1)
        self.turned, self.force, self.gifts = numbers("destiny", data[1:], 3, NONE, 1 << 20)


def new_deck(state: State) -> Deck:
    """Return the deck of a new game: all cards that are not left out, shuffled."""
    cards = [number for number, entry in enumerate(DECLARED) if not is_left_out(entry, state.book.documented_only)]
    return Deck(shuffle(state, cards), 0, NONE, 0)


def deck_of(state: State) -> Deck:
    """Return the module's slice of a state."""
    deck: Deck = state.slices[state.book.place["destiny"]]
    return deck


def is_in_force(state: State, name: str) -> bool:
    """Return whether the card of that name is in force."""
    force = deck_of(state).force
    return force != NONE and NAMES[force] == name


def add_power(state: State, seat: int, powers: list[int]) -> None:
    """Add what the card gives a seat to its powers: the same for all, or a building's power to seats without the building and
    another to its owners.
    """
    force = deck_of(state).force
    if force == NONE:
        return
    buildings = WITHOUT[force]
    if buildings and not any(building in powers for building in buildings):
        powers.append(buildings[0])
    elif buildings or IS_FOR_ALL[force]:
        powers.append(FIRST_CARD + force)


def audit(state: State) -> None:
    """Check that every card is in the deck once, and that the one in force was turned up last."""
    deck = deck_of(state)
    demand(len(set(deck.cards)) == len(deck.cards), "a destiny card twice", deck.cards)
    demand(deck.force in (NONE, deck.cards[deck.turned - 1]), "another card is in force than was turned up", deck.force)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return the card in force, and the gifts that still lie on advisers."""
    deck = deck_of(state)
    return {
        "card": NAMES[deck.force] if deck.force != NONE else None,
        "gifts": {str(rank): dict(gift) for rank, gift in GIFTS.items() if deck.gifts >> rank & 1},
    }


def determinize(state: State, seat: int | None) -> None:
    """Reshuffle the cards that were not turned up yet."""
    deck = deck_of(state)
    deck.cards = deck.cards[: deck.turned] + shuffle(state, sorted(deck.cards[deck.turned :]))
