"""Builds positions before a turn of Chateauma: an empty board, its cards, and only what a test names."""

from collections.abc import Mapping, Sequence
from typing import Any

import burgrave
from burgrave.engine.agenda import run_automatic
from burgrave.engine.chance import force
from burgrave.engine.events import Event
from burgrave.engine.state import CommonFields
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.mainboard import BLACK, SPACES
from burgrave.games.burgundy.modules.chateauma.cards import BOARD, CARDS, FIRST_SPACE
from burgrave.games.burgundy.modules.chateauma.holdings import Holdings, holdings_of
from burgrave.games.burgundy.setup import empty_state
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import GOODS, GOODS_KINDS, TILES, tile_named

WILD = "wild"


def facing(
    cards: tuple[int, int] = (3, 5),
    *,
    seats: int = 2,
    white: int = 1,
    left: Mapping[int, str] | None = None,
    right: Mapping[int, str] | None = None,
    depots: Mapping[str, str] | None = None,
    wares: Mapping[int, Mapping[str, int]] | None = None,
    reserve: Sequence[str] = (),
    wild: Sequence[str] = (),
    duchy: Sequence[str] = (),
    goods: Mapping[str, int] | None = None,
    silver: int = 0,
    modules: Sequence[str] = (),
    phase: str = "A",
    **options: str,
) -> State:
    """Return a state in which its turn is next. `left`, `right`: tiles by space of the cards, from 1, a `-` before one face
    down."""
    state: Any = burgrave.new("burgundy", seats, 1, ["base", *modules, "chateauma"], options)
    bare = empty_state(CommonFields(state.rules, 1), state.book)
    for cleared in ("storage", "goods", "workers", "points", "sources", "depots", "depot_goods", "dice_left", "silver"):
        setattr(state, cleared, list(getattr(bare, cleared)))
    state.phase = "ABCDE".index(phase)
    state.white, state.dice, state.turn = white, [1, 1] * (seats - 1) + [0, 0], seats
    seat = seats - 1
    state.silver[seat] = silver
    for place, tile in (depots or {}).items():
        depot, _, number = place.replace("black:", "7.").partition(".")
        state.depots[BLACK + int(number) - 1 if depot == "7" else (int(depot) - 1) * SPACES + int(number) - 1] = tile_named(tile)
    for depot_number, goods_there in (wares or {}).items():
        for kind, count in goods_there.items():
            state.depot_goods[(depot_number - 1) * GOODS_KINDS + GOODS.index(kind)] = count
    for kind, count in (goods or {}).items():
        state.goods[seat * GOODS_KINDS + GOODS.index(kind)] = count
    holdings = holdings_of(state)
    every = [*holdings.cards, *holdings.deck]
    spaces = holdings.spaces
    holdings.__init__()  # type: ignore[misc]
    holdings.spaces = spaces
    holdings.cards = list(cards)
    holdings.deck = sorted((card for card in every if card not in cards), reverse=True)
    for slot, laid in enumerate((left, right)):
        holdings.laid[slot] = [0] * len(CARDS[cards[slot]].colours) if cards[slot] else []
        for space, tile in (laid or {}).items():
            holdings.laid[slot][space - 1] = -tile_named(tile[1:]) if tile.startswith("-") else tile_named(tile)
    for tile in reserve:
        holdings.reserve[COLOURS.index(colour_of(tile))].append(tile_named(tile))
    holdings.reserve[-1] = [tile_named(tile) for tile in wild]
    for tile in duchy:
        first = FIRST_SPACE[COLOURS.index(colour_of(tile))]
        holdings.spaces[next(space for space in range(first, len(BOARD)) if not holdings.spaces[space])] = tile_named(tile)
    state.derive()
    state.legal = None
    return state  # type: ignore[no-any-return]


def colour_of(tile: str) -> str:
    """Return the colour of a tile by its name."""
    from burgrave.games.burgundy.tiles import COLOUR

    return COLOURS[COLOUR[tile_named(tile)]]


def turn(state: State, *dice: int) -> list[Event]:
    """Let it move with these rolls of its die (a 1 unless they are given); return the events."""
    state.events.clear()
    state.agenda = [state.book.turns[state.seats - 1]]
    force(state, *(dice or (1,)))
    run_automatic(state)
    return list(state.events)


def holdings(state: State) -> Holdings:
    """Return its holdings from the state."""
    return holdings_of(state)


def laid(state: State, slot: int) -> list[str | None]:
    """Return what lies on a card, space by space."""
    return [None if not tile else TILES[tile] if tile > 0 else WILD for tile in holdings_of(state).laid[slot]]


def reserve(state: State) -> list[str]:
    """Return everything in the reserve but wild tiles, by colour."""
    return [TILES[tile] for stack in holdings_of(state).reserve[:-1] for tile in stack]


def wilds(state: State) -> list[str]:
    """Return the wild tiles in the reserve."""
    return [TILES[tile] for tile in holdings_of(state).reserve[-1]]


def settled(state: State, colour: str) -> list[str | None]:
    """Return what lies on the spaces of a colour of its duchy."""
    tiles_and_colours = zip(holdings_of(state).spaces, BOARD, strict=True)
    return [
        None if not tile else TILES[tile] if tile > 0 else WILD
        for tile, space_colour in tiles_and_colours
        if COLOURS[space_colour] == colour
    ]


def goods(state: State) -> dict[str, int]:
    """Return its unsold goods by kind."""
    first = (state.seats - 1) * GOODS_KINDS
    return {GOODS[kind]: count for kind, count in enumerate(state.goods[first : first + GOODS_KINDS]) if count}


def scored(state: State, source: str) -> int:
    """Return its points from one source."""
    return dict(state.scoring(state.seats - 1)).get(source, 0)
