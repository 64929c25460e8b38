"""The governors' part of a state: who is who, and what is needed until everybody has one."""

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
    """The cards that are shuffled."""
    return [number for number, name in enumerate(NAMES) if not is_left_out(GOVERNORS[name], documented_only)]


class Court:
    """Lists are replaced, never changed in place: clones share them."""

    __slots__ = ("bid", "bidder", "bidding", "conjured", "fought", "governors", "hands", "nominated", "opener", "table")

    def __init__(self, governors: list[int], hands: list[list[int]], table: list[int]) -> None:
        self.governors = governors
        """By seat."""
        self.hands = hands
        """What seats choose from in secret."""
        self.table = table
        """Face up, to be auctioned."""
        self.nominated = NOBODY_YET
        """The governor that is bid for."""
        self.bid = NOBODY_YET
        self.bidder = NOBODY_YET
        self.bidding = 0
        """Mask of seats that have not passed."""
        self.opener = NOBODY_YET
        """Who nominated last."""
        self.conjured = 0
        """How many buildings were conjured up."""
        self.fought = [0] * (2 * len(governors))
        """By seat: battles won; then battles lost."""

    def clone(self) -> Court:
        """An independent copy."""
        other = Court(self.governors, self.hands, self.table)
        other.nominated = self.nominated
        other.bid = self.bid
        other.bidder = self.bidder
        other.bidding = self.bidding
        other.opener = self.opener
        other.conjured = self.conjured
        other.fought = self.fought
        return other

    def data(self) -> list[Any]:
        """JSON-able."""
        single = [self.nominated, self.bid, self.bidder, self.bidding, self.opener, self.conjured]
        return [list(self.governors), [list(hand) for hand in self.hands], list(self.table), single, list(self.fought)]

    def restore(self, data: Any) -> None:
        """From saved data."""
        last = len(NAMES) - 1
        seats = len(self.governors)
        self.governors = numbers("governors", data[0], seats, NOBODY_YET, last)
        self.hands = [numbers("hands", hand, None, 0, last) for hand in data[1]]
        self.table = numbers("table", data[2], None, 0, last)
        self.nominated, self.bid, self.bidder, self.bidding, self.opener, self.conjured = numbers("auction", data[3], 6, -1, 99)
        self.fought = numbers("fought", data[4], 2 * seats, 0, 9)


def new_court(state: State) -> Court:
    """Three cards for each seat (fewer where the published ones do not suffice), or one more than seats to be auctioned."""
    cards = shuffle(state, in_play(state.book.documented_only))
    nobody = [NOBODY_YET] * state.seats
    if state.rules.options["governor_choice"] == "auction":
        return Court(nobody, [[] for _ in range(state.seats)], sorted(cards[: state.seats + 1]))
    each = min(HAND, len(cards) // state.seats)
    return Court(nobody, [sorted(cards[each * seat : each * (seat + 1)]) for seat in range(state.seats)], [])


def court_of(state: State) -> Court:
    """The module's part of a state."""
    piece: Court = state.slices[state.book.place["governors"]]
    return piece


def add_power(state: State, seat: int, found: list[int]) -> None:
    """A governor is a power of its seat."""
    number = court_of(state).governors[seat]
    if number != NOBODY_YET:
        found.append(FIRST_GOVERNOR + number)


def is_governor(state: State, seat: int, name: str) -> bool:
    """Whether a seat is that governor."""
    return court_of(state).governors[seat] == governor(name)


def determinize(state: State, seat: int | None) -> None:
    """Other hands are reshuffled with what stayed in the box."""
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
    """No card is in two places."""
    court = court_of(state)
    cards = [number for number in court.governors if number != NOBODY_YET] + court.table
    cards += [number for hand in court.hands for number in hand]
    demand(len(set(cards)) == len(cards), "a governor twice", cards)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Who is who, one's own hand, and the auction."""
    court = court_of(state)
    return {
        "seats": [NAMES[number] if number != NOBODY_YET else None for number in court.governors],
        "hand": [NAMES[number] for number in court.hands[seat]] if seat is not None else [],
        "table": [NAMES[number] for number in court.table],
        "auction": {
            "governor": NAMES[court.nominated] if court.nominated != NOBODY_YET else None,
            "bid": court.bid,
            "bidder": court.bidder if court.bidder != NOBODY_YET else None,
            "bidding": [other for other in range(state.seats) if court.bidding >> other & 1],
        },
    }
