"""The solo game's own part of a state: the marker on its way to the target, and what has left the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.saved import numbers
from burgrave.games.burgundy.tiles import GOODS_KINDS, TILES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

ID: Final = "solo"
MOST = 9999
SINGLE = 8
"""How many numbers a save has before the lists."""


class Progress:
    """The marker, the target and what has left the game; see the attributes."""

    __slots__ = ("colours", "cranes", "gone", "marker", "posts", "reached", "region", "target", "tile", "turned")

    def __init__(self, target: int) -> None:
        self.marker = 0
        """Points on the way to the target."""
        self.target = target
        self.reached = 0
        """How often a target was reached."""
        self.region = 0
        self.tile = 0
        self.posts = 0
        """Points that the marker has not moved by yet: for a finished region, for what a tile or a sale brought, and for posts."""
        self.colours = 0
        """Colours just covered whose hex of the black depot is not on the agenda yet."""
        self.cranes = 0
        """How many cranes have counted with a charter: each does once."""
        self.gone = [0] * GOODS_KINDS
        """Goods that left the game, by kind."""
        self.turned: list[int] = []
        """Tiles of the black depot that were turned face down."""

    def clone(self) -> Progress:
        """Return an independent copy."""
        other = Progress(self.target)
        other.marker, other.reached = self.marker, self.reached
        other.region, other.tile, other.posts = self.region, self.tile, self.posts
        other.colours, other.cranes = self.colours, self.cranes
        other.gone, other.turned = self.gone[:], self.turned[:]
        return other

    def data(self) -> list[Any]:
        """Return everything as JSON-able data, for saves."""
        single = [self.marker, self.target, self.reached, self.region, self.tile, self.colours, self.posts, self.cranes]
        return [*single, list(self.gone), list(self.turned)]

    def restore(self, data: Any) -> None:
        """Take everything from saved data; raises BadSave for data that does not fit."""
        self.marker, self.target, self.reached, self.region, self.tile, self.colours, self.posts, self.cranes = numbers(
            "solo", data[:SINGLE], SINGLE, 0, MOST
        )
        self.gone = numbers("solo", data[SINGLE], GOODS_KINDS, 0, 99)
        self.turned = numbers("solo", data[SINGLE + 1], None, 1, len(TILES) - 1)


def new_progress(state: State) -> Progress:
    """Return the progress at the start of a game."""
    return Progress(int(state.rules.options["target"]))


def is_full(state: State, seat: int) -> bool:
    """Whether every space of the duchy has a tile."""
    return state.covered[seat].bit_count() == state.duchy[seat].hexes


def progress_of(state: State) -> Progress:
    """Return the module's part of a state."""
    piece: Progress = state.slices[state.book.slice_places[ID]]
    return piece
