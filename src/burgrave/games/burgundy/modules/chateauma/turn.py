"""Chateauma's turn: one tile is chosen and placed, and all that follows from it, in the order of the book (special p. 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.agenda import Automatic
from burgrave.games.burgundy.modules.chateauma.cards import HIGHEST_LEFT
from burgrave.games.burgundy.modules.chateauma.choose import choose_and_place, symbols
from burgrave.games.burgundy.modules.chateauma.complete import complete_cards
from burgrave.games.burgundy.modules.chateauma.emblems import refresh
from burgrave.games.burgundy.modules.chateauma.move import Move
from burgrave.games.burgundy.modules.chateauma.part import LEFT, RIGHT, part_of
from burgrave.games.burgundy.modules.chateauma.purchase import purchase

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


class ChateaumaTurn(Automatic):
    """The turn of a seat that nobody plays."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def numbers(self) -> list[object]:
        return [self.seat]

    def run(self, table: Any) -> None:
        """Roll its die; then each step is finished before the next one begins."""
        state: State = table
        seat = self.seat
        chosen = LEFT if state.white <= HIGHEST_LEFT else RIGHT
        move = Move(state, seat, part_of(state), chosen)
        die = move.roll()
        state.events.append(("own_die", seat, die, state.white, chosen, move.part.cards[chosen]))
        choose_and_place(move, die - 1)
        symbols(move)
        complete_cards(move)
        purchase(move)
        refresh(state)
