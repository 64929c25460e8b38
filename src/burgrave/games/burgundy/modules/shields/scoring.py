"""The end of the game: points for shields, and what the monasteries score that shield 6 copies (special p. 17)."""

from __future__ import annotations

from typing import ClassVar

from burgrave.engine.agenda import Automatic
from burgrave.games.burgundy.modules.shields.abilities import monasteries
from burgrave.games.burgundy.modules.shields.pieces import COAT_OF_ARMS, MODULE, POINTS, has, owned, shields_of
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.state import State


def end_points(state: State, seat: int) -> int:
    """Return the points that the seat's shields would bring now; shield 13 doubles them all, itself too."""
    points = sum(POINTS[shield] for shield in owned(state, seat))
    return 2 * points if has(state, seat, COAT_OF_ARMS) else points


def copied_monasteries(state: State, seat: int) -> list[int]:
    """Return the monasteries that score for the seat through shield 6, for what is in its own duchy.

    From a seat that a module plays only what monasteries do is copied (p. 27).
    """
    other = shields_of(state).copied[seat]
    return monasteries(state, other) if other in state.book.people else []


class CountShields(Automatic[State]):
    """Score the shields; monasteries have been scored before."""

    __slots__ = ()
    id: ClassVar[str] = "CountShields"

    def run(self, state: State) -> None:
        for seat in state.book.people:
            points = end_points(state, seat)
            if points:
                score_for(state, seat, MODULE, points)
