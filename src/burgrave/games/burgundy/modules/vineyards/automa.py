"""Double hexes for a seat that the game plays: it has no vineyard (special p. 27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.burgundy.modules.vineyards.board import DEPOT, STORE
from burgrave.games.burgundy.modules.vineyards.elements import VINE_STORE
from burgrave.games.burgundy.modules.vineyards.vineyard import KINDS, vineyards_of

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def automa_seated(state: State) -> None:
    """Leave one set of vine bonus tiles; the people's are dealt from it."""
    own = vineyards_of(state)
    own.each = 1
    own.pool = [1] * KINDS


def automa_doubles(state: State, is_bought: bool) -> list[int]:
    """Return the board spaces of double hexes in the order in which such a seat searches the store, or the vineyard depot.

    In the depot it begins at the white die's number and goes on to the right, round its end; in the store 1 and 2 on the white
    die begin on the left, 3 and 4 in the middle, 5 and 6 on the right.
    """
    if is_bought:
        wanted = VINE_STORE + (state.white - 1) // 2
        return sorted(STORE[state.seats], key=lambda space: (space < wanted, space))
    numbers = DEPOT[state.seats]
    spaces = list(numbers)
    first = next(index for index, space in enumerate(spaces) if state.white in numbers[space])
    return [*spaces[first:], *spaces[:first]]
