"""The deck's part of a state, and the card that is in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.chance import shuffle
from burgrave.engine.errors import demand
from burgrave.engine.saved import numbers
from burgrave.games.kingsburg.data import is_left_out
from burgrave.games.kingsburg.modules.destiny.table import DECLARED, FIRST_CARD, GIFTS, IS_FOR_ALL, NAMES, WITHOUT

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

NONE: Final = -1


class Deck:
    """The shuffled cards, how many were turned up, the one in force, and the gifts that still lie on advisers."""

    __slots__ = ("cards", "force", "gifts", "turned")

    def __init__(self, cards: list[int], turned: int, force: int, gifts: int) -> None:
        self.cards = cards
        """Replaced, never changed in place: clones share it."""
        self.turned = turned
        self.force = force
        self.gifts = gifts
        """Mask of ranks."""

    def clone(self) -> Deck:
        """An independent copy."""
        return Deck(self.cards, self.turned, self.force, self.gifts)

    def data(self) -> list[Any]:
        """JSON-able."""
        return [list(self.cards), self.turned, self.force, self.gifts]

    def restore(self, data: Any) -> None:
        """From saved data."""
        self.cards = numbers("destiny", data[0], None, 0, len(NAMES) - 1)
        self.turned, self.force, self.gifts = numbers("destiny", data[1:], 3, NONE, 1 << 20)


def new_deck(state: State) -> Deck:
    """All cards that are not left out, shuffled."""
    cards = [number for number, it in enumerate(DECLARED) if not is_left_out(it, state.book.documented_only)]
    return Deck(shuffle(state, cards), 0, NONE, 0)


def deck_of(state: State) -> Deck:
    """The module's part of a state."""
    piece: Deck = state.slices[state.book.place["destiny"]]
    return piece


def is_in_force(state: State, name: str) -> bool:
    """Whether that card is in force."""
    force = deck_of(state).force
    return force != NONE and NAMES[force] == name


def add_power(state: State, seat: int, found: list[int]) -> None:
    """What the card gives a seat: the same for all, or a building's power for who has none, and something else for owners."""
    force = deck_of(state).force
    if force == NONE:
        return
    wanted = WITHOUT[force]
    if wanted and not any(building in found for building in wanted):
        found.append(wanted[0])
    elif wanted or IS_FOR_ALL[force]:
        found.append(FIRST_CARD + force)


def audit(state: State) -> None:
    """Every card is in the deck once, and the one in force was turned up last."""
    deck = deck_of(state)
    demand(len(set(deck.cards)) == len(deck.cards), "a destiny card twice", deck.cards)
    demand(deck.force in (NONE, deck.cards[deck.turned - 1]), "another card is in force than was turned up", deck.force)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The card in force, and the gifts that lie."""
    deck = deck_of(state)
    return {
        "card": NAMES[deck.force] if deck.force != NONE else None,
        "gifts": {str(rank): dict(gift) for rank, gift in GIFTS.items() if deck.gifts >> rank & 1},
    }


def determinize(state: State, seat: int | None) -> None:
    """What was not turned up yet is unknown."""
    deck = deck_of(state)
    deck.cards = deck.cards[: deck.turned] + shuffle(state, sorted(deck.cards[deck.turned :]))
