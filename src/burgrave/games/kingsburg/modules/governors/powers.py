"""Powers of governors beyond effects: tax collector, minstrel, the politician's spaces, the paladin's battles (p. 12-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.decision import Offer
from burgrave.games.kingsburg.buildings import COLUMN, COLUMNS
from burgrave.games.kingsburg.calendar import YEARS
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.modules.governors.cards import FIRST_GOVERNOR, OWN_RANKS, governor
from burgrave.games.kingsburg.modules.governors.court import court_of, is_governor
from burgrave.games.kingsburg.modules.governors.elements import LOBBY, LOBBY_WITH
from burgrave.games.kingsburg.points import FIRST_POWER, score
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.favour import TakeResources
from burgrave.games.kingsburg.steps.influence import own_spaces, place_dice
from burgrave.games.kingsburg.steps.ways import useful
from burgrave.games.kingsburg.steps.winter import LOST, WON

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def source_of(name: str) -> int:
    """Return the source of a governor's points."""
    return FIRST_POWER + FIRST_GOVERNOR + governor(name)


Private = list[tuple[int, list["Action"]]]
_PRIVATE: Final[dict[int, Private]] = {}


def private_ways(key: int) -> Private:
    """Return the spaces of a card that the dice of a key reach: number and actions. The result is cached."""
    cached = _PRIVATE.get(key)
    if cached is None:
        by_place: dict[int, list[Action]] = {}
        for rank, mask, extra in useful(key):
            if rank in OWN_RANKS:
                place = OWN_RANKS.index(rank)
                by_place.setdefault(place, []).append(LOBBY[place][mask][extra])
        cached = list(by_place.items())
        _PRIVATE[key] = cached
    return cached


def collect_tax(state: State, seat: int, building: int) -> None:
    """Let the tax collector take a resource when another seat builds in the last column."""
    if COLUMN[building] == COLUMNS - 1:
        for other in range(state.seats):
            if other != seat and is_governor(state, other, "tax_collector"):
                state.agenda.append(TakeResources(other, 1, source_of("tax_collector")))


def count_battle(state: State, seat: int, outcome: int) -> None:
    """Count a battle won or lost, which the paladin scores at the end."""
    if outcome in (WON, LOST):
        court = court_of(state)
        index = seat if outcome == WON else state.seats + seat
        court.fought = [*court.fought[:index], court.fought[index] + 1, *court.fought[index + 1 :]]


class Lobby(Offer[State, int]):
    """The verb `lobby`: dice on one of the politician's own spaces."""

    __slots__ = ()

    def verb(self) -> str:
        return "lobby"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        spaces = own_spaces(state, seat)
        if spaces:
            for number, actions in private_ways(context):
                if RANKS + number in spaces:
                    legal_actions += actions

    def apply(self, state: State, seat: int, action: Action) -> None:
        dice, extras = LOBBY_WITH[action]
        place_dice(state, seat, RANKS + action.args[0], dice, extras)


class MinstrelSings(Automatic[State]):
    """At the very end of a year the minstrel scores a point if somebody has more points, and one if nobody has fewer; in year V
    after all else.
    """

    __slots__ = ("at_the_end",)
    id: ClassVar[str] = "MinstrelSings"

    def __init__(self, at_the_end: bool) -> None:
        self.at_the_end = at_the_end

    def arguments(self) -> list[object]:
        return [self.at_the_end]

    def run(self, state: State) -> None:
        if (state.year >= YEARS - 1) != self.at_the_end:
            return
        for seat in range(state.seats):
            if is_governor(state, seat, "minstrel"):
                own = state.points[seat]
                points = int(own < max(state.points)) + int(own == min(state.points))
                if points:
                    score(state, seat, source_of("minstrel"), points)
