"""Chateauma's only action: it chooses a tile and places it on a card (special p. 24)."""

from __future__ import annotations

from burgrave.games.burgundy.mainboard import BLACK, SPACES
from burgrave.games.burgundy.modules.chateauma.benefits import benefit
from burgrave.games.burgundy.modules.chateauma.cards import CARDS, RULES, WILD_STACK
from burgrave.games.burgundy.modules.chateauma.move import Move, clockwise
from burgrave.games.burgundy.modules.chateauma.readings import WHITE_DIE, reads
from burgrave.games.burgundy.modules.chateauma.sale import sell
from burgrave.games.burgundy.modules.chateauma.vines import take_double
from burgrave.games.burgundy.steps.sell import gain_silver
from burgrave.games.burgundy.steps.storage import empty_space
from burgrave.games.burgundy.tiles import COLOUR


def choose_and_place(move: Move, first: int) -> None:
    """Place a tile from the depots, searched from the first one on, or from the reserve; or take a wild tile, or silver.

    Where neither card has an empty space, goods are sold instead.
    """
    slot = move.open_card()
    if slot < 0:
        sell(move, "no_space")
        return
    if not (from_depots(move, slot, first) or from_reserve(move, slot) or wild_tile(move, slot) or new_wild_tile(move)):
        move.report("no_tile")
        gain_silver(move.state, move.seat, RULES["no_tile_silver"], "no_tile")


def granted_tile(move: Move) -> None:
    """Place one more tile for a space of modifier D, searched from the depot of a new roll of its own die, and what it covers."""
    if reads(move.state, "extra", WHITE_DIE):
        first = move.state.white
    elif move.open_card() < 0:
        first = 0  # Goods are sold, so no depot is needed.
    else:
        first = move.roll()
        move.report("next_die", first)
    choose_and_place(move, first - 1)
    symbols(move)


def from_depots(move: Move, slot: int, first: int) -> bool:
    """Place a tile of the first depot with one that fits: for the first space of the card, its upper tile. False when none fits."""
    state = move.state
    card = CARDS[move.holdings.cards[slot]]
    empty = move.holdings.empty(slot)
    for depot in clockwise(first):
        for space in empty:
            for place in range(depot * SPACES, (depot + 1) * SPACES):
                tile = state.depots[place]
                if tile and COLOUR[tile] == card.colours[space]:
                    empty_space(state, place)
                    move.report("lay", tile, slot, card.number, space, place, first)
                    place_tile(move, slot, space, tile)
                    return True
    return False


def from_reserve(move: Move, slot: int) -> bool:
    """Place a tile of the reserve on the first empty space for which there is one. False when there is none."""
    card = CARDS[move.holdings.cards[slot]]
    for space in move.holdings.empty(slot):
        stack = move.holdings.reserve[card.colours[space]]
        if stack:
            tile = stack.pop()
            move.report("lay_reserve", tile, slot, card.number, space)
            place_tile(move, slot, space, tile)
            return True
    return False


def wild_tile(move: Move, slot: int) -> bool:
    """Lay a wild tile of the reserve face down on the first empty space: its own effect is lost. False when there is none."""
    stack = move.holdings.reserve[WILD_STACK]
    if not stack:
        return False
    space = move.holdings.empty(slot)[0]
    move.report("lay_wild", slot, move.holdings.cards[slot], space)
    move.holdings.laid[slot][space] = -stack.pop()
    move.covered.append((move.holdings.cards[slot], space))
    return True


def new_wild_tile(move: Move) -> bool:
    """Lay the first tile of the black depot face down into the reserve, not onto a card. False when there is none."""
    state = move.state
    for place in range(BLACK, BLACK + state.book.black_spaces):
        tile = state.depots[place]
        if tile:
            empty_space(state, place)
            move.holdings.reserve[WILD_STACK].append(tile)
            move.report("wild", tile, place)
            return True
    return False


def place_tile(move: Move, slot: int, space: int, tile: int) -> None:
    """Lay a tile face up on a card; its effect follows at once, the symbol of its space when all that is done."""
    move.holdings.laid[slot][space] = tile
    move.covered.append((move.holdings.cards[slot], space))
    benefit(move, tile, choose_and_place, place_tile)


def symbols(move: Move) -> None:
    """Carry out the symbols that this turn has covered, in the order in which it covered them."""
    while move.covered:
        number, space = move.covered.pop(0)
        if CARDS[number].sales >> space & 1:
            sell(move, "symbol")
        if CARDS[number].doubles >> space & 1:
            take_double(move)
