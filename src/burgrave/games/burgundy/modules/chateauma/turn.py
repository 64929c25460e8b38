"""Chateauma's turn: one tile is chosen and placed, and all that follows from it, in the order of the book (special p. 23)."""

from __future__ import annotations

from typing import ClassVar

from burgrave.engine.agenda import Automatic
from burgrave.games.burgundy.modules.chateauma.cards import HIGHEST_LEFT
from burgrave.games.burgundy.modules.chateauma.choose import choose_and_place, symbols
from burgrave.games.burgundy.modules.chateauma.complete import complete_cards
from burgrave.games.burgundy.modules.chateauma.emblems import refresh
from burgrave.games.burgundy.modules.chateauma.holdings import LEFT, RIGHT, holdings_of
from burgrave.games.burgundy.modules.chateauma.move import Move
from burgrave.games.burgundy.modules.chateauma.purchase import purchase
from burgrave.games.burgundy.state import State


class ChateaumaTurn(Automatic[State]):
    """The turn of Chateauma, which runs by itself."""

    __slots__ = ()
    id: ClassVar[str] = "ChateaumaTurn"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def arguments(self) -> list[object]:
        return [self.seat]

    def run(self, state: State) -> None:
        """Roll its die, then finish each step before the next one begins."""
        seat = self.seat
        chosen = LEFT if state.white <= HIGHEST_LEFT else RIGHT
        move = Move(state, seat, holdings_of(state), chosen)
        die = move.roll()
        state.events.append(("own_die", seat, die, state.white, chosen, move.holdings.cards[chosen]))
        choose_and_place(move, die - 1)
        symbols(move)
        complete_cards(move)
        purchase(move)
        refresh(state)
