"""The end of the game: points for what is left over and for monasteries; ranking with each edition's tie-break."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.events import NOBODY
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.mainboard import POINTS
from burgrave.games.burgundy.points import SILVER, UNSOLD_GOODS, WORKERS, score
from burgrave.games.burgundy.questions import MONASTERY_POINTS, QUESTIONS
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import GOODS_KINDS, MONASTERIES, SCORING_MONASTERIES, SPECIES, by_edition, monastery, tile_named


def placed(state: State, seat: int) -> list[int]:
    """Return the tiles in a seat's duchy."""
    first = state.book.duchy_row[seat] * HEXES
    return [tile for tile in state.tiles[first : first + state.duchy[seat].hexes] if tile]


def sold_of(state: State, seat: int) -> list[int]:
    """Return how many goods of each kind a seat has sold."""
    first = state.book.duchy_row[seat] * GOODS_KINDS
    return state.sold[first : first + GOODS_KINDS]


COUNTS: Final[dict[str, Callable[[Any, int, str], int]]] = {
    "sold_kinds": lambda state, seat, of: sum(1 for count in sold_of(state, seat) if count),
    "sold_tiles": lambda state, seat, of: sum(sold_of(state, seat)),
    "buildings": lambda state, seat, of: placed(state, seat).count(tile_named(of)),
    "species": lambda state, seat, of: len({SPECIES[tile] for tile in placed(state, seat)} - {-1}),
    "bonus_tiles": lambda state, seat, of: sum(state.bonus.count(member) for member in state.book.duchy_seats[seat]),
}
"""What a scoring monastery counts, by the word in `monasteries.toml`; each function takes state, seat and what the monastery
names (`of`). Modules add theirs with `add_count`."""


def add_count(name: str, count: Callable[[Any, int, str], int]) -> None:
    """Add a way of counting for scoring monasteries; raises ValueError when there is one of this name."""
    if name in COUNTS:
        raise ValueError(f"scoring monasteries count {name!r} already")
    COUNTS[name] = count


def monastery_points(state: State, seat: int, number: int) -> int:
    """Return the points that a scoring monastery would bring a seat now."""
    printed = MONASTERIES[number]
    each: int = by_edition(printed["points"], state.book.edition)
    multiplier = state.answers[seat * QUESTIONS + MONASTERY_POINTS]
    count = COUNTS[printed["score"]](state, seat, printed.get("of", ""))
    for count_more in state.rules.reactions["monastery_count"]:
        count += count_more(state, seat, number)
    return each * count * multiplier


def scoring_monasteries(state: State, seat: int) -> list[int]:
    """Return the numbers of the monasteries that score for a seat at the end: those in its duchy, and what modules add."""
    tiles = placed(state, seat)
    for more_tiles in state.rules.reactions["monasteries_scored"]:
        tiles += more_tiles(state, seat)
    return [number for number in SCORING_MONASTERIES if monastery(number) in tiles]


class FinalScoring(Automatic[State]):
    """Score unsold goods, silver, workers and the monasteries in the duchy; stored tiles count nothing (2011 p. 9, special p.
    10)."""

    __slots__ = ()
    id: ClassVar[str] = "FinalScoring"

    def run(self, state: State) -> None:
        state.events.append(("over", NOBODY))
        for seat in state.book.people:
            if state.book.duchy_row[seat] != seat:
                continue  # What partners share counts once.
            goods = sum(state.goods[seat * GOODS_KINDS : seat * GOODS_KINDS + GOODS_KINDS])
            scored = [
                (UNSOLD_GOODS, goods * POINTS["unsold_goods"]),
                (SILVER, state.silver[seat] * POINTS["silver"]),
                (WORKERS, state.workers[seat] // POINTS["workers_per_point"]),
            ]
            sources = state.book.sources
            for number in scoring_monasteries(state, seat):
                scored.append((sources.index(f"monastery-{number}"), monastery_points(state, seat, number)))
            for source, points in scored:
                if points:
                    score(state, seat, source, points)


def scores(state: State) -> tuple[int, ...]:
    """Return the points of each seat."""
    return tuple(state.points)


def scoring(state: State, seat: int) -> list[tuple[str, int]]:
    """Return where a seat's points came from, as (source, points)."""
    names = state.book.sources
    own = state.sources[seat * len(names) : (seat + 1) * len(names)]
    return [(name, points) for name, points in zip(names, own, strict=True) if points]


def ranking(state: State) -> tuple[int, ...]:
    """Return the seats, best first: the base game's ranking unless a module has its own."""
    return usual_ranking(state) if state.book.ranking is None else state.book.ranking(state)


def usual_ranking(state: State) -> tuple[int, ...]:
    """Return the seats, most points first; ties are broken as the edition does.

    2011 (p. 9): more empty spaces, then whoever had the later turn in the last round. Special (p. 10): fewer empty spaces,
    then whoever is further ahead on the turn order track.
    """
    first_edition = state.book.tie_break == "2011"

    def key(seat: int) -> tuple[int, int, int]:
        empty = state.duchy[seat].hexes - state.covered[seat].bit_count()
        if first_edition:
            return (state.points[seat], empty, state.rota.index(seat))
        return (state.points[seat], -empty, -state.order.index(seat))

    return tuple(sorted(range(state.seats), key=key, reverse=True))


def winners(state: State) -> tuple[int, ...]:
    """Return the first seat of the ranking, unless a module has a rule of its own."""
    return ranking(state)[:1] if state.book.winners is None else state.book.winners(state)
