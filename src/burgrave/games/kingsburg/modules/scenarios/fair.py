"""The royal fair: every summer players offer resources, and the largest offers score."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import Automatic, Choice
from burgrave.games.kingsburg.bundles import RESOURCES, negative
from burgrave.games.kingsburg.calendar import SUMMER
from burgrave.games.kingsburg.elements import SKIP
from burgrave.games.kingsburg.holdings import affords, gain, gain_tokens
from burgrave.games.kingsburg.modules.scenarios.elements import OFFER
from burgrave.games.kingsburg.modules.scenarios.sheet import is_played, sheet_of
from burgrave.games.kingsburg.points import declare_source, score
from burgrave.games.kingsburg.state import State

if TYPE_CHECKING:
    from burgrave.engine.action import Action

ROYAL_FAIR: Final = 11
declare_source(ROYAL_FAIR, "royal_fair")
HONOUR: Final = 2
OFFERS: Final = list(OFFER)


class OpenFair(Automatic[State]):
    """At the start of summer each seat in turn order may offer resources."""

    __slots__ = ()
    id: ClassVar[str] = "OpenFair"

    def run(self, state: State) -> None:
        if is_played(state, "royal_fair") and state.phase == SUMMER:
            state.agenda.append(CloseFair())
            for seat in reversed(state.order):
                state.agenda.append(OfferResources(seat))


class OfferResources(Choice[State]):
    """The seat offers up to two resources of one kind, or nothing."""

    __slots__ = ()
    id: ClassVar[str] = "OfferResources"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        offers = [action for mix, action in OFFER.items() if affords(state, seat, negative(mix))]
        return [*offers, SKIP] if offers else []

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("offer_nothing", seat))
            return
        mix = OFFERS[action.args[0]]
        gain(state, seat, negative(mix), ROYAL_FAIR)
        sheet = sheet_of(state)
        offers = sheet.offers[:]
        for kind in range(RESOURCES):
            offers[seat * RESOURCES + kind] = mix[kind]
        sheet.offers = offers


class CloseFair(Automatic[State]):
    """The largest offer of each kind scores two points, of several the earliest in turn order; other offers get a +2 token."""

    __slots__ = ()
    id: ClassVar[str] = "CloseFair"

    def run(self, state: State) -> None:
        sheet = sheet_of(state)
        for kind in range(RESOURCES):
            offers = [(seat, sheet.offers[seat * RESOURCES + kind]) for seat in state.order]
            most = max(count for _, count in offers)
            is_honoured = False
            for seat, count in offers:
                if count and count == most and not is_honoured:
                    is_honoured = True
                    score(state, seat, ROYAL_FAIR, HONOUR)
                elif count:
                    gain_tokens(state, seat, 1, ROYAL_FAIR)
        sheet.offers = [0] * (RESOURCES * state.seats)
