"""Reshuffles what a seat may not see, for the states that it imagines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.chance import shuffle
from burgrave.games.burgundy.mainboard import ROUNDS
from burgrave.games.burgundy.setup import PHASE_GOODS, goods_dealt

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def determinize(state: State, seat: int | None) -> None:
    """Shuffle the tiles not drawn yet, and the goods of coming phases with those in the box.

    All is sorted first: what is imagined depends on the view and the seed alone.
    """
    drawn = zip(state.piles, state.drawn, strict=True)
    state.piles = [pile[:count] + shuffle(state, sorted(pile[count:])) for pile, count in drawn]
    pile = state.goods_pile
    coming = min((state.phase + 1) * ROUNDS, PHASE_GOODS)
    if not state.white:
        coming = 0
    dealt = goods_dealt(state.book)
    mixed = shuffle(state, sorted(pile[coming:PHASE_GOODS] + pile[dealt:]))
    later = PHASE_GOODS - coming
    state.goods_pile = pile[:coming] + mixed[:later] + pile[PHASE_GOODS:dealt] + mixed[later:]
