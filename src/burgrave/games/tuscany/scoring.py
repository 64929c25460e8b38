"""The end of each phase, the end of the game, and the ranking with its tie-breaks (p. 8)."""

from __future__ import annotations

from typing import ClassVar

from burgrave.engine.agenda import Automatic
from burgrave.engine.events import NOBODY
from burgrave.games.tuscany.colours import KINDS
from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.estate import FIELDS
from burgrave.games.tuscany.numbers import MARBLE_POINTS, STORED_POINTS, WORKER_POINTS
from burgrave.games.tuscany.points import (
    CARDS,
    GREENS,
    HEXAGONS,
    MARBLE,
    POINT_SOURCES,
    SOURCES,
    STORED,
    WORKERS,
    score_red,
)
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.tokens import HEXAGON


class ScorePhase(Automatic[State]):
    """Adds everybody's green points to the red ones. The green track stays as it is."""

    __slots__ = ()
    id: ClassVar[str] = "ScorePhase"

    def run(self, state: State) -> None:
        state.events.append(("phase_end", NOBODY, state.phase))
        for seat in range(state.seats):
            for source in range(GREENS):
                state.red_from[seat * SOURCES + source] += state.green_from[seat * GREENS + source]
            state.red[seat] += state.green[seat]
            state.events.append(("score", seat, "green", state.green[seat]))


class FinalScoring(Automatic[State]):
    """Scores red points for what is left over."""

    __slots__ = ()
    id: ClassVar[str] = "FinalScoring"

    def run(self, state: State) -> None:
        state.events.append(("over", NOBODY))
        for seat in range(state.seats):
            stored = state.storage[seat * STORAGE : seat * STORAGE + STORAGE]
            hexagons = stored.count(HEXAGON)
            for source, points in (
                (CARDS, cards(state, seat) // state.book.cards_per_point),
                (STORED, (STORAGE - stored.count(0) - hexagons) * STORED_POINTS),
                (HEXAGONS, hexagons * STORED_POINTS),
                (MARBLE, state.marble[seat] * MARBLE_POINTS),
                (WORKERS, state.workers[seat] * WORKER_POINTS),
            ):
                if points:
                    score_red(state, seat, source, points)


def cards(state: State, seat: int) -> int:
    """Return how many estate cards a seat holds."""
    return sum(state.hand[seat * KINDS : seat * KINDS + KINDS])


def scores(state: State) -> tuple[int, ...]:
    """Return red points of each seat."""
    return tuple(state.red)


def scoring(state: State, seat: int) -> list[tuple[str, int]]:
    """Return a seat's red points by source."""
    own = state.red_from[seat * SOURCES : (seat + 1) * SOURCES]
    return [(name, points) for name, points in zip(POINT_SOURCES, own, strict=True) if points]


def standing(state: State, seat: int) -> tuple[int, ...]:
    """Return what the ranking compares: red points, then empty fields, then green points, more or in the first printing fewer;
    there, fewer cards at last.
    """
    empty = FIELDS - state.covered[seat].bit_count()
    if state.book.fewer_green:
        return (state.red[seat], empty, -state.green[seat], -cards(state, seat))
    return (state.red[seat], empty, state.green[seat])


def ranking(state: State) -> tuple[int, ...]:
    """Return the seats, best first."""
    return tuple(sorted(range(state.seats), key=lambda seat: standing(state, seat), reverse=True))


def winners(state: State) -> tuple[int, ...]:
    """Whoever is ahead, or all who are equal in everything that is compared."""
    best = standing(state, ranking(state)[0])
    return tuple(seat for seat in range(state.seats) if standing(state, seat) == best)
