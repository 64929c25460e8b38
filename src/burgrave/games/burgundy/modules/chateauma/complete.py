"""Completed cards: they score, their tiles move into the duchy, colours earn bonus tiles, new cards come (special p. 25-26)."""

from __future__ import annotations

from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.modules.chateauma.cards import BOARD, CARDS, EXTRA, LEVELS
from burgrave.games.burgundy.modules.chateauma.choose import granted_tile
from burgrave.games.burgundy.modules.chateauma.emblems import emblems
from burgrave.games.burgundy.modules.chateauma.holdings import LEFT, RIGHT
from burgrave.games.burgundy.modules.chateauma.move import Move
from burgrave.games.burgundy.modules.chateauma.setup import deal, is_on
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.tiles import COLOUR


def complete_cards(move: Move) -> None:
    """Complete every full card, the left one first; with modifier D emptying one may complete the other."""
    holdings = move.holdings
    was_full = [holdings.is_full(colour) for colour in range(len(COLOURS))]
    while True:
        complete_slots = [slot for slot in (LEFT, RIGHT) if holdings.is_complete(slot)]
        if not complete_slots:
            break
        complete(move, complete_slots[0])
    for colour in range(len(COLOURS)):
        if holdings.is_full(colour) and not was_full[colour]:
            move.state.book.award(move.state, move.seat, colour)
    new_cards(move)


def complete(move: Move, slot: int) -> None:
    """Score a card, move its tiles on, face up, and remove it."""
    state, holdings = move.state, move.holdings
    number = holdings.cards[slot]
    # No card any more; what lies on it still counts with the rest until it has moved.
    holdings.cards[slot] = 0
    holdings.done.append(number)
    move.report("complete", slot, number)
    level = LEVELS.index(state.rules.options["chateauma_level"])
    score_for(state, move.seat, "duchy_cards", CARDS[number].points[level])
    emblems(move, number)
    for index, tile in enumerate(holdings.laid[slot]):
        holdings.laid[slot][index] = 0
        lay_into_duchy(move, abs(tile))
    holdings.laid[slot] = []


def lay_into_duchy(move: Move, tile: int) -> None:
    """Lay a tile on the first free space of its colour, or on top of the others; with modifier D the space may grant an action."""
    holdings = move.holdings
    colour = COLOUR[tile]
    for space, covering in enumerate(holdings.spaces):
        if not covering and BOARD[space] == colour:
            holdings.spaces[space] = tile
            if space in EXTRA and is_on(move.state, "d"):
                move.report("extra_space", tile)
                granted_tile(move)
            return
    holdings.over.append(tile)


def new_cards(move: Move) -> None:
    """Move the right card to the left where that is free; deal cards from the deck to empty places, as long as it lasts."""
    holdings = move.holdings
    if not holdings.cards[LEFT] and holdings.cards[RIGHT]:
        holdings.cards = [holdings.cards[RIGHT], 0]
        holdings.laid = [holdings.laid[RIGHT], []]
        move.report("card_moves", holdings.cards[LEFT])
    for slot in (LEFT, RIGHT):
        if not holdings.cards[slot] and holdings.deck:
            deal(move.state, move.seat, holdings, slot, holdings.deck.pop())
