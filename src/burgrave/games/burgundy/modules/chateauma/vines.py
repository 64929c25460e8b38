"""Double hexes, for which Chateauma has no vineyard: they lie in a stack beside its board (special p. 27)."""

from __future__ import annotations

from burgrave.games.burgundy.mainboard import BLACK_PRICE
from burgrave.games.burgundy.modules.chateauma.move import Move
from burgrave.games.burgundy.steps.dice_actions import pay_silver
from burgrave.games.burgundy.steps.storage import empty_space


def offered(move: Move, is_bought: bool) -> int:
    """Return the space of the first double hex in the store or in the vineyard depot; -1 for none."""
    for spaces_of in move.state.rules.reactions["automa_doubles"]:
        for space in spaces_of(move.state, is_bought):
            if move.state.depots[space]:
                return int(space)
    return -1


def take_double(move: Move) -> None:
    """Take a double hex of the vineyard depot, for a covered symbol."""
    space = offered(move, False)
    if space < 0:
        move.report("nothing", "double_hex")
    else:
        stack(move, space, 0)


def buy_double(move: Move) -> bool:
    """Buy a double hex of the vineyard store; False when there is none."""
    space = offered(move, True)
    if space < 0:
        return False
    pay_silver(move.state, move.seat, BLACK_PRICE, "purchase")
    stack(move, space, 1)
    return True


def stack(move: Move, space: int, is_bought: int) -> None:
    """Lay a double hex on the stack."""
    tile = move.state.depots[space]
    empty_space(move.state, space)
    move.holdings.doubles.append(tile)
    move.report("stack", tile, is_bought)
