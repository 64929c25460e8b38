"""How bots search a turn: what tells turns apart, positions within one, and how it ends."""

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
    """Which turn it is: there are never more than seven in a round."""
    return (state.phase * ROUNDS + state.round) * 8 + state.turn


def key(state: State, seat: int) -> Hashable:
    """Everything that a seat can change in its turn. Equal tiles in other places of its storage are the same."""
    home = state.book.homes[seat]
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
        tuple(state.goods[home * GOODS_KINDS : (home + 1) * GOODS_KINDS]),
        tuple(state.tiles[home * HEXES : home * HEXES + state.duchy[seat].hexes]),
        tuple(state.depots),
        tuple(state.depot_goods),
        tuple([frozen(piece.data()) for piece in state.slices]),
    )


def frozen(data: Any) -> Hashable:
    """What a module keeps for itself, in a form that can be compared and remembered."""
    if isinstance(data, dict):
        return tuple([(name, frozen(value)) for name, value in data.items()])
    if isinstance(data, (list, tuple)):
        return tuple([frozen(value) for value in data])
    found: Hashable = data
    return found


TURNS: Final = Turns(number=number, key=key, breadth=32, end=END)
