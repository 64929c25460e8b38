"""What draws a game: its own pictures are parts, this is the frame around them.

Whatever a game does not draw is shown in tables (`draw.plain`); a part that a game wants left out is `nothing`.
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

USED_ICON = re.compile(r'href="#i-([^"]+)"')
Drawn = Callable[[Any], str]
"""Draws something of a scene."""


def style_sheet(package: str, *names: str) -> str:
    """Files of a package, one after another."""
    return "".join(files(package).joinpath(name).read_text(encoding="utf-8") for name in names)


def nothing(seen: Any) -> str:
    """Nothing is drawn."""
    return ""


@dataclass(frozen=True, kw_only=True)
class Drawing:
    """What `game.drawing` offers the pages; `draw.parts.Parts` says what the parts of a table are."""

    css: str = ""
    """The game's own style sheet."""
    icons: Mapping[str, str] = field(default_factory=dict)
    """Symbols beyond those of `draw.icons`, by name."""
    scene: Callable[[View, Look], Any] = Scene
    """What is read of a view (`draw.scene.Scene`); all parts of the table are drawn from it."""
    moment: Drawn = plain.moment
    moment_phone: Drawn = plain.moment_phone
    board: Callable[[Any], Sheet] | None = None
    """None: the view as a table, and the elements that can be clicked as a list."""
    strip: Drawn | None = None
    """None: likewise. Never asked where there are `tabs`."""
    own_head: Drawn = plain.own_head
    own_map: Drawn = plain.own_map
    own_tray: Drawn = nothing
    own_tray_phone: Drawn = nothing
    hand: Drawn = nothing
    hand_words: Drawn = nothing
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
    thumbnails: Callable[[str, str, str], str] = lambda option, value, edition: ""
    patterns: str = ""
    """SVG definitions, to be written once on a page."""
    beside: Callable[[Any], Mapping[int, str]] = lambda seen: {}
    upper: Drawn = nothing
    tabs: Callable[[Any], tuple[Tab, ...]] | None = None
    """None: a phone shows the strip and the board of the focus on one screen."""
    finished: Callable[[Any, Parts], Parts] = lambda seen, parts: parts
    """The parts, with others instead where a scene asks for them."""
    elements: tuple[str, ...] = ()
    """The elements that actions name, for the list of them; set by `with_elements`."""

    @property
    def is_plain(self) -> bool:
        """Whether tables stand in for some part of the table that is not drawn."""
        return self.board is None or self.strip is None or self.own_map is plain.own_map or self.seats is plain.seats

    def with_elements(self, elements: Iterable[str]) -> Self:
        """The same drawing with the elements and the style sheet that its tables need, if it has any."""
        if not self.is_plain:
            return self
        return replace(self, elements=tuple(dict.fromkeys(elements)), css=style_sheet(__package__, "plain.css") + self.css)

    def parts(self, view: View, look: Look) -> Parts:
        """The whole table."""
        seen = self.scene(view, look)
        desk, phone = look.shows("desk"), look.shows("phone")
        parts = Parts(
            moment=self.moment(seen),
            moment_phone=self.moment_phone(seen),
            board=self._board(seen) if desk else Sheet(),
            strip=self._strip(seen) if phone and self.tabs is None else "",
            own_head=self.own_head(seen),
            own_map=self.own_map(seen) if desk or self.tabs is None else "",
            own_tray=self.own_tray(seen) if desk else "",
            own_tray_phone=self.own_tray_phone(seen) if phone else "",
            hand=self.hand(seen),
            hand_words=self.hand_words(seen),
            queue=self.queue(seen),
            seats=self.seats(seen) if desk else {},
            beside=self.beside(seen),
            upper=self.upper(seen) if desk else "",
            tabs=self.tabs(seen) if phone and self.tabs is not None else (),
        )
        return self.finished(seen, parts)

    def _board(self, seen: Any) -> Sheet:
        return plain.board(seen, self.elements) if self.board is None else self.board(seen)

    def _strip(self, seen: Any) -> str:
        return plain.shared(seen, self.elements) if self.strip is None else self.strip(seen)

    def symbol(self, piece: str, edition: str = "") -> str:
        """A piece alone, for help and rules; a frame with its first letters where the game has no picture of it yet."""
        try:
            drawn = self.symbols(piece, edition)
        except LookupError:  # the game's table of pictures lacks it
            drawn = ""
        is_known = all(name in self.icons or name in ICONS for name in USED_ICON.findall(drawn))
        return drawn if drawn and is_known else plain.symbol(piece)

    def thumbnail(self, option: str, value: str, edition: str = "") -> str:
        """A picture of an option's value, or of a module (of the option `module`); "" when there is none."""
        return self.thumbnails(option, value, edition)
