"""Completed cards: points, their tiles move into the duchy, bonus tiles, new cards (special p. 25-26)."""

from __future__ import annotations

from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.modules.chateauma.cards import BOARD, CARDS, EXTRA, LEVELS
from burgrave.games.burgundy.modules.chateauma.choose import granted_tile
from burgrave.games.burgundy.modules.chateauma.emblems import emblems
from burgrave.games.burgundy.modules.chateauma.move import Move
from burgrave.games.burgundy.modules.chateauma.part import LEFT, RIGHT
from burgrave.games.burgundy.modules.chateauma.setup import deal, is_on
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.tiles import COLOUR


def complete_cards(move: Move) -> None:
    """Every complete card, the left one first; with modifier D emptying one may complete the other."""
    part = move.part
    full = [part.is_full(colour) for colour in range(len(COLOURS))]
    while True:
        done = [slot for slot in (LEFT, RIGHT) if part.is_complete(slot)]
        if not done:
            break
        complete(move, done[0])
    for colour in range(len(COLOURS)):
        if part.is_full(colour) and not full[colour]:
            move.state.book.award(move.state, move.seat, colour)
    new_cards(move)


def complete(move: Move, slot: int) -> None:
    """The points of a card; its tiles move on, face up, and it is gone."""
    state, part = move.state, move.part
    number = part.cards[slot]
    # No card any more; what lies on it still counts with the rest until it has moved.
    part.cards[slot] = 0
    part.done.append(number)
    move.tell("complete", slot, number)
    level = LEVELS.index(state.rules.options["chateauma_level"])
    score_for(state, move.seat, "duchy_cards", CARDS[number].points[level])
    emblems(move, number)
    for place, tile in enumerate(part.laid[slot]):
        part.laid[slot][place] = 0
        settle(move, abs(tile))
    part.laid[slot] = []


def settle(move: Move, tile: int) -> None:
    """Lay a tile on the first free space of its colour, or on top of the others; with modifier D the space may grant an action."""
    part = move.part
    colour = COLOUR[tile]
    for space, there in enumerate(part.spaces):
        if not there and BOARD[space] == colour:
            part.spaces[space] = tile
            if space in EXTRA and is_on(move.state, "d"):
                move.tell("extra_space", tile)
                granted_tile(move)
            return
    part.over.append(tile)


def new_cards(move: Move) -> None:
    """The right card moves to the left where that is free; the deck fills what is empty then, as long as it lasts."""
    part = move.part
    if not part.cards[LEFT] and part.cards[RIGHT]:
        part.cards = [part.cards[RIGHT], 0]
        part.laid = [part.laid[RIGHT], []]
        move.tell("card_moves", part.cards[LEFT])
    for slot in (LEFT, RIGHT):
        if not part.cards[slot] and part.deck:
            deal(move.state, move.seat, part, slot, part.deck.pop())
