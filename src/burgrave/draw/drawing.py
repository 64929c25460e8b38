"""The drawing of a game: one declaration of the functions that draw each part of its table.

Parts that a game does not declare are shown as HTML tables (`draw.plain`); `nothing` leaves a part out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.resources import files
from typing import Any, Self

from burgrave.draw import plain
from burgrave.draw.icons import ICONS
from burgrave.draw.parts import Look, Parts, SeatPart, Sheet, Tab, View
from burgrave.draw.scene import Scene

__all__ = ["Draw", "Drawing", "nothing", "style_sheet"]

USED_ICON = re.compile(r'href="#i-([^"]+)"')
Draw = Callable[[Any], str]
"""Draws a part of the table from a scene."""


def style_sheet(package: str, *names: str) -> str:
    """Return the text of style sheets of a package, one after another."""
    return "".join(files(package).joinpath(name).read_text(encoding="utf-8") for name in names)


def nothing(scene: Any) -> str:
    """Return an empty text: the part is left out."""
    return ""


@dataclass(frozen=True, kw_only=True)
class Drawing:
    """The drawing of a game, as the pages use it; `draw.parts.Parts` describes the parts of a table."""

    css: str = ""
    """The game's own style sheet."""
    icons: Mapping[str, str] = field(default_factory=dict)
    """Symbols beyond those of `draw.icons`, by name."""
    scene: Callable[[View, Look], Any] = Scene
    """Builds what all parts of the table are drawn from (`draw.scene.Scene`)."""
    moment: Draw = plain.moment
    moment_phone: Draw = plain.moment_phone
    board: Callable[[Any], Sheet] | None = None
    """None: plain HTML, the view as tables and the elements that can be clicked as a list."""
    strip: Draw | None = None
    """None: plain HTML; unused if `tabs` is set."""
    own_head: Draw = plain.own_head
    own_map: Draw = plain.own_map
    own_tray: Draw = nothing
    own_tray_phone: Draw = nothing
    hand: Draw = nothing
    hand_words: Draw = nothing
    queue: Callable[[Any], tuple[tuple[int, bool], ...]] = lambda seen: ()
    seats: Callable[[Any], Mapping[int, SeatPart]] = plain.seats
    art: Callable[[], str] = plain.art
    """A picture for the game's card, 300 x 148."""
    figure: Callable[[View, int, float], str] = plain.seat_figure
    """A seat's small board of a given size, for score sheets."""
    mark: Callable[[View, Sequence[str], str], str] = lambda view, path, verb: ""
    """A small picture for a line in the list of choices, by an action's path and verb."""
    source_icon: Callable[[str], str] = lambda source: "point"
    """The icon for a source of points."""
    symbols: Callable[[str, str], str] = plain.symbol
    """A piece alone, by its name and a variant: a value of the option that decides most (`Option.decides`), such as an edition."""
    thumbnails: Callable[[str, str, str], str] = lambda option, value, variant: ""
    patterns: str = ""
    """SVG definitions, to be written once on a page."""
    beside: Callable[[Any], Mapping[int, str]] = lambda seen: {}
    upper: Draw = nothing
    tabs: Callable[[Any], tuple[Tab, ...]] | None = None
    """None: a phone shows the strip and the board of the focus on one screen."""
    finished: Callable[[Any, Parts], Parts] = lambda seen, parts: parts
    """Post-processes the parts."""
    elements: tuple[str, ...] = ()
    """The elements that actions name, for the list of them; set by `with_elements`."""

    @property
    def is_plain(self) -> bool:
        """Whether some part of the table is not drawn and shown as an HTML table instead."""
        return self.board is None or self.strip is None or self.own_map is plain.own_map or self.seats is plain.seats

    def with_elements(self, elements: Iterable[str]) -> Self:
        """Return the drawing with the elements and the style sheet that its HTML tables need, if it has any."""
        if not self.is_plain:
            return self
        return replace(self, elements=tuple(dict.fromkeys(elements)), css=style_sheet(__package__, "plain.css") + self.css)

    def parts(self, view: View, look: Look) -> Parts:
        """Draw all parts of the table from a view, for the reader whom `look` describes."""
        scene = self.scene(view, look)
        desk, phone = look.shows("desk"), look.shows("phone")
        parts = Parts(
            moment=self.moment(scene),
            moment_phone=self.moment_phone(scene),
            board=self._board(scene) if desk else Sheet(),
            strip=self._strip(scene) if phone and self.tabs is None else "",
            own_head=self.own_head(scene),
            own_map=self.own_map(scene) if desk or self.tabs is None else "",
            own_tray=self.own_tray(scene) if desk else "",
            own_tray_phone=self.own_tray_phone(scene) if phone else "",
            hand=self.hand(scene),
            hand_words=self.hand_words(scene),
            queue=self.queue(scene),
            seats=self.seats(scene) if desk else {},
            beside=self.beside(scene),
            upper=self.upper(scene) if desk else "",
            tabs=self.tabs(scene) if phone and self.tabs is not None else (),
        )
        return self.finished(scene, parts)

    def _board(self, scene: Any) -> Sheet:
        return plain.board(scene, self.elements) if self.board is None else self.board(scene)

    def _strip(self, scene: Any) -> str:
        return plain.shared(scene, self.elements) if self.strip is None else self.strip(scene)

    def symbol(self, piece: str, variant: str = "") -> str:
        """Return the picture of a piece alone, for help and rules; its first letters in a frame where the game has no picture of
        it. `variant` is a value of the option that decides most, "" for the usual one.
        """
        try:
            svg = self.symbols(piece, variant)
        except LookupError:  # the game's table of pictures lacks it
            svg = ""
        is_known = all(name in self.icons or name in ICONS for name in USED_ICON.findall(svg))
        return svg if svg and is_known else plain.symbol(piece)

    def thumbnail(self, option: str, value: str, variant: str = "") -> str:
        """Return the picture of an option's value, or of a module (as a value of the option `module`); "" when there is none."""
        return self.thumbnails(option, value, variant)
