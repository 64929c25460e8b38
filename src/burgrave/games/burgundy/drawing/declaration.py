"""What a module of Burgundy draws: the fields that the game has besides those of all games (`draw/drawing.py`).

The base game and every expansion declare one `BurgundyDrawing`; those of the modules in play are merged (`reading.drawing_for`).
The drawings of the base game ask the merged one for whatever lies on a board besides their own pieces, so that none of them names
an expansion. Each hook is a tuple of functions: where several modules have something, all of it is drawn, in rulebook order.

Boards remember what they have drawn by value, so an expansion does not hand over SVG but `Item`s and `Band`s: a function at the top
of its file, and its arguments besides the place. Those must be hashable, and are all that it knows.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from burgrave.draw.drawing import Drawing

if TYPE_CHECKING:
    from burgrave.draw.parts import SeatPart, Tab, View
    from burgrave.games.burgundy.drawing.reading import Scene

Spots = tuple[tuple[float, float], ...]
"""Centres of the spaces of a duchy, by hex."""


class Item(NamedTuple):
    """A piece that lies where a board has a place for it: `draw(x, y, size, *arguments)` around the centre of that place."""

    draw: Callable[..., str]
    arguments: tuple[Hashable, ...] = ()
    span: int = 1
    """How many places it takes, where several lie side by side (storage); x, y is the middle of all."""

    def at(self, x: float, y: float, size: float) -> str:
        """Drawn in its place."""
        return self.draw(x, y, size, *self.arguments)


class Band(NamedTuple):
    """A line across a board: `draw(left, top, width, *arguments)`. Boards grow by its height and draw a fine line above it."""

    height: float
    draw: Callable[..., str]
    arguments: tuple[Hashable, ...] = ()

    def at(self, left: float, top: float, width: float) -> str:
        """Drawn in its place."""
        return self.draw(left, top, width, *self.arguments)


@dataclass(frozen=True, kw_only=True)
class BurgundyDrawing(Drawing):
    """What one module draws. A board whose hook is empty has nothing of it, ever; one that gives nothing has a place for it."""

    # ---- what every page has --------------------------------------------------------------------------------------------
    tile_bodies: Mapping[str, Callable[[float, float, float, str], str]] = field(default_factory=dict)
    """Tiles of `tiles.TILES` that are no hexagon with an icon: the body around x, y within a radius, by its name up to the first
    hyphen. Where one lies that is larger than a hexagon, `stored` and the like draw it."""
    module_icons: Mapping[str, str] = field(default_factory=dict)
    """By module: its icon, where modules are chosen."""
    verb_icons: Mapping[str, str] = field(default_factory=dict)
    """Icons for actions that no piece stands for, by verb."""
    source_icons: Mapping[str, str] = field(default_factory=dict)
    """Icons by source of points."""
    module_symbols: tuple[Callable[[str, str], str], ...] = ()
    """A piece alone by its name, for an edition; "" for one it does not know."""
    module_marks: tuple[Callable[[View, Sequence[str], str], str], ...] = ()
    """A small picture for a line in the list of choices, by an action's path and verb; "" where it does not know."""

    # ---- the main board -------------------------------------------------------------------------------------------------
    in_depot: tuple[Callable[[Scene, int], tuple[Item, ...]], ...] = ()
    """Up to two small pieces of a depot (from 0): beside its goods, or beside its tiles where there are many; size is a width of 29
    or 26. On a phone they stand below the tiles and are a little larger."""
    depot_line: Callable[[Scene, int], Band | None] | None = None
    """A line of a depot (from 0) above its die, `DEPOT_LINE` high, on a desktop. All depots have one, be it an empty place, or none
    has: boards never change their measures during a game."""
    on_road: tuple[Callable[[Scene], Mapping[int, Item]], ...] = ()
    """Pieces on the road, by the depot (from 0) that lies before them, empty places among them; size is a radius of 22. Desktop
    only: see `strip_lines`."""
    black_foot: tuple[Callable[[Scene], tuple[Band, ...]], ...] = ()
    """Lines at the foot of the black depot, on a desktop; always of the same height."""
    black_row: tuple[Callable[[Scene], tuple[Item, ...]], ...] = ()
    """On a phone: pieces at the end of the black depot's row; size is the radius of a tile."""
    strip_lines: tuple[Callable[[Scene], tuple[Band, ...]], ...] = ()
    """On a phone: lines between the depots and the black one, 390 wide (`strip.FIRST`, `strip.COLUMN` tell where depots stand)."""

    # ---- duchies --------------------------------------------------------------------------------------------------------
    instead_of_tiles: tuple[Callable[[Scene, int], Mapping[int, Item]], ...] = ()
    """Of a seat, by hex (from 0): what is drawn instead of the tile there, in all sizes; size is a radius."""
    over_duchy: tuple[Callable[[Scene, int, Spots, float], str], ...] = ()
    """Above all spaces of a seat's duchy: SVG, by the centres of the spaces and their radius. Small ones are part of a picture:
    nothing there can be clicked, and words for a screen reader stand elsewhere."""
    corners: tuple[Callable[[Scene, float, float], str], ...] = ()
    """Beside the duchy in the middle, in the corners of a picture so wide and so high: SVG. The lower two hold the colour bonus."""
    owners: Callable[[Scene, int], tuple[int, ...]] | None = None
    """Of a seat: those whose duchy it is."""
    award: Item | None = None
    """What covering a whole colour brings, where that is no bonus tile; size is a radius of 9."""
    rim: float = 0
    """How much room a module needs around a duchy, in the radius of a space."""
    instead_of_map: tuple[Callable[[Scene, float, float], str], ...] = ()
    """Instead of the duchy in the middle, so wide and so high; "" for seats that have a duchy."""

    # ---- the own board --------------------------------------------------------------------------------------------------
    instead_of_tray: tuple[Callable[[Scene], Band | None], ...] = ()
    """Instead of the tray, 580 wide."""
    instead_of_tray_phone: tuple[Callable[[Scene], Band | None], ...] = ()
    """The same on a phone, 390 wide."""
    below_tray: tuple[Callable[[Scene], tuple[Band, ...]], ...] = ()
    """More lines of the tray; the duchy becomes smaller by itself."""
    below_tray_phone: tuple[Callable[[Scene], tuple[Band, ...]], ...] = ()
    """The same on a phone."""
    stored: tuple[Callable[[Scene, int], Mapping[int, Item]], ...] = ()
    """Of a seat, by storage space (from 0): what lies there that is no tile of `tiles.TILES`; size is a radius. Drawn in the tray
    and in the seat's card."""
    rooms: Callable[[Scene, int], tuple[int, ...]] | None = None
    """Of a seat, by storage space (from 0): the first space of the same room, where a storage has several."""
    shared: Callable[[Scene, int], tuple[int, ...]] | None = None
    """Of a seat: the storage spaces (from 0) that are somebody else's too."""
    module_tabs: tuple[Callable[[Scene], Tab], ...] = ()
    """On a phone: a board of its own. Depots and duchy become tabs too."""
    in_prompt: tuple[Callable[[Scene], str], ...] = ()
    """Pieces that lie in the prompt, after the dice (`draw.pieces.in_hand`)."""
    grants: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    """By what grants an action in the place of a tile: its picture around 0, 0 with a radius of 32, in a language; without one it
    is the tile of that name."""

    # ---- seats ----------------------------------------------------------------------------------------------------------
    instead_of_card: tuple[Callable[[Scene, int, str], SeatPart | None], ...] = ()
    """A seat's card instead of the usual one; the style is `large` or `compact`."""
    below_card: tuple[Callable[[Scene, int, str], str], ...] = ()
    """Below what a card shows: SVG or HTML, "" for nothing. The style is `large`, `compact`, or `only` for the seat in the middle,
    which has no more than its name."""
    instead_of_figure: tuple[Callable[[Scene, int], str], ...] = ()
    """On the score sheet instead of a seat's small duchy; "" for seats that have one."""
    beside_figure: tuple[Callable[[Scene, int], str], ...] = ()
    """On the score sheet beside it: a board that a seat has besides its duchy; "" for none."""


DEPOT_LINE: Final = 40
"""Height of a `depot_line`."""
