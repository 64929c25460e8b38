"""What bots need to search a turn: a number for each turn, a key for each position in it, and the action that ends it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.turns import Turns, waiting
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.elements import END
from burgrave.games.burgundy.mainboard import ROUNDS
from burgrave.games.burgundy.steps.storage import stored
from burgrave.games.burgundy.tiles import GOODS_KINDS

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def number(state: State) -> int:
    """Return a number for the current turn: there are never more than seven turns in a round."""
    return (state.phase * ROUNDS + state.round) * 8 + state.turn


def key(state: State, seat: int) -> Hashable:
    """Return everything that a seat can change in its turn; equal tiles in other places of its storage make no difference."""
    row = state.book.duchy_row[seat]
    return (
        waiting(state.agenda),
        state.dice_left[seat],
        state.spent,
        state.points[seat],
        state.workers[seat],
        state.silver[seat],
        state.track[seat],
        state.covered[seat],
        tuple(sorted(stored(state, seat))),
        tuple(state.goods[row * GOODS_KINDS : (row + 1) * GOODS_KINDS]),
        tuple(state.tiles[row * HEXES : row * HEXES + state.duchy[seat].hexes]),
        tuple(state.depots),
        tuple(state.depot_goods),
        tuple([frozen(piece.data()) for piece in state.slices]),
    )


def frozen(data: Any) -> Hashable:
    """Return a module's saved data in a hashable form."""
    if isinstance(data, dict):
        return tuple([(name, frozen(value)) for name, value in data.items()])
    if isinstance(data, (list, tuple)):
        return tuple([frozen(value) for value in data])
    hashable: Hashable = data
    return hashable


TURNS: Final = Turns(number=number, key=key, breadth=32, end=END)
