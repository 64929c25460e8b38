"""Monasteries that score do so when they are placed (special p. 15); with a charter a crane may count, once (p. 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.games.burgundy.elements import SKIP
from burgrave.games.burgundy.modules.solo.elements import COUNT_CRANE
from burgrave.games.burgundy.modules.solo.progress import is_full, progress_of
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.scoring import COUNTS, monastery_points, placed
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import KIND, MONASTERIES, TILES, by_edition, monastery

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def score_monastery(state: State, seat: int, tile: int, hex_: int) -> None:
    """Score a monastery when it is placed, not at the end; the owner of a crane that has not counted is asked first."""
    number = KIND[tile]
    if MONASTERIES[number]["score"] != "buildings":
        add_points(state, seat, number, monastery_points(state, seat, number))
    elif not waiting_cranes(state, seat):
        add_points(state, seat, number, charter_points(state, seat, number, 0))
    elif is_full(state, seat):
        # The game is over with this tile, so nothing is left to wait for.
        count_crane(state, seat, number)
    else:
        state.agenda.append(CountCrane(seat, number))


def cranes(tiles: list[int]) -> int:
    """Return how many of some tiles are cranes; there are none without that expansion."""
    return sum([TILES[tile] == "crane" for tile in tiles])


def waiting_cranes(state: State, seat: int) -> int:
    """Return how many cranes in the duchy have counted with no charter yet."""
    return cranes(placed(state, seat)) - progress_of(state).cranes


def charter_points(state: State, seat: int, number: int, cranes: int) -> int:
    """Return what a charter scores now, with a number of cranes besides the buildings that it names."""
    printed = MONASTERIES[number]
    each: int = by_edition(printed["points"], state.book.edition)
    return each * (COUNTS["buildings"](state, seat, printed["of"]) + cranes)


def count_crane(state: State, seat: int, number: int) -> None:
    """Score a charter with a crane, which then counts with no other one."""
    progress_of(state).cranes += 1
    state.events.append(("count_crane", seat, monastery(number)))
    add_points(state, seat, number, charter_points(state, seat, number, 1))


def add_points(state: State, seat: int, number: int, points: int) -> None:
    """Score the points of a monastery, if there are any."""
    if points:
        score_for(state, seat, f"monastery-{number}", points)


class CountCrane(Choice[State]):
    """The seat counts the crane as a building of the charter just placed, or saves it for another charter."""

    __slots__ = ("number",)
    id: ClassVar[str] = "CountCrane"

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [COUNT_CRANE, SKIP]

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is COUNT_CRANE:
            count_crane(state, seat, self.number)
            return
        state.events.append(("skip", seat, self.name()))
        add_points(state, seat, self.number, charter_points(state, seat, self.number, 0))

    def arguments(self) -> list[object]:
        return [self.seat, self.number]
