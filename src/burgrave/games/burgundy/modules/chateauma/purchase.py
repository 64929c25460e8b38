"""The end of Chateauma's turn: two silver buy a tile for its reserve (special p. 25)."""

from __future__ import annotations

from burgrave.games.burgundy.mainboard import BLACK, BLACK_PRICE
from burgrave.games.burgundy.modules.chateauma.benefits import move_to_reserve
from burgrave.games.burgundy.modules.chateauma.cards import RESERVE
from burgrave.games.burgundy.modules.chateauma.move import Move
from burgrave.games.burgundy.modules.chateauma.readings import RESERVE_ORDER, reads
from burgrave.games.burgundy.modules.chateauma.vines import buy_double
from burgrave.games.burgundy.steps.dice_actions import pay_silver
from burgrave.games.burgundy.tiles import COLOUR


def purchase(move: Move) -> None:
    """Buy a tile once in a turn: a double hex where there are some, else a tile of the black depot.

    Of the colours there the one that the reserve has fewest of; of several such colours, and of several tiles, the first place.
    """
    state = move.state
    if state.silver[move.seat] < BLACK_PRICE:
        return
    if buy_double(move):
        return
    offered = [place for place in range(BLACK, BLACK + state.book.black_spaces) if state.depots[place]]
    if not offered:
        return

    by_reserve = reads(state, "purchase", RESERVE_ORDER)

    def key(place: int) -> tuple[int, int, int]:
        colour = COLOUR[state.depots[place]]
        return len(move.holdings.reserve[colour]), RESERVE.index(colour) if by_reserve else 0, place

    pay_silver(state, move.seat, BLACK_PRICE, "purchase")
    move_to_reserve(move, min(offered, key=key), 0)
