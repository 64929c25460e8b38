"""Double hexes, for which Chateauma has no vineyard: they lie in a stack beside its board (special p. 27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.burgundy.elements import VINE_STORE
from burgrave.games.burgundy.mainboard import BLACK_PRICE
from burgrave.games.burgundy.modules.chateauma.move import Move
from burgrave.games.burgundy.modules.vineyards.board import DEPOT, STORE
from burgrave.games.burgundy.modules.vineyards.part import KINDS, part
from burgrave.games.burgundy.steps.dice_actions import pay_silver
from burgrave.games.burgundy.steps.storage import empty_space

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def one_set(state: State) -> None:
    """Of the vine bonus tiles only one set is used; the people's are dealt from it."""
    own = part(state)
    own.each = 1
    own.pool = [1] * KINDS


def take_double(move: Move) -> None:
    """A covered symbol: the tile at the white die's number in the vineyard depot, or the next one to the right, round its end."""
    numbers = DEPOT[move.state.seats]
    spaces = list(numbers)
    first = next(place for place, space in enumerate(spaces) if move.state.white in numbers[space])
    for space in (*spaces[first:], *spaces[:first]):
        if move.state.depots[space]:
            stack(move, space, 0)
            return
    move.tell("nothing", "double_hex")


def buy_double(move: Move) -> bool:
    """A tile of the vineyard store: 1 and 2 on the white die begin on the left, 3 and 4 in the middle, 5 and 6 on the right."""
    spaces = STORE[move.state.seats]
    wanted = VINE_STORE + (move.state.white - 1) // 2
    for space in sorted(spaces, key=lambda space: (space < wanted, space)):
        if move.state.depots[space]:
            pay_silver(move.state, move.seat, BLACK_PRICE, "purchase")
            stack(move, space, 1)
            return True
    return False


def stack(move: Move, space: int, is_bought: int) -> None:
    """Lay a double hex on the stack."""
    tile = move.state.depots[space]
    empty_space(move.state, space)
    move.part.doubles.append(tile)
    move.tell("stack", tile, is_bought)
