"""The king track: moving up, corruption, and the king phase (p. 10-12, 18)."""

from __future__ import annotations

from typing import ClassVar

from burgrave.engine.agenda import Automatic
from burgrave.engine.events import NOBODY
from burgrave.games.tiletum.numbers import HIGHEST, LEADER_POINTS, LOWEST
from burgrave.games.tiletum.points import FROM_KING, FROM_LEADER, score
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.storage import TakeKingTile, can_store


def advance(state: State, seat: int, steps: int) -> None:
    """Move a marker up, never past the end. It lies on top of the markers that were there (p. 18)."""
    before = state.king[seat]
    after = min(HIGHEST, before + steps)
    state.events.append(("king", seat, after - before, after))
    if after == before:
        return
    state.king[seat] = after
    court = [other for other in state.court if other != seat]
    place = 0
    while place < len(court) and state.king[court[place]] >= after:
        place += 1
    court.insert(place, seat)
    state.court = court


def corrupt(state: State, value: int) -> None:
    """Move all markers back, those furthest behind first. Stacks keep their order, and no marker passes the end (p. 10)."""
    if not value:
        return
    king = state.king
    # Markers that meet on the last space lie there in the order of arrival: the one furthest behind arrives first.
    end = sorted([seat for seat in state.court if king[seat] - value <= LOWEST], key=lambda seat: king[seat])
    for seat in reversed(state.court):
        before = king[seat]
        king[seat] = max(LOWEST, before - value)
        state.events.append(("king", seat, king[seat] - before, king[seat]))
    state.court = [seat for seat in state.court if seat not in end] + end


class LeaderBonus(Automatic[State]):
    """The leader may take the bonus tile beside the track; where none lies there, it scores points (p. 12)."""

    __slots__ = ()
    id: ClassVar[str] = "LeaderBonus"

    def run(self, state: State) -> None:
        state.events.append(("king_phase", NOBODY, state.round))
        leader = state.court[0]
        if not state.king_tile:
            score(state, leader, FROM_LEADER, LEADER_POINTS)
        elif can_store(state, leader, state.king_tile):
            state.agenda.append(TakeKingTile(leader))
        else:
            state.events.append(("discard", leader, state.king_tile))
            state.king_tile = 0


class KingPoints(Automatic[State]):
    """Every seat gains or loses the points of its space (p. 12)."""

    __slots__ = ()
    id: ClassVar[str] = "KingPoints"

    def run(self, state: State) -> None:
        for seat in state.court:
            score(state, seat, FROM_KING, state.king[seat])


class NewOrder(Automatic[State]):
    """Sets the turn order by the king track, and returns markers in its red part to 0, in their order (p. 12)."""

    __slots__ = ()
    id: ClassVar[str] = "NewOrder"

    def run(self, state: State) -> None:
        state.order = state.court[:]
        state.events.append(("order", NOBODY, *state.order))
        # The lowest marker ends on top of the stack at 0, so that the order of all markers stays.
        for seat in state.court:
            if state.king[seat] < 0:
                state.events.append(("king", seat, -state.king[seat], 0))
                state.king[seat] = 0
