"""The view of Chateauma."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.modules.chateauma.cards import BOARD, CARDS, EXTRA, HIGHEST_LEFT, LEVELS, RESERVE, WILD_STACK
from burgrave.games.burgundy.modules.chateauma.ending import shields
from burgrave.games.burgundy.modules.chateauma.holdings import LEFT, RIGHT, Holdings, holdings_of
from burgrave.games.burgundy.modules.chateauma.setup import is_on
from burgrave.games.burgundy.tiles import BLACK_HEX, COLOUR, TILES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return everything but the order of its deck, and what lies face down since the beginning."""
    holdings = holdings_of(state)
    own = state.seats - 1
    return {
        "seat": own,
        "level": state.rules.options["chateauma_level"],
        "modifiers": [modifier for modifier in "abcd" if is_on(state, modifier)],
        "die": state.dice[2 * own] or None,
        "chosen": None if not state.white else LEFT if state.white <= HIGHEST_LEFT else RIGHT,
        "cards": [card(state, holdings, slot) for slot in (LEFT, RIGHT)],
        "deck": len(holdings.deck),
        "completed": list(holdings.done),
        "reserve": {
            **{COLOURS[colour]: [TILES[tile] for tile in holdings.reserve[colour]] for colour in RESERVE},
            "wild": [TILES[tile] for tile in holdings.reserve[WILD_STACK]],
        },
        "duchy": {name: area(state, holdings, colour) for colour, name in enumerate(COLOURS)},
        "shields": shields(state, own),
        "doubles": [TILES[tile] for tile in holdings.doubles],
    }


def shown(tile: int) -> str | None:
    """Return a tile's name; a tile that lies face down is `black_hex`."""
    return TILES[tile] if tile > 0 else TILES[BLACK_HEX] if tile else None


def card(state: State, holdings: Holdings, slot: int) -> dict[str, Any] | None:
    """Return one of its cards, None where none lies."""
    number = holdings.cards[slot]
    if not number:
        return None
    printed = CARDS[number]
    return {
        "number": number,
        "points": printed.points[LEVELS.index(state.rules.options["chateauma_level"])],
        "spaces": [
            {
                "colour": COLOURS[colour],
                "sale": bool(printed.sales >> space & 1),
                "double": bool(printed.doubles >> space & 1),
                "tile": shown(holdings.laid[slot][space]),
            }
            for space, colour in enumerate(printed.colours)
        ],
        "symbols": [name for name, is_there in (("post", printed.has_post), ("shield", printed.has_shield)) if is_there],
    }


def area(state: State, holdings: Holdings, colour: int) -> dict[str, Any]:
    """Return the spaces of a colour in its duchy, and what lies on top of them."""
    places = [space for space, space_colour in enumerate(BOARD) if space_colour == colour]
    return {
        "tiles": [shown(holdings.spaces[space]) for space in places],
        "extra": [places.index(space) for space in EXTRA if space in places] if is_on(state, "d") else [],
        "over": [TILES[tile] for tile in holdings.over if COLOUR[tile] == colour],
    }
