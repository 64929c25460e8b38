"""The fair phase, and the fair of the king, which counts before his track is set back (p. 13, 28)."""

from __future__ import annotations

from typing import ClassVar

from burgrave.engine.agenda import Automatic
from burgrave.engine.events import NOBODY
from burgrave.games.tiletum.cathedrals import CATHEDRALS
from burgrave.games.tiletum.fairs import FAIR_COUNTS, FAIR_POINTS, KING_FAIR
from burgrave.games.tiletum.house import BUILDINGS, ROOM_FLOOR, ROOMS
from burgrave.games.tiletum.numbers import FAIR_BOARD
from burgrave.games.tiletum.points import FROM_FAIRS, score
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.tiles import CRESTS


def takes_part(state: State, seat: int, fair: int) -> bool:
    """Return whether a seat has a house or its merchant in the city of a fair. Fairs are numbered by round, from 0."""
    city = state.cities[fair]
    return state.towns[seat] >> city & 1 == 1 or state.merchant[seat] == city


def count(state: State, seat: int, what: str) -> int:
    """Return how many things a seat has that a fair counts."""
    if what == "houses":
        return state.towns[seat].bit_count()
    if what == "pillars":
        return state.pillared[seat].bit_count()
    if what == "contracts":
        return state.contract_count[seat]
    if what == "cathedrals":
        return sum(1 for tile in state.cathedrals[seat * len(CATHEDRALS) : (seat + 1) * len(CATHEDRALS)] if tile)
    if what == "crests":
        return (state.families[seat] & (2 << CRESTS) - 2).bit_count()
    if what == "upper_characters":
        return sum(1 for room in range(ROOMS) if ROOM_FLOOR[room] > 1 and state.rooms[seat * ROOMS + room])
    if what == "full_buildings":
        return sum(1 for building in range(BUILDINGS) if state.is_full(seat, building))
    raise ValueError(f"no fair counts {what!r}")


def sets(state: State, seat: int, tile: int) -> int:
    """Return how often a seat has what a fair tile shows."""
    return min(count(state, seat, what) for what in FAIR_COUNTS[tile])


def fair_points(state: State, fair: int) -> int:
    """Return points of a fair: those of its tile and those on the board."""
    return FAIR_POINTS[state.fairs[fair]] + FAIR_BOARD[fair]


def hold(state: State) -> int:
    """Begin the fair of this round and return its number, from 0."""
    fair = state.round - 1
    state.events.append(("fair", NOBODY, state.cities[fair], state.fairs[fair], fair_points(state, fair)))
    return fair


class KingFair(Automatic[State]):
    """The king's fair, in the king phase of its round: scores its points once, and the own space on the king track again."""

    __slots__ = ()
    id: ClassVar[str] = "KingFair"

    def run(self, state: State) -> None:
        if state.fairs[state.round - 1] == KING_FAIR:
            fair = hold(state)
            for seat in state.order:
                if takes_part(state, seat, fair):
                    state.events.append(("attend", seat, 1))
                    score(state, seat, FROM_FAIRS, fair_points(state, fair) + state.king[seat])


class Fair(Automatic[State]):
    """Any other fair: scores its points as often as a seat has what it counts."""

    __slots__ = ()
    id: ClassVar[str] = "Fair"

    def run(self, state: State) -> None:
        if state.fairs[state.round - 1] == KING_FAIR:
            return
        fair = hold(state)
        for seat in state.order:
            if takes_part(state, seat, fair):
                often = sets(state, seat, state.fairs[fair])
                state.events.append(("attend", seat, often))
                score(state, seat, FROM_FAIRS, fair_points(state, fair) * often)
