"""Burgundy drawn in SVG from a view. `DRAWING` is what the pages know as `game.drawing` (see `draw/parts.py`).

Every piece carries its element in action paths (`data-element`), the key of its place (`data-key`) with what lies there
(`data-piece`), and its topic of help (`data-help`), one of:

    tile:<name>         a tile, for each name in `tiles.TILES`
    space:<colour>      an empty space of a duchy, for each of `colours.COLOURS`
    good:<number>       a kind of goods, by the die that sells it
    bonus:<colour>      the bonus tiles of a colour
    depot, black        a numbered depot and its emptied spaces; the black depot
    phase, round        the tracks above the board (`phase` also where its bonus is told)
    order, white_die    turn order and the die below the board
    die                 a player's die
    storage             an empty storage space
    stock:workers, stock:silver, stock:sold, stock:goods (an empty space for goods)
    regions             points for finished regions
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from burgrave.draw.parts import Look, Parts, Sheet, View
from burgrave.games.burgundy.drawing import pictures
from burgrave.games.burgundy.drawing.board import board
from burgrave.games.burgundy.drawing.captions import moment, moment_phone, own_head
from burgrave.games.burgundy.drawing.duchy import own_map
from burgrave.games.burgundy.drawing.hand import hand, hand_words, queue
from burgrave.games.burgundy.drawing.icons import ICONS
from burgrave.games.burgundy.drawing.patterns import PATTERNS
from burgrave.games.burgundy.drawing.reading import Scene, is_settled
from burgrave.games.burgundy.drawing.seats import seat_parts
from burgrave.games.burgundy.drawing.sides import own_sides
from burgrave.games.burgundy.drawing.strip import strip
from burgrave.games.burgundy.drawing.tray import own_tray, own_tray_phone


class BurgundyDrawing:
    """Everything that pages need to show Burgundy."""

    css = files("burgrave.games.burgundy.drawing").joinpath("burgundy.css").read_text(encoding="utf-8")
    icons = ICONS
    patterns = PATTERNS

    def parts(self, view: View, look: Look) -> Parts:
        """The whole table."""
        seen = Scene(view, look)
        desk, phone = look.shows("desk"), look.shows("phone")
        return Parts(
            moment=moment(seen),
            moment_phone=moment_phone(seen),
            board=board(seen) if desk else Sheet(),
            strip=strip(seen) if phone else "",
            own_head=own_head(seen),
            own_map=own_map(seen) if is_settled(seen.focus) else own_sides(seen),
            own_tray=own_tray(seen) if desk else "",
            own_tray_phone=own_tray_phone(seen) if phone else "",
            hand=hand(seen),
            hand_words=hand_words(seen),
            queue=queue(seen),
            seats=seat_parts(seen) if desk else {},
        )

    def art(self) -> str:
        """A picture for the game's card, 300 x 148."""
        return pictures.art()

    def thumbnail(self, option: str, value: str, edition: str = "") -> str:
        """A duchy to choose, "" for other options."""
        return pictures.thumbnail(option, value, edition)

    def figure(self, view: View, seat: int, r: float) -> str:
        """A seat's duchy, small, for score sheets."""
        return pictures.duchy_figure(view, seat, r)

    def mark(self, view: View, path: Sequence[str], verb: str) -> str:
        """A small picture for a line in the list of choices."""
        return pictures.mark(view, path, verb)

    def source_icon(self, source: str) -> str:
        """The icon for a source of points."""
        return pictures.source_icon(source)

    def symbol(self, piece: str, edition: str = "") -> str:
        """A piece alone, for help and rules."""
        return pictures.symbol(piece, edition)


DRAWING = BurgundyDrawing()
