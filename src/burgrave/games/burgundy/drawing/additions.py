"""What expansions add to the drawings of the game: one `Addition` each, in `drawing/expansions/`.

It draws at a table whose view tells something of its module (`view["extra"]`, by the module's id). The drawings of the base game
ask here for whatever lies on a board besides their own pieces, so that none of them names an expansion.

Boards remember what they have drawn by value, so an expansion does not hand over SVG but `Item`s and `Band`s: a function at the top
of its file, and what that is told besides the place. What it is told must be hashable, and is all that it knows.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from burgrave.draw.parts import Leaf, SeatPart, View
    from burgrave.games.burgundy.drawing.reading import Scene

Spots = tuple[tuple[float, float], ...]
"""Centres of the spaces of a duchy, by hex."""


class Item(NamedTuple):
    """A piece that lies where a board has a place for it: `draw(x, y, size, *told)` around the centre of that place."""

    draw: Callable[..., str]
    told: tuple[Hashable, ...] = ()
    span: int = 1
    """How many places it takes, where several lie side by side (storage); x, y is the middle of all."""

    def at(self, x: float, y: float, size: float) -> str:
        """Drawn in its place."""
        return self.draw(x, y, size, *self.told)


class Band(NamedTuple):
    """A line across a board: `draw(left, top, width, *told)`. Boards grow by its height and draw a fine line above it."""

    height: float
    draw: Callable[..., str]
    told: tuple[Hashable, ...] = ()

    def at(self, left: float, top: float, width: float) -> str:
        """Drawn in its place."""
        return self.draw(left, top, width, *self.told)


@dataclass(frozen=True)
class Addition:
    """What one expansion draws. A board whose field is None has nothing of it, ever; one that gives nothing has a place for it."""

    module: str
    """Its id."""

    # ---- what every page has --------------------------------------------------------------------------------------------
    icons: Mapping[str, str] = field(default_factory=dict)
    """Symbols beyond those of the game, by name."""
    css: str = ""
    """Its style sheet (see `draw.drawing.style_sheet`)."""
    patterns: str = ""

    tiles: Mapping[str, Callable[[float, float, float, str], str]] = field(default_factory=dict)
    """Tiles of `tiles.TILES` that are no hexagon with an icon: the body around x, y within a radius, by its name up to the first
    hyphen. Where one lies that is larger than a hexagon, `stored` and the like draw it."""

    # ---- the main board -------------------------------------------------------------------------------------------------
    in_depot: Callable[[Scene, int], tuple[Item, ...]] | None = None
    """Up to two small pieces of a depot (from 0): beside its goods, or beside its tiles where there are many; size is a width of 29
    or 26. On a phone they stand below the tiles and are a little larger."""
    depot_line: Callable[[Scene, int], Band | None] | None = None
    """A line of a depot (from 0) above its die, `DEPOT_LINE` high, on a desktop. All depots have one, be it an empty place, or none
    has: boards never change their measures during a game."""
    on_road: Callable[[Scene], Mapping[int, Item]] | None = None
    """Pieces on the road, by the depot (from 0) that lies before them, empty places among them; size is a radius of 22. Desktop
    only: see `strip`."""
    black_foot: Callable[[Scene], tuple[Band, ...]] | None = None
    """Lines at the foot of the black depot, on a desktop; always of the same height."""
    black_row: Callable[[Scene], tuple[Item, ...]] | None = None
    """On a phone: pieces at the end of the black depot's row; size is the radius of a tile."""
    strip: Callable[[Scene], tuple[Band, ...]] | None = None
    """On a phone: lines between the depots and the black one, 390 wide (`strip.FIRST`, `strip.COLUMN` tell where depots stand)."""

    # ---- duchies --------------------------------------------------------------------------------------------------------
    instead: Callable[[Scene, int], Mapping[int, Item]] | None = None
    """Of a seat, by hex (from 0): what is drawn instead of the tile there, in all sizes; size is a radius."""
    over: Callable[[Scene, int, Spots, float], str] | None = None
    """Above all spaces of a seat's duchy: SVG, by the centres of the spaces and their radius. Small ones are part of a picture:
    nothing there can be clicked, and words for a screen reader stand elsewhere."""

    corners: Callable[[Scene, float, float], str] | None = None
    """Beside the duchy in the middle, in the corners of a picture so wide and so high: SVG. The lower two hold the colour bonus."""
    owners: Callable[[Scene, int], tuple[int, ...]] | None = None
    """Of a seat: those whose duchy it is."""
    award: Item | None = None
    """What covering a whole colour brings, where that is no bonus tile; size is a radius of 9."""
    rim: float = 0
    """How much room it needs around a duchy, in the radius of a space."""

    map: Callable[[Scene, float, float], str] | None = None
    """Instead of the duchy in the middle, so wide and so high; "" for seats that have a duchy."""

    # ---- the own board --------------------------------------------------------------------------------------------------
    tray: Callable[[Scene], Band | None] | None = None
    """Instead of the tray, 580 wide."""
    tray_phone: Callable[[Scene], Band | None] | None = None
    """The same on a phone, 390 wide."""
    below_tray: Callable[[Scene], tuple[Band, ...]] | None = None
    """More lines of the tray; the duchy becomes smaller by itself."""
    below_tray_phone: Callable[[Scene], tuple[Band, ...]] | None = None
    stored: Callable[[Scene, int], Mapping[int, Item]] | None = None
    """Of a seat, by storage space (from 0): what lies there that is no tile of `tiles.TILES`; size is a radius. Drawn in the tray
    and in the seat's card."""
    rooms: Callable[[Scene, int], tuple[int, ...]] | None = None
    """Of a seat, by storage space (from 0): the first space of the same room, where a storage has several."""
    shared: Callable[[Scene, int], tuple[int, ...]] | None = None
    """Of a seat: the storage spaces (from 0) that are somebody else's too."""
    leaf: Callable[[Scene], Leaf] | None = None
    """On a phone: a board of its own. Depots and duchy become leaves too, and tabs lead from one to another."""
    hand: Callable[[Scene], str] | None = None
    """Pieces that lie in the prompt, after the dice (`draw.pieces.in_hand`)."""
    grants: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    """By what grants an action in the place of a tile: its picture around 0, 0 with a radius of 32, in a language; without one it
    is the tile of that name."""

    # ---- seats ----------------------------------------------------------------------------------------------------------
    card: Callable[[Scene, int, str], SeatPart | None] | None = None
    """A seat's card instead of the usual one; the style is `large` or `compact`."""
    below_card: Callable[[Scene, int, str], str] | None = None
    """Below what a card shows: SVG or HTML, "" for nothing. The style is `large`, `compact`, or `only` for the seat in the middle,
    which has no more than its name."""

    figure: Callable[[Scene, int], str] | None = None
    """On the score sheet instead of a seat's small duchy; "" for seats that have one."""
    beside_figure: Callable[[Scene, int], str] | None = None
    """On the score sheet beside it: a board that a seat has besides its duchy; "" for none."""

    # ---- pictures -------------------------------------------------------------------------------------------------------
    symbols: Callable[[str, str], str] | None = None
    """A piece alone by its name, for an edition; "" for one it does not know."""
    mark: Callable[[View, Sequence[str], str], str] | None = None
    """A small picture for a line in the list of choices, by an action's path and verb; "" where it does not know."""
    verbs: Mapping[str, str] = field(default_factory=dict)
    """Icons for actions that no piece stands for, by verb."""
    sources: Mapping[str, str] = field(default_factory=dict)
    """Icons by source of points."""
    icon: str = ""
    """The module's own, where modules are chosen."""


DEPOT_LINE: Final = 40
"""Height of a `depot_line`."""
ADDITIONS: Final[list[Addition]] = []
"""In rulebook order; `drawing/expansions/__init__.py` fills it."""


def additions(view: View) -> tuple[Addition, ...]:
    """Those of the modules that a table is played with."""
    extra = view["extra"]
    return tuple([addition for addition in ADDITIONS if addition.module in extra]) if extra else ()


@cache
def all_of(kind: str) -> dict[str, Any]:
    """A mapping of all additions together, by the name of the field; asked only when all of them are known."""
    return {name: value for addition in ADDITIONS for name, value in getattr(addition, kind).items()}
