"""Kingsburg drawn in SVG from a view. `DRAWING` is what the pages know as `game.drawing` (see `draw/parts.py`).

Every piece carries its element in action paths (`data-element`), the key of its place (`data-key`) with what lies there
(`data-piece`), and its topic of help (`data-help`), one of:

    adviser:<rank>      a card of the council; whim:<rank> where a whim lies on it
    building:<name>     a plot of a province
    enemy:<card>        the enemy of this winter; enemy:hidden for its back
    year, phase:<name>  the calendar above the council
    strength            turn order and strength of everybody
    governor:<name>, destiny:<name>, group:<name>, scenario:<name>   cards of modules
    row:<letter>        an alternative row
    die, white_die      a player's dice
    stock:gold, stock:wood, stock:stone, stock:plus2, stock:soldier, stock:buildings, envoy
    soldier_token, bid  pieces of modules

Keys, for lines of the log: `adviser:7`, `private:5`, `enemy:1`, `destiny:<name>`, `group:<name>`; with a seat before them
`0.building:inn`, `0.gold` (wood, stone, plus2, soldier, envoy), `0.army`, `0.governor:<name>`, `0.die:1`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from burgrave.draw.parts import Look, Parts, Sheet, View
from burgrave.games.kingsburg.drawing import pictures
from burgrave.games.kingsburg.drawing.captions import moment, moment_phone, own_head
from burgrave.games.kingsburg.drawing.council import board
from burgrave.games.kingsburg.drawing.hand import hand, hand_words, queue
from burgrave.games.kingsburg.drawing.icons import ICONS
from burgrave.games.kingsburg.drawing.province import own_map
from burgrave.games.kingsburg.drawing.reading import Scene
from burgrave.games.kingsburg.drawing.seats import seat_parts
from burgrave.games.kingsburg.drawing.strip import strip
from burgrave.games.kingsburg.drawing.tray import own_tray, own_tray_phone


class KingsburgDrawing:
    """Everything that pages need to show Kingsburg."""

    css = files("burgrave.games.kingsburg.drawing").joinpath("kingsburg.css").read_text(encoding="utf-8")
    icons = ICONS
    patterns = ""

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
            own_map=own_map(seen),
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
        """A module; the options of Kingsburg have no pictures."""
        return pictures.module(value) if option == "module" else ""

    def figure(self, view: View, seat: int, r: float) -> str:
        """A seat's province, small, for score sheets."""
        return pictures.province_figure(view, seat, r)

    def mark(self, view: View, path: Sequence[str], verb: str) -> str:
        """A small picture for a line in the list of choices."""
        return pictures.mark(view, path, verb)

    def source_icon(self, source: str) -> str:
        """The icon for a source of points."""
        return pictures.source_icon(source)

    def symbol(self, piece: str, edition: str = "") -> str:
        """A piece alone, for help and rules."""
        return pictures.symbol(piece)


DRAWING = KingsburgDrawing()
