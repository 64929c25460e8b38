"""What draws a game: its own pictures are parts, this is the frame around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from burgrave.draw.parts import Leaf, Look, Parts, SeatPart, Sheet, View

Drawn = Callable[[Any], str]
"""Draws something of a scene."""


def style_sheet(package: str, *names: str) -> str:
    """Files of a package, one after another."""
    return "".join(files(package).joinpath(name).read_text(encoding="utf-8") for name in names)


@dataclass(frozen=True)
class Drawing:
    """What `game.drawing` offers the pages; `draw.parts.Parts` says what the parts of a table are."""

    css: str
    """The game's own style sheet."""
    icons: Mapping[str, str]
    """Symbols beyond those of `draw.icons`, by name."""
    scene: Callable[[View, Look], Any]
    """What is read of a view (`draw.scene.Scene`); all parts of the table are drawn from it."""
    moment: Drawn
    moment_phone: Drawn
    board: Callable[[Any], Sheet]
    strip: Drawn
    """Never asked where there are `leaves`."""
    own_head: Drawn
    own_map: Drawn
    own_tray: Drawn
    own_tray_phone: Drawn
    hand: Drawn
    hand_words: Drawn
    queue: Callable[[Any], tuple[tuple[int, bool], ...]]
    seats: Callable[[Any], Mapping[int, SeatPart]]
    art: Callable[[], str]
    """A picture for the game's card, 300 x 148."""
    figure: Callable[[View, int, float], str]
    """A seat's small board of a given size, for score sheets."""
    mark: Callable[[View, Sequence[str], str], str]
    """A small picture for a line in the list of choices, by an action's path and verb."""
    source_icon: Callable[[str], str]
    """The icon for a source of points."""
    symbols: Callable[[str, str], str]
    thumbnails: Callable[[str, str, str], str] = lambda option, value, edition: ""
    patterns: str = ""
    """SVG definitions, to be written once on a page."""
    beside: Callable[[Any], Mapping[int, str]] = lambda seen: {}
    upper: Drawn = lambda seen: ""
    leaves: Callable[[Any], tuple[Leaf, ...]] | None = None
    """None: a phone shows the strip and the board of the focus on one screen."""
    finished: Callable[[Any, Parts], Parts] = lambda seen, parts: parts
    """The parts, with others instead where a scene asks for them."""

    def parts(self, view: View, look: Look) -> Parts:
        """The whole table."""
        seen = self.scene(view, look)
        desk, phone = look.shows("desk"), look.shows("phone")
        parts = Parts(
            moment=self.moment(seen),
            moment_phone=self.moment_phone(seen),
            board=self.board(seen) if desk else Sheet(),
            strip=self.strip(seen) if phone and self.leaves is None else "",
            own_head=self.own_head(seen),
            own_map=self.own_map(seen) if desk or self.leaves is None else "",
            own_tray=self.own_tray(seen) if desk else "",
            own_tray_phone=self.own_tray_phone(seen) if phone else "",
            hand=self.hand(seen),
            hand_words=self.hand_words(seen),
            queue=self.queue(seen),
            seats=self.seats(seen) if desk else {},
            beside=self.beside(seen),
            upper=self.upper(seen) if desk else "",
            leaves=self.leaves(seen) if phone and self.leaves is not None else (),
        )
        return self.finished(seen, parts)

    def symbol(self, piece: str, edition: str = "") -> str:
        """A piece alone, for help and rules."""
        return self.symbols(piece, edition)

    def thumbnail(self, option: str, value: str, edition: str = "") -> str:
        """A picture of an option's value, or of a module (of the option `module`); "" when there is none."""
        return self.thumbnails(option, value, edition)
