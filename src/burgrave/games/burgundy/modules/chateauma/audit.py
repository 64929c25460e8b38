"""The auditor's checks for Chateauma."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.errors import demand
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.modules.chateauma.cards import BOARD, CARDS, DECKS, FIRST_SPACE, WILD_STACK
from burgrave.games.burgundy.modules.chateauma.holdings import LEFT, RIGHT, holdings_of
from burgrave.games.burgundy.modules.chateauma.setup import plays_with
from burgrave.games.burgundy.tiles import COLOUR, TILES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def tiles_elsewhere(state: State) -> list[int]:
    """Return every tile that Chateauma has."""
    holdings = holdings_of(state)
    stacks = [tile for stack in holdings.reserve for tile in stack]
    return [
        abs(tile)
        for tile in (*holdings.laid[LEFT], *holdings.laid[RIGHT], *stacks, *holdings.spaces, *holdings.over, *holdings.doubles)
        if tile
    ]


def covered_elsewhere(state: State, colour: int) -> list[int]:
    """Return Chateauma's seat where its duchy has every space of a colour covered."""
    return [state.seats - 1] if holdings_of(state).is_full(colour) else []


def check(state: State) -> None:
    """Check cards, colours of tiles, stacks and points."""
    holdings = holdings_of(state)
    seat = state.seats - 1
    wanted = DECKS["double" if plays_with(state, "vineyards") else "usual"]
    cards = [card for card in (*holdings.cards, *holdings.deck, *holdings.done) if card]
    demand(sorted(cards) == sorted(wanted), "cards", cards)
    for slot in (LEFT, RIGHT):
        colours = CARDS[holdings.cards[slot]].colours if holdings.cards[slot] else []
        demand(len(holdings.laid[slot]) == len(colours), "spaces of a card", slot)
        for tile, colour in zip(holdings.laid[slot], colours, strict=True):
            demand(tile <= 0 or COLOUR[tile] == colour, "a tile on another colour of a card", TILES[abs(tile)])
        demand(not holdings.is_complete(slot), "a complete card stays", holdings.cards[slot])
        demand(bool(holdings.cards[slot]) or not holdings.deck, "no card though the deck has some", slot)
    for colour, stack in enumerate(holdings.reserve[:WILD_STACK]):
        demand(all(COLOUR[tile] == colour for tile in stack), "a tile in another stack", colour)
    for tile, colour in zip(holdings.spaces, BOARD, strict=True):
        demand(tile <= 0 or COLOUR[tile] == colour, "a tile on another colour of the duchy", TILES[abs(tile)])
    for tile in holdings.over:
        demand(holdings.is_full(COLOUR[tile]), "a tile on top, though there are spaces", TILES[tile])
    demand(len(FIRST_SPACE) == len(COLOURS) and not state.workers[seat], "workers", state.workers)
    demand(not state.covered[seat] and seat not in state.book.people, "Chateauma has no duchy like others")
    names = len(state.book.sources)
    own = state.sources[seat * names : (seat + 1) * names]
    demand(sum(own) == state.points[seat], "the sources of points do not add up", seat, own)
    if state.is_over:
        check_count(state, dict(zip(state.book.sources, own, strict=True)))


def check_count(state: State, own: dict[str, int]) -> None:
    """Check the final count tile by tile: a tile face down counts as a tile only (special p. 25)."""
    holdings = holdings_of(state)
    on_cards = [tile for slot in (LEFT, RIGHT) for tile in holdings.laid[slot] if tile]
    names = [TILES[tile] for tile in (*on_cards, *holdings.spaces, *holdings.over) if tile > 0]
    reserved = [tile for stack in holdings.reserve for tile in stack]
    monasteries = [name for name in names if name.startswith("monastery-")]
    demand(own["any_monastery"] == 4 * len(monasteries), "monasteries of Chateauma", own, monasteries)
    demand(own["card_tiles"] == 2 * len(on_cards) and own["reserve_tiles"] == len(reserved), "its tiles at the end", own)
