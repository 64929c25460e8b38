"""A turn of Chateauma while it is carried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from burgrave.engine.chance import roll
from burgrave.games.burgundy.mainboard import DEPOTS
from burgrave.games.burgundy.modules.chateauma.holdings import Holdings

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


class Move:
    """The seat that moves, the card that the white die has chosen, and the symbols covered so far."""

    __slots__ = ("chosen", "covered", "holdings", "seat", "state")

    def __init__(self, state: State, seat: int, holdings: Holdings, chosen: int) -> None:
        self.state = state
        self.seat = seat
        self.holdings = holdings
        self.chosen = chosen
        self.covered: list[tuple[int, int]] = []
        """Cards and their spaces covered in this turn whose symbols are still to be carried out."""

    def report(self, kind: str, *numbers: int | str) -> None:
        """Append an event of this seat."""
        self.state.events.append((kind, self.seat, *numbers))

    def roll(self) -> int:
        """Roll its die, set it to the result and return that."""
        (die,) = roll(self.state, 1)
        # Replaced, not changed: clones share the dice.
        dice = self.state.dice
        self.state.dice = [*dice[: 2 * self.seat], die, *dice[2 * self.seat + 1 :]]
        return die

    def open_card(self) -> int:
        """Return the chosen card, or the other one where that is complete (or missing); -1 when neither has an empty space."""
        for slot in (self.chosen, 1 - self.chosen):
            if self.holdings.cards[slot] and self.holdings.empty(slot):
                return slot
        return -1

    def white_depots(self) -> Iterator[int]:
        """Return all depots, clockwise from that of the white die."""
        return clockwise(self.state.white - 1)


def clockwise(first: int) -> Iterator[int]:
    """Return all depots, clockwise from one of them."""
    return ((first + step) % DEPOTS for step in range(DEPOTS))
