"""The slice of the whims: the tiles that are still to come, and what lies on two of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.chance import below, shuffle
from burgrave.engine.errors import demand
from burgrave.engine.events import NOBODY
from burgrave.engine.saved import numbers
from burgrave.games.kingsburg.bundles import KINDS, RESOURCES
from burgrave.games.kingsburg.modules.whims.printed import FIRST_TILE, TILES
from burgrave.games.kingsburg.state import State

STOCK: Final = 3
SINGLE: Final = 4
"""The places of the tiles on which resources lie, `STOCK` and `SINGLE`: ranks 4 and 5."""
FULL: Final = (1 << RESOURCES) - 1
NOTHING: Final = -1


class Tiles:
    """The slice. Its list is replaced, never changed in place: clones share it."""

    __slots__ = ("is_taken", "pile", "single", "stock")

    def __init__(self, pile: list[int], stock: int, single: int, is_taken: bool) -> None:
        self.pile = pile
        """Places of the tiles still to come, the next first."""
        self.stock = stock
        """Mask of resources on the tile of rank 4."""
        self.single = single
        """The resource on the tile of rank 5."""
        self.is_taken = is_taken
        """Whether the resource on the tile of rank 5 was taken in this season."""

    def clone(self) -> Tiles:
        """Return an independent copy."""
        return Tiles(self.pile, self.stock, self.single, self.is_taken)

    def data(self) -> list[Any]:
        """Return the slice as JSON-able data."""
        return [list(self.pile), self.stock, self.single, int(self.is_taken)]

    def restore(self, data: Any) -> None:
        """Read the slice from saved data. BadSave if it does not fit."""
        self.pile = numbers("whims", data[0], None, 0, TILES - 1)
        self.stock, self.single, taken = numbers("whims", data[1:], 3, NOTHING, FULL)
        self.is_taken = bool(taken)


def new_tiles(state: State) -> Tiles:
    """Return the slice of a new game: all sixteen tiles shuffled, or an empty pile where all lie on the board from the start."""
    pile = shuffle(state, list(range(TILES))) if state.rules.options["court"] == "whims" else []
    return Tiles(pile, 0, NOTHING, False)


def tiles_of(state: State) -> Tiles:
    """Return the module's slice of a state."""
    tiles: Tiles = state.slices[state.book.place["whims"]]
    return tiles


def lay(state: State, place: int) -> None:
    """Lay a tile on its adviser, with the resources that belong on it."""
    support = state.support[:]
    support[place] = FIRST_TILE + place
    state.support = support
    state.events.append(("whim", NOBODY, place))
    tiles = tiles_of(state)
    if place == STOCK:
        tiles.stock = FULL
    elif place == SINGLE:
        draw_single(state)


def draw_single(state: State) -> None:
    """Put one resource at random on the tile of rank 5."""
    tiles = tiles_of(state)
    tiles.single = below(state, RESOURCES)
    tiles.is_taken = False
    state.events.append(("whim_resource", NOBODY, tiles.single))


class LayAllWhims(Automatic[State]):
    """In a return to tradition all tiles lie on the board from the start."""

    __slots__ = ()
    id: ClassVar[str] = "LayAllWhims"

    def run(self, state: State) -> None:
        if state.rules.options["court"] == "tradition":
            for place in range(TILES):
                lay(state, place)


class DrawWhim(Automatic[State]):
    """At the start of a season the first in turn order draws a tile."""

    __slots__ = ()
    id: ClassVar[str] = "DrawWhim"

    def run(self, state: State) -> None:
        tiles = tiles_of(state)
        if tiles.pile:
            place = tiles.pile[0]
            tiles.pile = tiles.pile[1:]
            state.mark_irreversible()
            lay(state, place)


class RefillSingle(Automatic[State]):
    """When all have been served, replaces what was taken from the tile of rank 5."""

    __slots__ = ()
    id: ClassVar[str] = "RefillSingle"

    def run(self, state: State) -> None:
        if tiles_of(state).is_taken:
            draw_single(state)


class RemoveWhim(Automatic[State]):
    """In a return to tradition the tile of the highest influenced adviser leaves the game, else the lowest of all."""

    __slots__ = ()
    id: ClassVar[str] = "RemoveWhim"

    def run(self, state: State) -> None:
        if state.rules.options["court"] != "tradition":
            return
        tiles_on_board = [place for place in range(TILES) if state.support[place] >= FIRST_TILE]
        if not tiles_on_board:
            return
        influenced = [place for place in tiles_on_board if state.taken >> place & 1]
        place = influenced[-1] if influenced else tiles_on_board[0]
        support = state.support[:]
        support[place] = place
        state.support = support
        state.events.append(("whim_gone", NOBODY, place))


def audit(state: State) -> None:
    """Check sixteen tiles: to come, on their own advisers, or out of the game."""
    tiles = tiles_of(state)
    tiles_on_board = [place for place in range(TILES) if state.support[place] >= FIRST_TILE]
    demand(not set(tiles_on_board) & set(tiles.pile), "a whim twice", tiles_on_board, tiles.pile)
    demand(all(state.support[place] == FIRST_TILE + place for place in tiles_on_board), "a whim on another adviser", state.support)
    demand(STOCK not in tiles_on_board or bool(tiles.stock), "no resources on the whim of rank 4")
    if state.rules.options["court"] == "whims":
        demand(len(tiles_on_board) + len(tiles.pile) == TILES, "a whim is missing", tiles_on_board, tiles.pile)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return how many tiles are to come, and what lies on those with resources."""
    tiles = tiles_of(state)
    has_stock, has_single = (state.support[place] >= FIRST_TILE for place in (STOCK, SINGLE))
    return {
        "mode": state.rules.options["court"],
        "stock": {KINDS[kind]: bool(tiles.stock >> kind & 1) for kind in range(RESOURCES)} if has_stock else None,
        "single": KINDS[tiles.single] if has_single else None,
        "left": len(tiles.pile),
    }


def determinize(state: State, seat: int | None) -> None:
    """Reshuffle the tiles to come, which are face down."""
    tiles = tiles_of(state)
    tiles.pile = shuffle(state, sorted(tiles.pile))
