"""Redraws what a seat may not see, for the states that it imagines. Modules have their own part of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.chance import below
from burgrave.games.kingsburg.calendar import YEARS
from burgrave.games.kingsburg.view import is_open

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State


def determinize(state: State, seat: int | None) -> None:
    """Replace every enemy that the seat has not seen by another that it might be. Nobody knows which cards stayed in the box."""
    cards = state.enemies[:]
    unknown = [
        bit
        for bit in range(state.book.decks * YEARS)
        if not is_open(state, bit) and not (seat is not None and state.seen[seat] >> bit & 1)
    ]
    for bit in unknown:
        cards[bit] = -1
    for bit in unknown:
        twin = cards[(bit + YEARS) % (2 * YEARS)]
        possible = [card for card in state.book.piles[bit % YEARS] if card != twin]
        cards[bit] = possible[below(state, len(possible))]
    state.enemies = cards
