"""The slice of the governors: who is which governor, and the state of the choice until everybody has one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.chance import shuffle
from burgrave.engine.errors import demand
from burgrave.engine.saved import numbers
from burgrave.games.kingsburg.data import is_left_out
from burgrave.games.kingsburg.modules.governors.cards import FIRST_GOVERNOR, GOVERNORS, NAMES, governor

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

NOBODY_YET: Final = -1
HAND: Final = 3


def in_play(documented_only: str) -> list[int]:
    """Return the numbers of the cards that are shuffled."""
    return [number for number, name in enumerate(NAMES) if not is_left_out(GOVERNORS[name], documented_only)]


class Court:
    """The slice. Its lists are replaced, never changed in place: clones share them."""

    __slots__ = ("auctioned", "bid", "bidder", "bidding", "conjured", "fought", "governors", "hands", "nominated", "opener")

    def __init__(self, governors: list[int], hands: list[list[int]], auctioned: list[int]) -> None:
        self.governors = governors
        """By seat: the number of its governor."""
        self.hands = hands
        """By seat: the cards it chooses from in secret."""
        self.auctioned = auctioned
        """The cards that lie face up, to be auctioned."""
        self.nominated = NOBODY_YET
        """The governor that is auctioned now."""
        self.bid = NOBODY_YET
        self.bidder = NOBODY_YET
        self.bidding = 0
        """Mask of seats that have not passed."""
        self.opener = NOBODY_YET
        """The seat that nominated last."""
        self.conjured = 0
        """How many buildings the sorcerer has put up."""
        self.fought = [0] * (2 * len(governors))
        """By seat: battles won; then by seat: battles lost."""

    def clone(self) -> Court:
        """Return an independent copy."""
        other = Court(self.governors, self.hands, self.auctioned)
        other.nominated = self.nominated
        other.bid = self.bid
        other.bidder = self.bidder
        other.bidding = self.bidding
        other.opener = self.opener
        other.conjured = self.conjured
        other.fought = self.fought
        return other

    def data(self) -> list[Any]:
        """Return the slice as JSON-able data."""
        auction = [self.nominated, self.bid, self.bidder, self.bidding, self.opener, self.conjured]
        return [list(self.governors), [list(hand) for hand in self.hands], list(self.auctioned), auction, list(self.fought)]

    def restore(self, data: Any) -> None:
        """Read the slice from saved data. BadSave if it does not fit."""
        last = len(NAMES) - 1
        seats = len(self.governors)
        self.governors = numbers("governors", data[0], seats, NOBODY_YET, last)
        self.hands = [numbers("hands", hand, None, 0, last) for hand in data[1]]
        self.auctioned = numbers("table", data[2], None, 0, last)
        self.nominated, self.bid, self.bidder, self.bidding, self.opener, self.conjured = numbers("auction", data[3], 6, -1, 99)
        self.fought = numbers("fought", data[4], 2 * seats, 0, 9)


def new_court(state: State) -> Court:
    """Return the slice of a new game: three cards for each seat (fewer where too few are published), or an auction of one more than
    seats.
    """
    cards = shuffle(state, in_play(state.book.documented_only))
    nobody = [NOBODY_YET] * state.seats
    if state.rules.options["governor_choice"] == "auction":
        return Court(nobody, [[] for _ in range(state.seats)], sorted(cards[: state.seats + 1]))
    each = min(HAND, len(cards) // state.seats)
    return Court(nobody, [sorted(cards[each * seat : each * (seat + 1)]) for seat in range(state.seats)], [])


def court_of(state: State) -> Court:
    """Return the module's slice of a state."""
    court: Court = state.slices[state.book.place["governors"]]
    return court


def add_power(state: State, seat: int, powers: list[int]) -> None:
    """Add the power of a seat's governor to its powers."""
    number = court_of(state).governors[seat]
    if number != NOBODY_YET:
        powers.append(FIRST_GOVERNOR + number)


def is_governor(state: State, seat: int, name: str) -> bool:
    """Return whether a seat is the governor of that name."""
    return court_of(state).governors[seat] == governor(name)


def determinize(state: State, seat: int | None) -> None:
    """Reshuffle other hands together with the cards in the box."""
    court = court_of(state)
    if not any(court.hands):
        return
    own = [] if seat is None else court.hands[seat]
    cards = shuffle(state, [card for card in in_play(state.book.documented_only) if card not in own])
    hands = []
    for other, hand in enumerate(court.hands):
        if other == seat:
            hands.append(hand)
        else:
            hands.append(sorted(cards[: len(hand)]))
            cards = cards[len(hand) :]
    court.hands = hands


def audit(state: State) -> None:
    """Check that no card is in two places."""
    court = court_of(state)
    cards = [number for number in court.governors if number != NOBODY_YET] + court.auctioned
    cards += [number for hand in court.hands for number in hand]
    demand(len(set(cards)) == len(cards), "a governor twice", cards)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return the governors, the seat's own hand, and the auction."""
    court = court_of(state)
    return {
        "seats": [NAMES[number] if number != NOBODY_YET else None for number in court.governors],
        "hand": [NAMES[number] for number in court.hands[seat]] if seat is not None else [],
        "table": [NAMES[number] for number in court.auctioned],
        "auction": {
            "governor": NAMES[court.nominated] if court.nominated != NOBODY_YET else None,
            "bid": court.bid,
            "bidder": court.bidder if court.bidder != NOBODY_YET else None,
            "bidding": [other for other in range(state.seats) if court.bidding >> other & 1],
        },
    }
