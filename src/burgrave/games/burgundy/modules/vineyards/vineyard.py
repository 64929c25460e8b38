"""The vineyards' own part of a state: what is planted, the vine bonus tiles, and the colours that were left in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.errors import BadSave
from burgrave.engine.saved import numbers
from burgrave.games.burgundy.modules.vineyards.board import BONUS_TILES, BOTTOM, CELLS, NEIGHBOURS, SPACES
from burgrave.games.burgundy.tiles import DOUBLES, FIRST_DOUBLE, VINES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

ID: Final = "vineyards"
NO_VINE = -1
KINDS = len(VINES)


class Vineyards:
    """See the module's docstring."""

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
        """Vine bonus tiles, by seat and colour."""
        self.pool = pool
        """Those that nobody has, by colour."""
        self.removed = removed
        """Mask of the colours that are not in play."""
        self.each = each
        """Vine bonus tiles of each colour in play."""

    def clone(self) -> Vineyards:
        """An independent copy."""
        return Vineyards(self.seats, self.planted[:], self.covered[:], self.owned[:], self.pool[:], self.removed, self.each)

    def data(self) -> dict[str, Any]:
        """All of it but what is derived, for saves."""
        return {
            "planted": self.planted[:],
            "owned": self.owned[:],
            "pool": self.pool[:],
            "removed": self.removed,
            "each": self.each,
        }

    def restore(self, data: Any) -> None:
        """Fill it from what was saved; BadSave for what cannot be."""
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
        """Mask of the double spaces where the seat may plant next, whatever the die."""
        covered = self.covered[seat]
        if not covered:
            return BOTTOM
        found = 0
        for space in range(SPACES):
            if covered >> space & 1:
                found |= NEIGHBOURS[space]
        return found & ~covered

    def tile_at(self, seat: int, space: int) -> int:
        """The double hex on a space, 0 for none."""
        code = self.planted[seat * SPACES + space]
        return FIRST_DOUBLE + (code - 1) // 2 if code else 0

    def vines(self, seat: int) -> list[int]:
        """The colour of the vine on each cell, NO_VINE for none."""
        found = [NO_VINE] * CELLS
        for space in range(SPACES):
            code = self.planted[seat * SPACES + space]
            if code:
                pair = DOUBLES[(code - 1) // 2]
                turned = (code - 1) % 2
                found[2 * space], found[2 * space + 1] = pair[turned], pair[1 - turned]
        return found


def new_vineyards(state: State) -> Vineyards:
    """Nothing planted, and all bonus tiles in the pool."""
    seats = state.seats
    return Vineyards(seats, [0] * (seats * SPACES), [0] * seats, [0] * (seats * KINDS), [BONUS_TILES] * KINDS, 0, BONUS_TILES)


def vineyards_of(state: State) -> Vineyards:
    """The vineyards of a game that has them."""
    found: Vineyards = state.slices[state.book.slice_places[ID]]
    return found
