"""What the drawings read from a view besides what all games do: estates by parts and layout, hands, what tokens bring a seat."""

from __future__ import annotations

from typing import Final

from burgrave.draw import scene as draw
from burgrave.draw.parts import Look, View
from burgrave.games.tuscany.colours import COLOURS, KINDS
from burgrave.games.tuscany.drawing.tokens import COLOUR_OF, EFFECT
from burgrave.games.tuscany.estate import AS_DEALT, PART_NAMES, Estate, estate
from burgrave.games.tuscany.numbers import MONASTERY_CARDS

Cards = tuple[tuple[str, int], ...]
"""Colours of a hand, each with how many cards there are."""
Gives = tuple[tuple[str, int], ...]
"""Colours whose tokens bring something, each with how much."""
ADDED_BY: Final = {"quarry": "marble", "village": "worker", "cart": "income"}
"""The bonus tokens that add to what a colour's tokens bring."""


class Scene(draw.Scene):
    """A view of Tuscany, as one reader looks at it."""

    def __init__(self, view: View, look: Look) -> None:
        super().__init__(view, look)
        self.reader: int = look.you[0] if len(look.you) == 1 else look.focus
        """The seat for which open tokens show what they bring."""

    @property
    def gives(self) -> Gives:
        """Return what tokens bring the reader now."""
        return gives(self.view["players"][self.reader])

    @property
    def payments(self) -> tuple[str, ...]:
        """Return ways to pay, cheapest first, where the reader is asked how."""
        return tuple(self.asked.get("payments", ())) if self.is_own and self.look.focus == self.acting else ()

    @property
    def has_begun(self) -> bool:
        """Return whether the first round is being played: estates are arranged, bonus tokens chosen."""
        return int(self.view["round"]) > 0

    def is_asked(self, name: str, seat: int | None = None) -> bool:
        """Return whether the question is about an element: of the shared board, or of the seat to act."""
        return name in (self.asked.get("at"), self.asked.get("field")) and (seat is None or seat == self.acting)


def gives(player: View) -> Gives:
    """Return what tokens bring a player now, with the bonus tokens."""
    amounts = dict.fromkeys(EFFECT, 1)
    amounts["monastery"] = MONASTERY_CARDS
    for colour, bonus in ADDED_BY.items():
        amounts[colour] += player["bonus"][bonus]
    return tuple(amounts.items())


def given_by(name: str, amounts: Gives) -> int:
    """Return how much a token brings; 0 where it shows its produce instead."""
    return dict(amounts).get(COLOUR_OF[name], 0)


def estate_of(player: View) -> Estate:
    """Return a player's parts as they lie; before they are arranged, as dealt."""
    return estate_from(tuple(player["parts"]), player["layout"]["number"] if player["layout"] else AS_DEALT)


def estate_from(parts: tuple[str, ...], layout: int) -> Estate:
    """Parts by their names, in a layout."""
    return estate(tuple(names.index(name) for names, name in zip(PART_NAMES, parts, strict=True)), layout)


def hand_of(player: View) -> Cards | None:
    """Return a player's cards by colour, those there are; None where the reader does not see them."""
    if player["hand"] is None:
        return None
    return tuple((colour, player["hand"][colour]) for colour in COLOURS if player["hand"][colour])


def covered(player: View) -> tuple[int, ...]:
    """Return how many fields of each colour a player has covered."""
    colours = estate_of(player).colour
    counts = [0] * KINDS
    for colour, here in zip(colours, player["fields"], strict=True):
        counts[colour] += here is not None
    return tuple(counts)


def discards(scene: Scene) -> Cards:
    """Return estate cards that lie open beside their deck, by colour."""
    return tuple((colour, count) for colour, count in scene.view["discards"].items() if count)
