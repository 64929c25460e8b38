"""Tuscany drawn in SVG from a view. `DRAWING` is what the pages know as `game.drawing` (see `draw/parts.py`).

Every piece carries its element in action paths (`data-element`), the key of its place (`data-key`) with what lies there
(`data-piece`), and its topic of help (`data-help`), one of:

    token:<name>        an estate token, for each name in `tokens.TOKENS` but none
    field:<colour>      an empty field, for each of `colours.COLOURS`
    card:<colour>       an estate card of the own hand
    deck, income        estate cards face down and discarded; income cards, also the last revealed
    bonus:<kind>        bonus tokens, for each of `tokens.BONUSES`
    colour:<colour>     what the first and the second get for a whole colour
    track:green, track:red, phase    the scoring wheel and its hub
    stack, storage, hand, neutral    a player's face-down stacks, empty storage, cards; the neutral supply
    stock:workers, stock:marble
    regions             green points for finished regions

Keys: `open:1`, `deck`, `income`, `income:last`, `bonus:card`, `colour:inn`, `phase` of the shared board; of a seat `0.field:A1`,
`0.storage:1`, `0.stack:1`, `0.card:inn.1`, `0.cards`, `0.workers`, `0.marble`, `0.bonus:card`, `0.green`, `0.red`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from burgrave.draw.parts import Look, Parts, Sheet, View
from burgrave.games.tuscany.drawing import pictures
from burgrave.games.tuscany.drawing.arrange import arranged
from burgrave.games.tuscany.drawing.arrange_draft import is_arranging
from burgrave.games.tuscany.drawing.board import board
from burgrave.games.tuscany.drawing.captions import green_points, moment, moment_phone, own_head
from burgrave.games.tuscany.drawing.estate import own_map
from burgrave.games.tuscany.drawing.hand import hand, hand_words, queue
from burgrave.games.tuscany.drawing.icons import ICONS
from burgrave.games.tuscany.drawing.patterns import PATTERNS
from burgrave.games.tuscany.drawing.reading import Scene
from burgrave.games.tuscany.drawing.seats import seat_parts
from burgrave.games.tuscany.drawing.strip import strip
from burgrave.games.tuscany.drawing.tray import own_tray, own_tray_phone

SHEETS = ("tuscany.css", "arrange.css")


class TuscanyDrawing:
    """Everything that pages need to show Tuscany."""

    css = "".join(files("burgrave.games.tuscany.drawing").joinpath(name).read_text(encoding="utf-8") for name in SHEETS)
    icons = ICONS
    patterns = PATTERNS

    def parts(self, view: View, look: Look) -> Parts:
        """The whole table."""
        seen = Scene(view, look)
        desk, phone = look.shows("desk"), look.shows("phone")
        parts = Parts(
            moment=moment(seen),
            moment_phone=moment_phone(seen),
            board=board(seen) if desk else Sheet(),
            strip=strip(seen) if phone else "",
            own_head=own_head(seen),
            own_map=own_map(seen),
            own_tray=own_tray(seen) if desk else "",
            own_tray_phone=own_tray_phone(seen) if phone else "",
            hand=hand(seen),
            hand_words=hand_words(seen),
            queue=queue(seen),
            seats=seat_parts(seen) if desk else {},
            beside=green_points(seen),
        )
        return arranged(seen, parts) if is_arranging(seen) else parts

    def art(self) -> str:
        """A picture for the game's card, 300 x 148."""
        return pictures.art()

    def thumbnail(self, option: str, value: str, edition: str = "") -> str:
        """Options of Tuscany are told in words."""
        return ""

    def figure(self, view: View, seat: int, r: float) -> str:
        """A seat's estate, small, for score sheets."""
        return pictures.estate_figure(view, seat, r)

    def mark(self, view: View, path: Sequence[str], verb: str) -> str:
        """A small picture for a line in the list of choices."""
        return pictures.mark(view, path, verb)

    def source_icon(self, source: str) -> str:
        """The icon for a source of points."""
        return pictures.source_icon(source)

    def symbol(self, piece: str, edition: str = "") -> str:
        """A piece alone, for help and rules."""
        return pictures.symbol(piece)


DRAWING = TuscanyDrawing()
