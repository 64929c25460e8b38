"""The end of the game: what is left over and what monasteries are worth; ranking with each edition's tie-break."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.events import NOBODY
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.mainboard import POINTS
from burgrave.games.burgundy.points import (
    MONASTERY_SOURCE,
    POINT_SOURCES,
    SCORING_MONASTERIES,
    SILVER,
    UNSOLD_GOODS,
    WORKERS,
    score,
)
from burgrave.games.burgundy.tiles import (
    BUILDINGS,
    FIRST_BUILDING,
    GOODS_KINDS,
    MONASTERIES,
    SPECIES,
    by_edition,
    monastery,
)

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def placed(state: State, seat: int) -> list[int]:
    """The tiles in a seat's duchy."""
    return [tile for tile in state.tiles[seat * HEXES : seat * HEXES + HEXES] if tile]


def sold_of(state: State, seat: int) -> list[int]:
    """How many goods of each kind a seat has sold."""
    return state.sold[seat * GOODS_KINDS : seat * GOODS_KINDS + GOODS_KINDS]


COUNTS: Final[dict[str, Callable[[Any, int, str], int]]] = {
    "sold_kinds": lambda state, seat, of: sum(1 for count in sold_of(state, seat) if count),
    "sold_tiles": lambda state, seat, of: sum(sold_of(state, seat)),
    "buildings": lambda state, seat, of: placed(state, seat).count(FIRST_BUILDING + BUILDINGS.index(of)),
    "species": lambda state, seat, of: len({SPECIES[tile] for tile in placed(state, seat)} - {-1}),
    "bonus_tiles": lambda state, seat, of: state.bonus.count(seat),
}
"""What a scoring monastery counts, by the word that `monasteries.toml` uses for it."""


def monastery_points(state: State, seat: int, number: int) -> int:
    """What a scoring monastery would be worth to a seat now."""
    declared = MONASTERIES[number]
    each: int = by_edition(declared["points"], state.book.edition)
    return each * COUNTS[declared["score"]](state, seat, declared.get("of", ""))


class FinalScoring(Automatic):
    """Unsold goods, silver, workers and the monasteries in the duchy; stored tiles count nothing (2011 p. 9, special p. 10)."""

    __slots__ = ()

    def run(self, state: Any) -> None:
        state.events.append(("over", NOBODY))
        for seat in range(state.seats):
            goods = sum(state.goods[seat * GOODS_KINDS : seat * GOODS_KINDS + GOODS_KINDS])
            found = [
                (UNSOLD_GOODS, goods * POINTS["unsold_goods"]),
                (SILVER, state.silver[seat] * POINTS["silver"]),
                (WORKERS, state.workers[seat] // POINTS["workers_per_point"]),
            ]
            tiles = placed(state, seat)
            for number in SCORING_MONASTERIES:
                if monastery(number) in tiles:
                    found.append((MONASTERY_SOURCE[number], monastery_points(state, seat, number)))
            for source, points in found:
                if points:
                    score(state, seat, source, points)


def scores(state: State) -> tuple[int, ...]:
    """Points of each seat."""
    return tuple(state.points)


def scoring(state: State, seat: int) -> list[tuple[str, int]]:
    """Where the points came from."""
    own = state.sources[seat * len(POINT_SOURCES) : (seat + 1) * len(POINT_SOURCES)]
    return [(name, points) for name, points in zip(POINT_SOURCES, own, strict=True) if points]


def ranking(state: State) -> tuple[int, ...]:
    """Most points first; ties as the edition breaks them.

    2011 (p. 9): more empty spaces, then whoever had the later turn in the last round. Special (p. 10): fewer empty spaces,
    then whoever is further ahead on the turn order track.
    """
    first_edition = state.book.tie_break == "2011"

    def key(seat: int) -> tuple[int, int, int]:
        empty = HEXES - state.covered[seat].bit_count()
        if first_edition:
            return (state.points[seat], empty, state.rota.index(seat))
        return (state.points[seat], -empty, -state.order.index(seat))

    return tuple(sorted(range(state.seats), key=key, reverse=True))
