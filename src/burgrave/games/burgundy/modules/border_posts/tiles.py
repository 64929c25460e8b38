"""The two tiles for linking all posts of a player board, and the points of posts (special p. 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.errors import BadSave
from burgrave.engine.saved import numbers
from burgrave.games.burgundy.book import FEWEST
from burgrave.games.burgundy.mainboard import PHASE_POINTS
from burgrave.games.burgundy.modules.border_posts.places import PRINTED
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.questions import BONUS_TILE_POINTS, QUESTIONS
from burgrave.games.burgundy.tiles import MONASTERIES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

ID: Final = "border_posts"
LINK_SOURCE: Final = "border_posts"
TILE_SOURCE: Final = "border_tiles"
"""The sources of points for linking two posts, and for a tile."""


class Tiles:
    """The seats that have the first and the second tile; -1 while it lies on the board."""

    __slots__ = ("owners", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.owners = (-1, -1)

    def clone(self) -> Tiles:
        """Return an independent copy."""
        other = Tiles(self.seats)
        other.owners = self.owners
        return other

    def data(self) -> list[int]:
        """Return the owners, as they are saved."""
        return list(self.owners)

    def restore(self, data: Any) -> None:
        """Take the owners from saved data; raises BadSave for data that does not fit."""
        first, second = numbers(ID, data, 2, -1, self.seats - 1)
        if second >= 0 and first in (-1, second):
            raise BadSave(f"{ID!r}: the second tile goes to another seat than the first, and after it")
        self.owners = (first, second)


def tiles_of(state: State) -> Tiles:
    """Return the module's part of a state."""
    piece: Tiles = state.slices[state.book.slice_places[ID]]
    return piece


def tile_points(seats: int) -> list[int]:
    """Return the points of the two tiles, for a number of seats."""
    players = str(max(seats, FEWEST))
    return [PRINTED["tiles"]["first"][players], PRINTED["tiles"]["second"][players]]


def tiles_with(state: State, seat: int) -> int:
    """Return how many tiles a seat and those who share its duchy have."""
    return sum(tiles_of(state).owners.count(member) for member in state.book.duchy_seats[seat])


def take_tile(state: State, seat: int) -> None:
    """Give the seat the better tile that is left, if one is; like every bonus tile it may count several times."""
    piece = tiles_of(state)
    if -1 not in piece.owners:
        return
    place = piece.owners.index(-1)
    piece.owners = (seat, -1) if place == 0 else (piece.owners[0], seat)
    state.events.append(("border_tile", seat, place))
    times = state.answers[seat * QUESTIONS + BONUS_TILE_POINTS]
    score_for(state, seat, TILE_SOURCE, tile_points(state.seats)[place] * times)


def score_link(state: State, seat: int) -> None:
    """Score two linked posts: as many points as for a region finished in this phase."""
    score_for(state, seat, LINK_SOURCE, PHASE_POINTS[state.phase])


def monastery_count(state: State, seat: int, number: int) -> int:
    """Count the tiles as bonus tiles for the monastery that counts those (docs/rulings.md)."""
    return tiles_with(state, seat) if MONASTERIES[number]["score"] == "bonus_tiles" else 0
