"""The drawing of a module of Burgundy: the fields that the game adds to those of all games (`draw/drawing.py`).

The base game and every expansion declare one `BurgundyDrawing`; those of the modules in play are merged (`reading.drawing_for`).
The drawings of the base game ask the merged one for whatever lies on a board besides their own pieces, so that none of them names
an expansion. Each hook is a tuple of functions: where several modules have something, all of it is drawn, in rulebook order.

Drawings of boards are cached by their arguments, so an expansion returns no SVG but `Item`s and `Band`s: a function at the top of
its file, and its arguments besides the place. These must be hashable, and are all that the function knows.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from burgrave.draw.drawing import Drawing
from burgrave.games.burgundy.drawing.glyphs import Composition

if TYPE_CHECKING:
    from burgrave.draw.parts import SeatPart, Tab, View
    from burgrave.games.burgundy.drawing.reading import Scene

Spots = tuple[tuple[float, float], ...]
"""The centres of the spaces of a duchy, by hex."""


class Item(NamedTuple):
    """A piece that lies where a board has a place for it: `draw(x, y, size, *arguments)` around the centre of that place."""

    draw: Callable[..., str]
    arguments: tuple[Hashable, ...] = ()
    span: int = 1
    """How many places it takes, where several lie side by side (storage); x, y is the middle of all of them."""

    def at(self, x: float, y: float, size: float) -> str:
        """Draw it around a centre."""
        return self.draw(x, y, size, *self.arguments)


class Band(NamedTuple):
    """A line across a board, drawn by `draw(left, top, width, *arguments)`. Boards grow by its height and draw a fine line above
    it."""

    height: float
    draw: Callable[..., str]
    arguments: tuple[Hashable, ...] = ()

    def at(self, left: float, top: float, width: float) -> str:
        """Draw it at a place and with a width."""
        return self.draw(left, top, width, *self.arguments)


@dataclass(frozen=True, kw_only=True)
class BurgundyDrawing(Drawing):
    """The drawing of one module. A board without functions for a hook has no place for it; one whose functions return
    nothing has."""

    # ---- what every page has --------------------------------------------------------------------------------------------
    tile_bodies: Mapping[str, Callable[[float, float, float, str], str]] = field(default_factory=dict)
    """Bodies of tiles of `tiles.TILES` that are no hexagon with an icon, around x, y within a radius, by name up to the first
    hyphen. Where one lies that is larger than a hexagon, `stored` and the like draw it."""
    monasteries: Mapping[int, Composition] = field(default_factory=dict)
    """By number of a monastery: its effect in icons (`drawing/glyphs.py`)."""
    module_icons: Mapping[str, str] = field(default_factory=dict)
    """By module: the icon where modules are chosen."""
    verb_icons: Mapping[str, str] = field(default_factory=dict)
    """By verb: icons for actions that no piece stands for."""
    source_icons: Mapping[str, str] = field(default_factory=dict)
    """By source of points: icons."""
    module_symbols: tuple[Callable[[str, str], str], ...] = ()
    """Functions that draw a piece alone by its name, for an edition; "" for a name they do not know."""
    module_marks: tuple[Callable[[View, Sequence[str], str], str], ...] = ()
    """Functions that draw a small picture for a line in the list of choices, by an action's path and verb; "" where they
    have none."""

    # ---- the main board -------------------------------------------------------------------------------------------------
    in_depot: tuple[Callable[[Scene, int], tuple[Item, ...]], ...] = ()
    """Functions that return up to two small pieces of a depot (from 0): beside its goods, or beside its tiles where there are many;
    size is a width of 29 or 26. On a phone they stand below the tiles and are a little larger."""
    depot_line: Callable[[Scene, int], Band | None] | None = None
    """Function that returns a line of a depot (from 0) above its die, `DEPOT_LINE` high, on a desktop. All depots have one, be it
    an empty place, or none has: boards never change their measures during a game."""
    on_road: tuple[Callable[[Scene], Mapping[int, Item]], ...] = ()
    """Functions that return pieces on the road, by the depot (from 0) that lies before them, empty places among them; size is a
    radius of 22. Desktop only: see `strip_lines`."""
    black_foot: tuple[Callable[[Scene], tuple[Band, ...]], ...] = ()
    """Functions that return lines at the foot of the black depot, on a desktop; always of the same height."""
    black_row: tuple[Callable[[Scene], tuple[Item, ...]], ...] = ()
    """Functions that return pieces at the end of the black depot's row, on a phone; size is the radius of a tile."""
    strip_lines: tuple[Callable[[Scene], tuple[Band, ...]], ...] = ()
    """Functions that return lines between the depots and the black one, on a phone, 390 wide (`strip.FIRST` and `strip.COLUMN` say
    where depots stand)."""

    # ---- duchies --------------------------------------------------------------------------------------------------------
    instead_of_tiles: tuple[Callable[[Scene, int], Mapping[int, Item]], ...] = ()
    """Functions that return, for a seat, what is drawn instead of the tile on a hex (from 0), in all sizes; size is a radius."""
    over_duchy: tuple[Callable[[Scene, int, Spots, float], str], ...] = ()
    """Functions that draw SVG above all spaces of a seat's duchy, given the centres of the spaces and their radius. Small ones are
    part of a picture: nothing there can be clicked, and words for a screen reader stand elsewhere."""
    corners: tuple[Callable[[Scene, float, float], str], ...] = ()
    """Functions that draw SVG in the corners beside the duchy in the middle, given width and height; the lower two have the colour
    bonus."""
    owners: Callable[[Scene, int], tuple[int, ...]] | None = None
    """Function that returns the seats that own a seat's duchy."""
    award: Item | None = None
    """What covering a whole colour brings instead of a bonus tile; size is a radius of 9."""
    rim: float = 0
    """How much room a module needs around a duchy, in the radius of a space."""
    instead_of_map: tuple[Callable[[Scene, float, float], str | None], ...] = ()
    """Functions that draw something instead of the duchy in the middle, given width and height; None for the usual duchy."""

    # ---- the own board --------------------------------------------------------------------------------------------------
    instead_of_tray: tuple[Callable[[Scene], Band | None], ...] = ()
    """Functions that return a line instead of the tray, 580 wide; None for the usual tray."""
    instead_of_tray_phone: tuple[Callable[[Scene], Band | None], ...] = ()
    """Functions that return a line instead of the tray on a phone, 390 wide; None for the usual tray."""
    below_tray: tuple[Callable[[Scene], tuple[Band, ...]], ...] = ()
    """Functions that return more lines of the tray; the duchy becomes smaller by itself."""
    below_tray_phone: tuple[Callable[[Scene], tuple[Band, ...]], ...] = ()
    """Functions that return more lines of the tray on a phone."""
    stored: tuple[Callable[[Scene, int], Mapping[int, Item]], ...] = ()
    """Functions that return, for a seat, what lies on a storage space (from 0) that is no tile of `tiles.TILES`; size is a radius.
    Drawn in the tray and in the seat's card."""
    shared: Callable[[Scene, int], tuple[int, ...]] | None = None
    """Function that returns the storage spaces of a seat (from 0) that belong to another seat too: they are a room of their own."""
    storing_steps: tuple[str, ...] = ()
    """Names of the steps that ask for a free storage space."""
    module_tabs: tuple[Callable[[Scene], Tab], ...] = ()
    """Functions that draw a tab with a board of its own, on a phone. Depots and duchy become tabs too."""
    duchy_tabs: Callable[[Scene, Tab], tuple[Tab, ...]] | None = None
    """Function that returns the tabs of a duchy in several parts, on a phone, given its usual tab; None: it has one tab, and none
    where everything fits on one screen."""
    in_prompt: tuple[Callable[[Scene], str], ...] = ()
    """Functions that draw pieces in the prompt, after the dice (`draw.pieces.in_hand`)."""
    white_die_steps: tuple[str, ...] = ()
    """Names of the steps that grant an action with the number of the white die."""
    grants: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    """By what grants an action instead of a tile: its picture around 0, 0 with a radius of 32, in a language; without an entry it
    is the tile of that name."""

    # ---- seats ----------------------------------------------------------------------------------------------------------
    instead_of_card: tuple[Callable[[Scene, int, str], SeatPart | None], ...] = ()
    """Functions that draw a seat's card instead of the usual one; the style is `large` or `compact`."""
    below_card: tuple[Callable[[Scene, int, str], str], ...] = ()
    """Functions that draw SVG or HTML below a card, "" for nothing. The style is `large`, `compact`, or `only` for the seat in the
    middle, whose card has no more than its name."""
    instead_of_figure: tuple[Callable[[Scene, int], str], ...] = ()
    """Functions that draw something instead of a seat's small duchy on the score sheet; "" for seats that have one."""
    beside_figure: tuple[Callable[[Scene, int], str], ...] = ()
    """Functions that draw a further board of a seat beside its duchy on the score sheet; "" for none."""


DEPOT_LINE: Final = 40
"""The height of a `depot_line`."""
