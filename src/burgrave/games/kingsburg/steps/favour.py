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

ANY: Final[list[list[Action]]] = [[TAKE[mix] for mix in of_size(size)] if size else [] for size in range(5)]
"""Resources of one's choice, by how many."""


class TakeResources(Choice[State]):
    """So many resources of the seat's choice; the source tells the log what for."""

    __slots__ = ("count", "source")
    id: ClassVar[str] = "TakeResources"

    def __init__(self, seat: int, count: int, source: int) -> None:
        self.seat = seat
        self.count = count
        self.source = source

    def kind(self) -> int:
        return WAITS

    def options(self, state: State, seat: int) -> list[Action]:
        return ANY[self.count]

    def choose(self, state: State, seat: int, action: Action) -> None:
        gain(state, seat, TAKEN[action.args[0]], self.source)

    def arguments(self) -> list[object]:
        return [self.seat, self.count, self.source]


def extreme(state: State, most: bool) -> list[int]:
    """The seats with the most or fewest buildings, in turn order; one of them alone if ties go to it."""
    found = tied(state, most)
    if len(found) > 1:
        for seat in found:
            if state.answers[seat * QUESTIONS + WINS_BUILDING_TIES]:
                return [seat]
    return found


def tied(state: State, most: bool) -> list[int]:
    """All seats with the most or fewest buildings, in turn order."""
    found: list[int] = []
    best = 0
    for seat in state.order:
        count = state.built[seat].bit_count()
        if not most:
            count = -count
        if not found or count > best:
            found = [seat]
            best = count
        elif count == best:
            found.append(seat)
    return found


def poorest(state: State, seats: list[int]) -> list[int]:
    """Those among some seats with the fewest resources."""
    if len(seats) == 1:
        return seats
    found: list[int] = []
    fewest = 0
    for seat in seats:
        count = total(state, seat)
        if not found or count < fewest:
            found = [seat]
            fewest = count
        elif count == fewest:
            found.append(seat)
    return found


class RoyalAid(Automatic[State]):
    """Who has the fewest buildings, then resources, rolls a white die in spring; who ties even there takes a resource."""

    __slots__ = ()
    id: ClassVar[str] = "RoyalAid"

    def run(self, state: State) -> None:
        helped = poorest(state, extreme(state, most=False))
        if len(helped) == 1:
            aid(state, helped[0])
        else:
            for seat in reversed(helped):
                state.agenda.append(TakeResources(seat, 1, FAVOUR))


def aid(state: State, seat: int) -> None:
    """The white die of the coming spring."""
    state.aid |= 1 << seat
    state.events.append(("aid", seat))


class KingsFavour(Automatic[State]):
    """A point for everybody with the most buildings."""

    __slots__ = ()
    id: ClassVar[str] = "KingsFavour"

    def run(self, state: State) -> None:
        for seat in extreme(state, most=True):
            score(state, seat, FAVOUR, FAVOUR_POINTS)


class SendEnvoy(Automatic[State]):
    """The envoy comes back, and goes to who has the fewest buildings, then resources; to nobody if several tie."""

    __slots__ = ()
    id: ClassVar[str] = "SendEnvoy"

    def run(self, state: State) -> None:
        if state.envoy >= 0:
            state.events.append(("envoy_back", state.envoy))
            state.envoy = -1
        helped = poorest(state, extreme(state, most=False))
        if len(helped) == 1:
            state.envoy = helped[0]
            state.events.append(("envoy", helped[0]))
        else:
            state.events.append(("no_envoy", NOBODY))


FAVOUR_POINTS: Final[int] = NUMBERS["favour_points"]
ROYAL_AID: Final = RoyalAid()
KINGS_FAVOUR: Final = KingsFavour()
SEND_ENVOY: Final = SendEnvoy()
