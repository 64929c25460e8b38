"""What the solo game keeps: the way to the target, and what has left the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.saved import numbers
from burgrave.games.burgundy.tiles import GOODS_KINDS, KINDS_OF_TILE

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

MOST = 9999


class Progress:
    """See the module's docstring."""

    __slots__ = ("colours", "gone", "marker", "reached", "region", "target", "tile", "turned")

    def __init__(self, target: int) -> None:
        self.marker = 0
        """Points on the way to the target."""
        self.target = target
        self.reached = 0
        """How often it was."""
        self.region = 0
        self.tile = 0
        """Points that the marker has not moved by yet: for a finished region, and for what a tile or a sale brought."""
        self.colours = 0
        """Colours covered just now, whose hex of the black depot is not on the agenda yet."""
        self.gone = [0] * GOODS_KINDS
        """Goods out of the game, by kind."""
        self.turned: list[int] = []
        """Tiles of the black depot that were turned face down."""

    def clone(self) -> Progress:
        """An independent copy."""
        other = Progress(self.target)
        other.marker, other.reached = self.marker, self.reached
        other.region, other.tile, other.colours = self.region, self.tile, self.colours
        other.gone, other.turned = self.gone[:], self.turned[:]
        return other

    def data(self) -> list[Any]:
        """For saves."""
        return [self.marker, self.target, self.reached, self.region, self.tile, self.colours, list(self.gone), list(self.turned)]

    def restore(self, data: Any) -> None:
        """From saved data."""
        single = numbers("solo", data[:6], 6, 0, MOST)
        self.marker, self.target, self.reached, self.region, self.tile, self.colours = single
        self.gone = numbers("solo", data[6], GOODS_KINDS, 0, 99)
        self.turned = numbers("solo", data[7], None, 1, KINDS_OF_TILE - 1)


def new_progress(state: State) -> Progress:
    """At the start of the track."""
    return Progress(int(state.rules.options["target"]))


def progress_of(state: State) -> Progress:
    """The module's part of a state."""
    piece: Progress = state.slices[state.book.places["solo"]]
    return piece
