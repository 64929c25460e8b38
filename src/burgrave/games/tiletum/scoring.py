"""The end of the game: final scoring, and the ranking with its tie-break (p. 22)."""

from __future__ import annotations

from typing import ClassVar

from burgrave.engine.agenda import Automatic
from burgrave.engine.events import NOBODY
from burgrave.games.tiletum.house import BUILDINGS
from burgrave.games.tiletum.kinds import GOOD_KINDS
from burgrave.games.tiletum.numbers import BUILDINGS_POINTS, GOODS_PER_POINT
from burgrave.games.tiletum.points import (
    FROM_BUILDINGS,
    FROM_GOODS,
    FROM_HOUSES_AND_PILLARS,
    POINT_SOURCES,
    SOURCES,
    score,
)
from burgrave.games.tiletum.state import State


def completed(state: State, seat: int) -> int:
    """Return how many buildings a seat has completed; for the last one a crest is enough."""
    return sum(1 for building in range(BUILDINGS) if state.is_complete(seat, building))


def on_the_map(state: State, seat: int) -> int:
    """Return points for houses times pillars on the map."""
    return state.towns[seat].bit_count() * state.pillared[seat].bit_count()


def goods_left(state: State, seat: int) -> int:
    """Return points for goods: all kinds count together."""
    return sum(state.goods[seat * GOOD_KINDS : (seat + 1) * GOOD_KINDS]) // GOODS_PER_POINT


class FinalScoring(Automatic[State]):
    """Scores completed buildings, houses times pillars, and goods that are left."""

    __slots__ = ()
    id: ClassVar[str] = "FinalScoring"

    def run(self, state: State) -> None:
        state.events.append(("over", NOBODY))
        for seat in state.order:
            score(state, seat, FROM_BUILDINGS, BUILDINGS_POINTS[completed(state, seat)])
            score(state, seat, FROM_HOUSES_AND_PILLARS, on_the_map(state, seat))
            score(state, seat, FROM_GOODS, goods_left(state, seat))


def scores(state: State) -> tuple[int, ...]:
    """Return victory points of each seat."""
    return tuple(state.score)


def scoring(state: State, seat: int) -> list[tuple[str, int]]:
    """Return a seat's victory points by source."""
    own = state.score_from[seat * SOURCES : (seat + 1) * SOURCES]
    return [(name, points) for name, points in zip(POINT_SOURCES, own, strict=True) if points]


def ranking(state: State) -> tuple[int, ...]:
    """Return the seats, best first. Of seats that tie, the earlier in the turn order is better."""
    return tuple(sorted(state.order, key=lambda seat: state.score[seat], reverse=True))
