"""The whims' part of a state: the tiles that are still to come, and what lies on two of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.chance import below, shuffle
from burgrave.engine.errors import demand
from burgrave.engine.events import NOBODY
from burgrave.engine.saved import numbers
from burgrave.games.kingsburg.bundles import KINDS, RESOURCES
from burgrave.games.kingsburg.council import FIRST_TILE
from burgrave.games.kingsburg.ids import TILES
from burgrave.games.kingsburg.state import State

STOCK: Final = 3
SINGLE: Final = 4
"""Places of the tiles on which resources lie: ranks 4 and 5."""
FULL: Final = (1 << RESOURCES) - 1
NOTHING: Final = -1


class Tiles:
    """Lists are replaced, never changed in place: clones share them."""

    __slots__ = ("is_taken", "pile", "single", "stock")

    def __init__(self, pile: list[int], stock: int, single: int, is_taken: bool) -> None:
        self.pile = pile
        """Places of the tiles still to come, the next first."""
        self.stock = stock
        """Mask of resources on the tile of rank 4."""
        self.single = single
        """The resource on the tile of rank 5."""
        self.is_taken = is_taken
        """Whether it was taken in this season."""

    def clone(self) -> Tiles:
        """An independent copy."""
        return Tiles(self.pile, self.stock, self.single, self.is_taken)

    def data(self) -> list[Any]:
        """JSON-able."""
        return [list(self.pile), self.stock, self.single, int(self.is_taken)]

    def restore(self, data: Any) -> None:
        """From saved data."""
        self.pile = numbers("whims", data[0], None, 0, TILES - 1)
        self.stock, self.single, taken = numbers("whims", data[1:], 3, NOTHING, FULL)
        self.is_taken = bool(taken)


def new_tiles(state: State) -> Tiles:
    """All sixteen shuffled; none is left where they all lie on the board from the start."""
    pile = shuffle(state, list(range(TILES))) if state.rules.options["court"] == "whims" else []
    return Tiles(pile, 0, NOTHING, False)


def tiles_of(state: State) -> Tiles:
    """The module's part of a state."""
    piece: Tiles = state.slices[state.book.place["whims"]]
    return piece


def lay(state: State, place: int) -> None:
    """A tile on its adviser, with the resources that belong on it."""
    support = state.support[:]
    support[place] = FIRST_TILE + place
    state.support = support
    state.events.append(("whim", NOBODY, place))
    piece = tiles_of(state)
    if place == STOCK:
        piece.stock = FULL
    elif place == SINGLE:
        draw_single(state)


def draw_single(state: State) -> None:
    """One resource at random."""
    piece = tiles_of(state)
    piece.single = below(state, RESOURCES)
    piece.is_taken = False
    state.events.append(("whim_resource", NOBODY, piece.single))


class LayAllWhims(Automatic[State]):
    """Return to tradition begins with every tile on the board."""

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
        piece = tiles_of(state)
        if piece.pile:
            place = piece.pile[0]
            piece.pile = piece.pile[1:]
            state.mark_irreversible()
            lay(state, place)


class RefillSingle(Automatic[State]):
    """When all have been served, what was taken from the tile of rank 5 is replaced."""

    __slots__ = ()
    id: ClassVar[str] = "RefillSingle"

    def run(self, state: State) -> None:
        if tiles_of(state).is_taken:
            draw_single(state)


class RemoveWhim(Automatic[State]):
    """Return to tradition: the tile of the highest adviser that was influenced goes, else the lowest of all."""

    __slots__ = ()
    id: ClassVar[str] = "RemoveWhim"

    def run(self, state: State) -> None:
        if state.rules.options["court"] != "tradition":
            return
        lying = [place for place in range(TILES) if state.support[place] >= FIRST_TILE]
        if not lying:
            return
        influenced = [place for place in lying if state.taken >> place & 1]
        place = influenced[-1] if influenced else lying[0]
        support = state.support[:]
        support[place] = place
        state.support = support
        state.events.append(("whim_gone", NOBODY, place))


def audit(state: State) -> None:
    """Sixteen tiles: to come, or on their own advisers, or gone for good."""
    piece = tiles_of(state)
    lying = [place for place in range(TILES) if state.support[place] >= FIRST_TILE]
    demand(not set(lying) & set(piece.pile), "a whim twice", lying, piece.pile)
    demand(all(state.support[place] == FIRST_TILE + place for place in lying), "a whim on another adviser", state.support)
    demand(STOCK not in lying or bool(piece.stock), "no resources on the whim of rank 4")
    if state.rules.options["court"] == "whims":
        demand(len(lying) + len(piece.pile) == TILES, "a whim is missing", lying, piece.pile)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """How many tiles are to come, and what lies on those with resources."""
    piece = tiles_of(state)
    has_stock, has_single = (state.support[place] >= FIRST_TILE for place in (STOCK, SINGLE))
    return {
        "mode": state.rules.options["court"],
        "stock": {KINDS[kind]: bool(piece.stock >> kind & 1) for kind in range(RESOURCES)} if has_stock else None,
        "single": KINDS[piece.single] if has_single else None,
        "left": len(piece.pile),
    }


def determinize(state: State, seat: int | None) -> None:
    """The tiles to come are face down."""
    piece = tiles_of(state)
    piece.pile = shuffle(state, sorted(piece.pile))
