"""The vineyards' own part of a state: what is planted, the vine bonus tiles, and the colours that were left in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.errors import BadSave
from burgrave.engine.saved import numbers
from burgrave.games.burgundy.modules.vineyards.board import BONUS_TILES, BOTTOM, CELLS, NEIGHBOURS, SPACES
from burgrave.games.burgundy.modules.vineyards.tiles import DOUBLES, FIRST_DOUBLE, VINES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

ID: Final = "vineyards"
NO_VINE = -1
KINDS = len(VINES)


class Vineyards:
    """What is planted, the vine bonus tiles, and the colours in play."""

    __slots__ = ("covered", "each", "owned", "planted", "pool", "removed", "seats")

    def __init__(
        self, seats: int, planted: list[int], covered: list[int], owned: list[int], pool: list[int], removed: int, each: int
    ) -> None:
        self.seats = seats
        self.planted = planted
        """By seat and double space: 0 for nothing, else 1 + 2 * (tile - FIRST_DOUBLE), and 1 more where it lies turned round."""
        self.covered = covered
        """By seat: mask of the planted double spaces; derived."""
        self.owned = owned
        """Number of vine bonus tiles, by seat and colour."""
        self.pool = pool
        """Number of vine bonus tiles that nobody has, by colour."""
        self.removed = removed
        """Mask of the colours that are not in play."""
        self.each = each
        """How many vine bonus tiles of each colour are in play."""

    def clone(self) -> Vineyards:
        """Return an independent copy."""
        return Vineyards(self.seats, self.planted[:], self.covered[:], self.owned[:], self.pool[:], self.removed, self.each)

    def data(self) -> dict[str, Any]:
        """Return everything but what is derived as JSON-able data, for saves."""
        return {
            "planted": self.planted[:],
            "owned": self.owned[:],
            "pool": self.pool[:],
            "removed": self.removed,
            "each": self.each,
        }

    def restore(self, data: Any) -> None:
        """Take everything from saved data; raises BadSave for data that does not fit."""
        if not isinstance(data, dict) or set(data) != set(self.data()):
            raise BadSave("a vineyard is saved with planted, owned, pool, removed and each")
        self.planted = numbers("planted", data["planted"], self.seats * SPACES, 0, 2 * len(DOUBLES))
        self.owned = numbers("owned", data["owned"], self.seats * KINDS, 0, BONUS_TILES)
        self.pool = numbers("pool", data["pool"], KINDS, 0, BONUS_TILES)
        self.removed, self.each = numbers("removed", [data["removed"], data["each"]], 2, 0, (1 << KINDS) - 1)
        self.covered = [
            sum(1 << space for space in range(SPACES) if self.planted[seat * SPACES + space]) for seat in range(self.seats)
        ]

    def plant(self, seat: int, space: int, tile: int, is_turned: bool) -> None:
        """Lay a double hex, its first vine on the first cell of the space or, turned round, on the second."""
        self.planted[seat * SPACES + space] = 1 + 2 * (tile - FIRST_DOUBLE) + is_turned
        self.covered[seat] |= 1 << space

    def open_to(self, seat: int) -> int:
        """Return the mask of the double spaces where the seat may plant next, whatever the die."""
        covered = self.covered[seat]
        if not covered:
            return BOTTOM
        mask = 0
        for space in range(SPACES):
            if covered >> space & 1:
                mask |= NEIGHBOURS[space]
        return mask & ~covered

    def tile_at(self, seat: int, space: int) -> int:
        """Return the double hex on a space, 0 for none."""
        code = self.planted[seat * SPACES + space]
        return FIRST_DOUBLE + (code - 1) // 2 if code else 0

    def vines(self, seat: int) -> list[int]:
        """Return the colour of the vine on each cell, NO_VINE for none."""
        colours = [NO_VINE] * CELLS
        for space in range(SPACES):
            code = self.planted[seat * SPACES + space]
            if code:
                pair = DOUBLES[(code - 1) // 2]
                turned = (code - 1) % 2
                colours[2 * space], colours[2 * space + 1] = pair[turned], pair[1 - turned]
        return colours


def new_vineyards(state: State) -> Vineyards:
    """Return vineyards with nothing planted, and all bonus tiles in the pool."""
    seats = state.seats
    return Vineyards(seats, [0] * (seats * SPACES), [0] * seats, [0] * (seats * KINDS), [BONUS_TILES] * KINDS, 0, BONUS_TILES)


def vineyards_of(state: State) -> Vineyards:
    """Return the module's part of a state."""
    own_part: Vineyards = state.slices[state.book.slice_places[ID]]
    return own_part
