"""A turn of Chateauma's in the making."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from burgrave.engine.chance import roll
from burgrave.games.burgundy.mainboard import DEPOTS
from burgrave.games.burgundy.modules.chateauma.holdings import Holdings

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


class Move:
    """Who moves, which card the white die has chosen, and which symbols were covered so far."""

    __slots__ = ("chosen", "covered", "holdings", "seat", "state")

    def __init__(self, state: State, seat: int, holdings: Holdings, chosen: int) -> None:
        self.state = state
        self.seat = seat
        self.holdings = holdings
        self.chosen = chosen
        self.covered: list[tuple[int, int]] = []
        """Cards and their spaces covered in this turn whose symbols are still to be looked at."""

    def tell(self, kind: str, *numbers: int | str) -> None:
        """Something happened."""
        self.state.events.append((kind, self.seat, *numbers))

    def roll(self) -> int:
        """Roll its die, which shows this number from now on."""
        (die,) = roll(self.state, 1)
        # Replaced, not changed: clones share the dice.
        dice = self.state.dice
        self.state.dice = [*dice[: 2 * self.seat], die, *dice[2 * self.seat + 1 :]]
        return die

    def open_card(self) -> int:
        """The chosen card, or the other one where that is complete (or missing); -1 when neither has an empty space."""
        for slot in (self.chosen, 1 - self.chosen):
            if self.holdings.cards[slot] and self.holdings.empty(slot):
                return slot
        return -1

    def white_depots(self) -> Iterator[int]:
        """All depots, clockwise from that of the white die."""
        return clockwise(self.state.white - 1)


def clockwise(first: int) -> Iterator[int]:
    """All depots, clockwise from one of them."""
    return ((first + step) % DEPOTS for step in range(DEPOTS))
