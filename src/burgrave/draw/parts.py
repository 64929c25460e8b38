"""The parts of a drawn table, and the reader for whom they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

__all__ = ["Look", "Parts", "SeatPart", "Sheet", "Tab", "View"]

View = Mapping[str, Any]
"""The result of `state.view(seat)`; drawing functions get nothing else of the game."""


@dataclass(frozen=True)
class Look:
    """For whom a drawing is made: the reader's seats, the seat in focus, language and layout."""

    focus: int = 0
    """The seat whose board lies in the middle."""
    you: tuple[int, ...] = ()
    """The seats of the reader; several when people share a screen, none for a spectator."""
    names: tuple[str, ...] = ()
    """By seat, as the people chose them: never trusted."""
    language: str = "en"
    layout: str = ""
    """`desk` or `phone`: parts that only the other layout shows may be left empty; "": all parts."""
    draft: str = ""
    """What the reader's acting seat has composed of its answer so far, as an element's `draft` gave it; never trusted."""

    def shows(self, layout: str) -> bool:
        """Return whether a layout is wanted."""
        return self.layout in ("", layout)

    def name(self, seat: int) -> str:
        """Return a seat's name, not escaped yet; its number when it has none."""
        return self.names[seat] if seat < len(self.names) and self.names[seat] else str(seat + 1)


class Sheet(NamedTuple):
    """A large picture in pieces; a page fetches only the pieces that changed since it last asked."""

    before: str = ""
    """The opening tag, and what is drawn below the pieces and never changes."""
    pieces: tuple[str, ...] = ()
    """SVG, in the order of drawing."""
    after: str = ""

    def whole(self, name: str) -> str:
        """Return the whole picture, each piece in a group that the page can replace (`data-panel`)."""
        places = "".join(f'<g data-panel="{name}.{index}">{piece}</g>' for index, piece in enumerate(self.pieces))
        return f"{self.before}{places}{self.after}"


@dataclass(frozen=True)
class Tab:
    """A tab of a phone's table, where not all of it fits on one screen: one tab is shown at a time."""

    name: str
    """Its id, letters only; the same for a whole game."""
    label: str
    """The text on it, not escaped yet."""
    icon: str
    body: str | Sheet
    """SVG or HTML."""
    is_own: bool = False
    """Whether the board of the focus lies here."""


@dataclass(frozen=True)
class SeatPart:
    """A seat in the side column: a small board and what the seat holds."""

    style: str
    """`large` for a single card, `compact` for several; `only` for the focus, whose card has nothing but `below`."""
    figure: str
    """SVG."""
    holdings: str
    """SVG."""
    below: str = ""
    """SVG or HTML across the card, below all else."""


@dataclass(frozen=True)
class Parts:
    """The parts of a drawn table, which the page puts into their places. All are HTML or SVG, escaped."""

    moment: str
    """How far the game is, for the bar."""
    moment_phone: str
    board: Sheet
    """The shared part of the table, on a desktop."""
    strip: str
    """The same on a phone; nothing where there are `tabs`."""
    own_head: str
    """Above the board of the focus: its title and tables that belong to it."""
    own_map: str
    """The board of the focus; serves desktop and phone, where there are `tabs` the desktop only."""
    own_tray: str
    """What the focus holds, on a desktop."""
    own_tray_phone: str
    hand: str
    """What the seat to act acts with: its dice, or what else it must choose from that lies on no board."""
    hand_words: str
    """How much of the hand is left, in words."""
    queue: tuple[tuple[int, bool], ...]
    """Seats in the order of this round, each with whether it has played."""
    seats: Mapping[int, SeatPart] = field(default_factory=dict)
    """Every seat but the focus, and that where it has something `below`."""
    beside: Mapping[int, str] = field(default_factory=dict)
    """By seat: text beside its points, in games that count more than points."""
    upper: str = ""
    """What is shared and lies above the board of the focus, on a desktop."""
    tabs: tuple[Tab, ...] = ()
    """The pages of a phone, the board of the focus among them; always the same ones in the same order."""
    composed: tuple[str, ...] | None = None
    """Where the answer is composed step by step (`Look.draft`): the actions that finish it as it stands, the only ones that are
    explained and listed. None: every legal one is."""
