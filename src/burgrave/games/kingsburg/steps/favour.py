"""What the king does between the seasons: royal aid, favour, the envoy (p. 4, 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS, Automatic, Choice
from burgrave.engine.events import NOBODY
from burgrave.games.kingsburg.bundles import of_size
from burgrave.games.kingsburg.calendar import NUMBERS
from burgrave.games.kingsburg.elements import TAKE, TAKEN
from burgrave.games.kingsburg.holdings import gain, total
from burgrave.games.kingsburg.points import FAVOUR, score
from burgrave.games.kingsburg.questions import QUESTIONS, WINS_BUILDING_TIES
from burgrave.games.kingsburg.state import State

if TYPE_CHECKING:
    from burgrave.engine.action import Action

TAKE_ANY: Final[list[list[Action]]] = [[TAKE[mix] for mix in of_size(size)] if size else [] for size in range(5)]
"""By number of resources: the actions that take them in any mix."""


class TakeResources(Choice[State]):
    """The seat takes `count` resources of its choice. `source` says in the log where they come from."""

    __slots__ = ("count", "source")
    id: ClassVar[str] = "TakeResources"

    def __init__(self, seat: int, count: int, source: int) -> None:
        self.seat = seat
        self.count = count
        self.source = source

    def kind(self) -> int:
        return WAITS

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return TAKE_ANY[self.count]

    def choose(self, state: State, seat: int, action: Action) -> None:
        gain(state, seat, TAKEN[action.args[0]], self.source)

    def arguments(self) -> list[object]:
        return [self.seat, self.count, self.source]


def seats_by_buildings(state: State, most: bool) -> list[int]:
    """Return the seats with the most or fewest buildings, in turn order; only one of them if it wins such ties."""
    tied_seats = tied_by_buildings(state, most)
    if len(tied_seats) > 1:
        for seat in tied_seats:
            if state.answers[seat * QUESTIONS + WINS_BUILDING_TIES]:
                return [seat]
    return tied_seats


def tied_by_buildings(state: State, most: bool) -> list[int]:
    """Return all seats with the most or fewest buildings, in turn order."""
    best_seats: list[int] = []
    best = 0
    for seat in state.order:
        count = state.built[seat].bit_count()
        if not most:
            count = -count
        if not best_seats or count > best:
            best_seats = [seat]
            best = count
        elif count == best:
            best_seats.append(seat)
    return best_seats


def poorest(state: State, seats: list[int]) -> list[int]:
    """Return those of some seats with the fewest resources."""
    if len(seats) == 1:
        return seats
    poorest_seats: list[int] = []
    fewest = 0
    for seat in seats:
        count = total(state, seat)
        if not poorest_seats or count < fewest:
            poorest_seats = [seat]
            fewest = count
        elif count == fewest:
            poorest_seats.append(seat)
    return poorest_seats


class RoyalAid(Automatic[State]):
    """The seat with the fewest buildings, then resources, rolls a white die in spring. If several tie, each takes a resource."""

    __slots__ = ()
    id: ClassVar[str] = "RoyalAid"

    def run(self, state: State) -> None:
        helped = poorest(state, seats_by_buildings(state, most=False))
        if len(helped) == 1:
            grant_aid(state, helped[0])
        else:
            for seat in reversed(helped):
                state.agenda.append(TakeResources(seat, 1, FAVOUR))


def grant_aid(state: State, seat: int) -> None:
    """Give a seat the white die of the coming spring."""
    state.aid |= 1 << seat
    state.events.append(("aid", seat))


class KingsFavour(Automatic[State]):
    """Every seat with the most buildings scores a point."""

    __slots__ = ()
    id: ClassVar[str] = "KingsFavour"

    def run(self, state: State) -> None:
        for seat in seats_by_buildings(state, most=True):
            score(state, seat, FAVOUR, FAVOUR_POINTS)


class SendEnvoy(Automatic[State]):
    """The envoy returns, and goes to the seat with the fewest buildings, then resources; to nobody if several tie."""

    __slots__ = ()
    id: ClassVar[str] = "SendEnvoy"

    def run(self, state: State) -> None:
        if state.envoy >= 0:
            state.events.append(("envoy_back", state.envoy))
            state.envoy = -1
        helped = poorest(state, seats_by_buildings(state, most=False))
        if len(helped) == 1:
            state.envoy = helped[0]
            state.events.append(("envoy", helped[0]))
        else:
            state.events.append(("no_envoy", NOBODY))


FAVOUR_POINTS: Final[int] = NUMBERS["favour_points"]
ROYAL_AID: Final = RoyalAid()
KINGS_FAVOUR: Final = KingsFavour()
SEND_ENVOY: Final = SendEnvoy()
