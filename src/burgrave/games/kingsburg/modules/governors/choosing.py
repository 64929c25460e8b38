"""How everybody gets a governor: keeps one of three in secret, or bids at an auction (p. 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS, Automatic, Choice
from burgrave.engine.secret_choice import SecretChoice
from burgrave.games.kingsburg.bundles import bundle
from burgrave.games.kingsburg.elements import PASS
from burgrave.games.kingsburg.holdings import gain
from burgrave.games.kingsburg.modules.governors.cards import FIRST_GOVERNOR, GOVERNORS, NAMES, governor
from burgrave.games.kingsburg.modules.governors.court import NOBODY_YET, court_of
from burgrave.games.kingsburg.modules.governors.elements import BID, HIGHEST_BID, KEEP, NOMINATE
from burgrave.games.kingsburg.points import FIRST_POWER, declare_source, score
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.favour import ROYAL_AID, TakeResources, grant_aid

if TYPE_CHECKING:
    from burgrave.engine.action import Action

BIDS: Final = 8
declare_source(BIDS, "bids")


class ChooseGovernors(Automatic[State]):
    """Starts the choice: dealt cards are chosen from at the same time, unless each seat has just one; other cards are auctioned."""

    __slots__ = ()
    id: ClassVar[str] = "ChooseGovernors"

    def run(self, state: State) -> None:
        state.agenda.append(START_GOVERNORS)
        court = court_of(state)
        if court.auctioned:
            state.agenda.append(NEXT_AUCTION)
        elif all(len(hand) == 1 for hand in court.hands):
            reveal_governors(state, [hand[0] for hand in court.hands])
        else:
            state.agenda.append(KEEP_GOVERNORS)


class KeepGovernors(SecretChoice[State]):
    """Everybody keeps one of its cards in secret. All are revealed together."""

    __slots__ = ()
    id: ClassVar[str] = "KeepGovernors"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [KEEP[number] for number in court_of(state).hands[seat]]

    def reveal(self, state: State, chosen: list[tuple[int, Action]]) -> None:
        kept = {seat: action.args[0] for seat, action in chosen}
        reveal_governors(state, [kept[seat] for seat in range(len(kept))])


def reveal_governors(state: State, kept: list[int]) -> None:
    """Make every seat the governor it kept, and return the other cards to the box."""
    for seat, number in enumerate(kept):
        appoint(state, seat, number)
    court_of(state).hands = [[] for _ in range(state.seats)]


def appoint(state: State, seat: int, number: int) -> None:
    """Make a seat a governor."""
    court = court_of(state)
    court.governors = [*court.governors[:seat], number, *court.governors[seat + 1 :]]
    state.events.append(("governor", seat, number))
    state.refresh(seat)


class NextAuction(Automatic[State]):
    """The next player to the left without a governor nominates a card. The last one takes a card for nothing."""

    __slots__ = ()
    id: ClassVar[str] = "NextAuction"

    def run(self, state: State) -> None:
        court = court_of(state)
        without_governor = [seat for seat in range(state.seats) if court.governors[seat] == NOBODY_YET]
        if not without_governor:
            court.auctioned = []
            court.opener = NOBODY_YET
            return
        start = state.order[0] if court.opener == NOBODY_YET else (court.opener + 1) % state.seats
        seats = [(start + place) % state.seats for place in range(state.seats)]
        opener = next(seat for seat in seats if seat in without_governor)
        court.opener = opener
        court.bidding = sum(1 << seat for seat in without_governor)
        state.agenda.append(self)
        state.agenda.append(Nominate(opener))


class Nominate(Choice[State]):
    """The seat chooses which card is auctioned."""

    __slots__ = ()
    id: ClassVar[str] = "Nominate"

    def kind(self) -> int:
        return WAITS

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [NOMINATE[number] for number in court_of(state).auctioned]

    def choose(self, state: State, seat: int, action: Action) -> None:
        court = court_of(state)
        court.nominated = action.args[0]
        state.events.append(("nominate", seat, action.args[0]))
        if court.bidding == 1 << seat:
            court.bid, court.bidder = 0, seat
            sell(state)
        else:
            state.agenda.append(Bid(seat))


class Bid(Choice[State]):
    """The seat bids more than the last bid, or passes. Whoever nominated the card must open."""

    __slots__ = ()
    id: ClassVar[str] = "Bid"

    def kind(self) -> int:
        return WAITS

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        court = court_of(state)
        bids = BID[court.bid + 1 :]
        return [*bids, PASS] if court.bidder != NOBODY_YET else bids

    def choose(self, state: State, seat: int, action: Action) -> None:
        court = court_of(state)
        if action is PASS:
            court.bidding &= ~(1 << seat)
            state.events.append(("bid_pass", seat))
        else:
            court.bid, court.bidder = action.args[0], seat
            state.events.append(("bid", seat, action.args[0]))
        if court.bidding == 1 << court.bidder or court.bid == HIGHEST_BID:
            sell(state)
            return
        following = [(seat + place) % state.seats for place in range(1, state.seats + 1)]
        state.agenda.append(Bid(next(other for other in following if court.bidding >> other & 1)))


def sell(state: State) -> None:
    """Give the nominated card to the highest bidder."""
    court = court_of(state)
    seat, number = court.bidder, court.nominated
    court.auctioned = [card for card in court.auctioned if card != number]
    if court.bid:
        score(state, seat, BIDS, -court.bid)
    court.nominated = court.bid = court.bidder = NOBODY_YET
    court.bidding = 0
    appoint(state, seat, number)


class StartGovernors(Automatic[State]):
    """Gives everybody what its governor begins with."""

    __slots__ = ()
    id: ClassVar[str] = "StartGovernors"

    def run(self, state: State) -> None:
        governors = court_of(state).governors
        for seat in reversed(state.order):
            number = governors[seat]
            start = GOVERNORS[NAMES[number]].get("start", {})
            source = FIRST_POWER + FIRST_GOVERNOR + number
            gain(state, seat, bundle(start), source)
            if "any" in start:
                state.agenda.append(TakeResources(seat, start["any"], source))
            if number == governor("princess"):
                state.envoy = seat
                state.events.append(("envoy", seat))


class FirstAid(Automatic[State]):
    """In the first year only the princess gets the royal aid."""

    __slots__ = ()
    id: ClassVar[str] = "FirstAid"

    def run(self, state: State) -> None:
        governors = court_of(state).governors
        if state.year == 0 and governor("princess") in governors:
            grant_aid(state, governors.index(governor("princess")))
        else:
            state.agenda.append(ROYAL_AID)


START_GOVERNORS: Final = StartGovernors()
NEXT_AUCTION: Final = NextAuction()
KEEP_GOVERNORS: Final = KeepGovernors()
