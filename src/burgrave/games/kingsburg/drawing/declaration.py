"""What a module of Kingsburg draws: the fields that the game has besides those of all games (`draw/drawing.py`).

The base game and every expansion declare one `KingsburgDrawing`; those of the modules in play are merged (`reading.drawing_for`).
The drawings of the base game ask the merged one for whatever an expansion may add, so that none of them names an expansion. Where a
hook is a tuple of functions, all that they return is drawn, in rulebook order.

Boards are cached by what they show, so an expansion does not hand over SVG for them but a function at the top of its file, and its
arguments besides the place. Those must be hashable, and are all that the function knows.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from burgrave.draw.drawing import Drawing

if TYPE_CHECKING:
    from burgrave.games.kingsburg.drawing.faces import Face, Frame
    from burgrave.games.kingsburg.drawing.reading import Scene
    from burgrave.games.kingsburg.drawing.tokens import Signs

UNKNOWN_BUILDING: Final = "building"
"""The icon of a building that no module draws."""


class Cover(NamedTuple):
    """What lies over the reward of an adviser: `draw(x, top, form, *arguments)` on a card with that middle, upper edge and form."""

    draw: Callable[..., str]
    arguments: tuple[Hashable, ...]
    label: str
    """What a screen reader says of it."""
    topic: str
    """The help of the card while it lies there."""


class OnAdviser(NamedTuple):
    """What one module has laid on an adviser's card."""

    cover: Cover | None = None
    gift: Signs = ()
    """What the first seat to come takes besides."""
    tokens: tuple[int, ...] = ()
    """Seats whose tokens lie on the upper edge, one for each token."""


class OwnSpace(NamedTuple):
    """A space beside the council that is influenced like an adviser: `draw(x, y, is_small, *arguments)` around x, y.

    Large ones are as high as a card of the council; small ones, on a phone, are 58 x 62.
    """

    draw: Callable[..., str]
    arguments: tuple[Hashable, ...]


class Choice(NamedTuple):
    """A line of what is to be chosen over the council: `draw(choice, x, y, width, height, language)` within a box."""

    name: str
    """Its element: `governor:priest`, `group:clergy`, `row:B`."""
    label: str
    """What a screen reader says of it."""
    draw: Callable[..., str]
    is_open: bool
    """Whether the reader may choose it here."""
    is_in_hand: bool = True
    """Whether it belongs to the one who chooses; else its key is that of its place on the table."""
    owner: int | None = None
    """The seat that has it already."""
    icon: str = ""
    """Of a card (`choosing.card`)."""


class Chip(NamedTuple):
    """Something in a line above the council on a phone, drawn from its left edge; the middle of the line is at a height of 23."""

    width: float
    drawn: str


class HoldingsItem(NamedTuple):
    """Something in the line below what a seat holds: `draw(x, y, room, *arguments)` from x, and how wide that is."""

    least: float
    """The width that whatever stands before it leaves for it."""
    draw: Callable[..., tuple[str, float]]
    arguments: tuple[Hashable, ...]


@dataclass(frozen=True, kw_only=True)
class KingsburgDrawing(Drawing):
    """What one module draws."""

    # ---- pieces, wherever they are shown ------------------------------------------------------------------------------------
    piece_icons: Mapping[str, str] = field(default_factory=dict)
    """By piece (`building:inn`, `governor:thief`), or by the kind of pieces that have no icons of their own: its icon."""
    effects: Mapping[str, Signs] = field(default_factory=dict)
    """By piece: what a building or card does, in signs; words among them are translated when they are drawn."""
    short_names: Mapping[str, str] = field(default_factory=dict)
    """By building: its name, in English, where the whole one is too long for a plot."""
    symbols_by_kind: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    """By kind of pieces: a picture of a piece alone, by its icon; of all others the icon is shown."""
    marks: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    """By kind of elements: a small picture for the list of choices, by what comes after the colon; others show their icon."""
    faces: Mapping[str, Callable[[str, Frame], Face]] = field(default_factory=dict)
    """By kind of elements, or by an element that has no kind: how one looks that is chosen in the hand, by its whole name."""
    verb_icons: Mapping[str, str] = field(default_factory=dict)
    """Icons for actions that no piece stands for, by verb."""
    source_icons: Mapping[str, str] = field(default_factory=dict)
    """Icons by source of points that is no building or card."""
    extras: Mapping[str, str] = field(default_factory=dict)
    """Icons of what is used up with dice, by its key in the view of their group."""
    module_pictures: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """By module: a picture of it, where modules are chosen."""

    # ---- the council ----------------------------------------------------------------------------------------------------
    on_advisers: tuple[Callable[[Scene], Mapping[int, OnAdviser]], ...] = ()
    """By rank: what lies on advisers' cards."""
    own_spaces: tuple[Callable[[Scene], tuple[OwnSpace, ...]], ...] = ()
    """Up to two spaces besides the council's, at both sides of the king; on a phone in the line above the cards."""
    left_gap: tuple[Callable[[Scene, float, float], str], ...] = ()
    """A card in the gap left of the third row of the council, around x, y; `side_cards.WIDTH` and `HEIGHT` tell how large."""
    right_gap: tuple[Callable[[Scene, float, float], str], ...] = ()
    """A card in the gap right of it."""
    chips: tuple[Callable[[Scene], tuple[Chip, ...]], ...] = ()
    """On a phone: cards in the line below calendar and enemy."""
    strip_lines: tuple[Callable[[Scene], tuple[Chip, ...]], ...] = ()
    """On a phone: a line of its own below that one; () for none."""
    over_council: tuple[Callable[[Scene], tuple[Choice, ...]], ...] = ()
    """What must be chosen now by what it does: it covers the council, in a line for each."""
    joining: tuple[Callable[[Scene], tuple[str, ...]], ...] = ()
    """Cards that join this winter's enemy, as far as the reader knows."""
    deck_icons: Mapping[int, str] = field(default_factory=dict)
    """By deck of enemies: the icon on the backs of its cards."""
    is_scouted: tuple[Callable[[Scene], bool], ...] = ()
    """Whether this winter's enemy may lie open before the battle."""

    # ---- seats ----------------------------------------------------------------------------------------------------------
    in_head: tuple[Callable[[Scene], str], ...] = ()
    """HTML in the head of the province in the middle, "" for nothing. One such thing takes the place of the number of buildings,
    two that of their strength as well."""
    below_holdings: tuple[Callable[[Scene, int], tuple[HoldingsItem, ...]], ...] = ()
    """Below what a seat beside the table holds, in one line."""
    in_hand: tuple[Callable[[Scene], str], ...] = ()
    """Pieces in the prompt, between the dice and what is to be chosen (`draw.pieces.in_hand`, `loose.framed`)."""

    def emblem(self, building: str) -> str:
        """Return the icon of a building by its name."""
        return self.piece_icons.get(f"building:{building}", UNKNOWN_BUILDING)
