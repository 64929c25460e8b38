"""The effect of placing each kind of tile: one function for each, and the list that maps tiles to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from burgrave.engine.combine import Maybe
from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.colours import ANIMAL, BUILDING, CASTLE, MINE, MONASTERY, SHIP
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.points import ANIMALS as ANIMAL_POINTS
from burgrave.games.burgundy.points import WATCHTOWERS, score
from burgrave.games.burgundy.questions import ANIMAL_TILE_POINTS, ONE_PASTURE, QUESTIONS
from burgrave.games.burgundy.steps.fetch import Fetch
from burgrave.games.burgundy.steps.sell import gain_silver, gain_workers
from burgrave.games.burgundy.steps.sell_at_warehouse import SellAtWarehouse
from burgrave.games.burgundy.steps.ship import ANY_DEPOT, LoadGoods, advance
from burgrave.games.burgundy.steps.turn import CASTLE_ACTIONS, TOWN_HALL_ACTIONS
from burgrave.games.burgundy.tiles import (
    ANIMALS,
    BANK_SILVER,
    BOARDING_HOUSE_WORKERS,
    CASTLE_TILE,
    COLOUR,
    EVERY_SPECIES,
    KINDS_OF_TILE,
    SHIP_TILE,
    SPECIES,
    WATCHTOWER_POINTS,
    tile_named,
)

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

Effect = Callable[["State", int, int, int], None]
"""An effect, called with state, seat, tile and hex."""


def nothing(state: State, seat: int, tile: int, hex_: int) -> None:
    """Do nothing: mines pay at the end of a phase; monasteries change answers about their owner, or score at the end."""


def castle(state: State, seat: int, tile: int, hex_: int) -> None:
    """Grant one more action at once, with a die of any number."""
    state.agenda.append(CASTLE_ACTIONS[seat])


def ship(state: State, seat: int, tile: int, hex_: int) -> None:
    """Let the seat take the goods of one depot and advance on the turn order track (no choice depends on which comes first)."""
    advance(state, seat)
    state.agenda.append(LoadGoods(seat, ANY_DEPOT))


def animals(state: State, seat: int, tile: int, hex_: int) -> None:
    """Score the animals, and again every tile of their species in the same pasture."""
    score(state, seat, ANIMAL_POINTS, herd_points(state, seat, SPECIES[tile], pasture(state, seat, hex_)))


def pasture(state: State, seat: int, hex_: int) -> int:
    """Return the mask of the hexes that form one pasture with a hex."""
    duchy = state.duchy[seat]
    return duchy.colour_mask[ANIMAL] if state.answers[seat * QUESTIONS + ONE_PASTURE] else duchy.region[hex_]


def herd_points(state: State, seat: int, species: int, hexes: int) -> int:
    """Return the points for all animals of a species on some hexes; geese count with every species."""
    extra = state.answers[seat * QUESTIONS + ANIMAL_TILE_POINTS]
    first = state.book.duchy_row[seat] * HEXES
    points = 0
    for neighbour in bits_of(hexes & state.covered[seat]):
        placed_tile = state.tiles[first + neighbour]
        if ANIMALS[placed_tile] and (SPECIES[placed_tile] == species or SPECIES[placed_tile] == EVERY_SPECIES):
            points += ANIMALS[placed_tile] + extra
    return points


def warehouse(state: State, seat: int, tile: int, hex_: int) -> None:
    """Let the seat sell all goods of one kind, without a die."""
    state.agenda.append(Maybe(SellAtWarehouse(seat)))


def carpenter(state: State, seat: int, tile: int, hex_: int) -> None:
    """Let the seat take a building from a numbered depot."""
    state.agenda.append(Maybe(Fetch(seat, 1 << BUILDING)))


def church(state: State, seat: int, tile: int, hex_: int) -> None:
    """Let the seat take a mine, monastery or castle from a numbered depot."""
    state.agenda.append(Maybe(Fetch(seat, 1 << MINE | 1 << MONASTERY | 1 << CASTLE)))


def market(state: State, seat: int, tile: int, hex_: int) -> None:
    """Let the seat take a ship or animals from a numbered depot."""
    state.agenda.append(Maybe(Fetch(seat, 1 << SHIP | 1 << ANIMAL)))


def boarding_house(state: State, seat: int, tile: int, hex_: int) -> None:
    """Give four workers; monasteries 13 and 14 do not change this."""
    gain_workers(state, seat, BOARDING_HOUSE_WORKERS, "boarding_house")


def bank(state: State, seat: int, tile: int, hex_: int) -> None:
    """Give two silver to the seat."""
    gain_silver(state, seat, BANK_SILVER, "bank")


def town_hall(state: State, seat: int, tile: int, hex_: int) -> None:
    """Let the seat place one more stored tile, on a space of any number."""
    state.agenda.append(TOWN_HALL_ACTIONS[seat])


def watchtower(state: State, seat: int, tile: int, hex_: int) -> None:
    """Score four points for the seat."""
    score(state, seat, WATCHTOWERS, WATCHTOWER_POINTS)


EFFECTS: Final[list[Effect]] = [nothing] * KINDS_OF_TILE
EFFECTS[CASTLE_TILE] = castle
EFFECTS[SHIP_TILE] = ship
for _tile, _colour in enumerate(COLOUR):
    if _colour == ANIMAL:
        EFFECTS[_tile] = animals
for _building in (warehouse, carpenter, church, market, boarding_house, bank, town_hall, watchtower):
    EFFECTS[tile_named(_building.__name__)] = _building


def tile_effect(state: State, seat: int, tile: int, hex_: int) -> None:
    """Carry out the effect of the placed tile; the base game's reaction to `placed`."""
    state.book.effects[tile](state, seat, tile, hex_)
