"""The effects of tiles that Chateauma lays face up on a card (special p. 24-26)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.burgundy.colours import ANIMAL, BUILDING, CASTLE, MINE, MONASTERY, SHIP
from burgrave.games.burgundy.mainboard import SPACES
from burgrave.games.burgundy.modules.chateauma.cards import CARDS, RESERVE, RULES
from burgrave.games.burgundy.modules.chateauma.move import Move, clockwise
from burgrave.games.burgundy.modules.chateauma.readings import FEWEST, FROM_WHITE, reads
from burgrave.games.burgundy.modules.chateauma.sale import sell
from burgrave.games.burgundy.points import ANIMALS as ANIMAL_POINTS
from burgrave.games.burgundy.points import WATCHTOWERS, score, score_for
from burgrave.games.burgundy.steps.sell import gain_silver
from burgrave.games.burgundy.steps.ship import advance, kinds_in, store
from burgrave.games.burgundy.steps.storage import empty_space
from burgrave.games.burgundy.tiles import (
    ANIMALS,
    BANK_SILVER,
    COLOUR,
    EVERY_SPECIES,
    GOODS_KINDS,
    SPECIES,
    TILES,
    WATCHTOWER_POINTS,
    tile_named,
)

Again = Callable[[Move, int], None]
"""A function that chooses and places another tile, given the move and the first depot to search."""
Lay = Callable[[Move, int, int, int], None]
"""A function that lays a tile on a space of a card."""

FETCHED: Final[dict[int, tuple[int, ...]]] = {
    tile_named("carpenter"): (BUILDING,),
    tile_named("church"): (CASTLE, MINE, MONASTERY),
    tile_named("market"): (SHIP, ANIMAL),
}
"""Buildings that bring a tile into the reserve: of the first of these colours that lies in any depot."""


def benefit(move: Move, tile: int, again: Again, lay: Lay) -> None:
    """Carry out a tile's effect; mines pay at the end of a phase, monasteries count at the end of the game."""
    state, seat = move.state, move.seat
    colour = COLOUR[tile]
    if colour == CASTLE or TILES[tile] == "crane":
        move.report("extra", tile)
        again(move, state.white - 1)
    elif colour == SHIP:
        ship(move)
    elif colour == ANIMAL:
        score(state, seat, ANIMAL_POINTS, herd(move, tile))
    elif TILES[tile] == "white_castle":
        fetch_scarcest(move, tile)
    elif tile in FETCHED:
        fetch(move, tile)
    elif TILES[tile] == "warehouse":
        sell(move, "warehouse")
    elif TILES[tile] == "bank":
        gain_silver(state, seat, BANK_SILVER, "bank")
    elif TILES[tile] == "boarding_house":
        score_for(state, seat, "boarding_houses", RULES["boarding_house_points"])
    elif TILES[tile] == "watchtower":
        score(state, seat, WATCHTOWERS, WATCHTOWER_POINTS)
    elif TILES[tile] == "town_hall":
        town_hall(move, lay)


def ship(move: Move) -> None:
    """Take the goods of the fullest depot, of several the first after the white die's; then advance on the turn order track."""
    state = move.state
    depots = move.white_depots() if reads(state, "ship", FROM_WHITE) else clockwise(state.white)
    counts = {depot: sum(state.depot_goods[depot * GOODS_KINDS : (depot + 1) * GOODS_KINDS]) for depot in depots}
    fullest = max(counts, key=counts.__getitem__)
    if counts[fullest]:
        store(state, move.seat, fullest, kinds_in(state, fullest))
    else:
        move.report("nothing", "goods")
    advance(state, move.seat)


def herd(move: Move, tile: int) -> int:
    """Return the number of animals of the species that lie face up on cards and in the duchy; geese count with every species.

    Geese themselves are scored with the species that it has most tiles of, of several such species the one that pays most.
    """
    animals = move.holdings.faces_of(ANIMAL)
    geese = sum(ANIMALS[other] for other in animals if SPECIES[other] == EVERY_SPECIES)
    if SPECIES[tile] != EVERY_SPECIES:
        return geese + sum(ANIMALS[other] for other in animals if SPECIES[other] == SPECIES[tile])
    herds = [[ANIMALS[other] for other in animals if SPECIES[other] == species] for species in range(EVERY_SPECIES)]
    return geese + max((len(counts), sum(counts)) for counts in herds)[1]


def fetch(move: Move, cause: int) -> None:
    """Take a tile for the reserve, of the first colour that lies in any depot."""
    if not any(fetch_first(move, colour, cause) for colour in FETCHED[cause]):
        move.report("nothing", TILES[cause])


def fetch_first(move: Move, colour: int, cause: int) -> bool:
    """Take the upper tile of a colour from the first depot that has one, from the white die's on; False when none has."""
    for depot in move.white_depots():
        for place in range(depot * SPACES, (depot + 1) * SPACES):
            if move.state.depots[place] and COLOUR[move.state.depots[place]] == colour:
                move_to_reserve(move, place, cause)
                return True
    return False


def fetch_scarcest(move: Move, cause: int) -> None:
    """Take a tile for a white castle, the `cause`: of the leftmost colour that the reserve lacks; silver where it lacks none or no
    tile is found."""
    reserve = move.holdings.reserve
    colour = min(RESERVE, key=lambda colour: len(reserve[colour]))
    is_wanted = not reserve[colour] or reads(move.state, "white_castle", FEWEST)
    if not (is_wanted and fetch_first(move, colour, cause)):
        move.report("nothing", TILES[cause])
        gain_silver(move.state, move.seat, RULES["no_white_castle_silver"], "no_tile")


def move_to_reserve(move: Move, place: int, cause: int) -> None:
    """Move a tile from a depot onto its stack in the reserve; `cause` is the building that brings it, 0 for a purchase."""
    tile = move.state.depots[place]
    empty_space(move.state, place)
    move.holdings.reserve[COLOUR[tile]].append(tile)
    move.report("reserve", tile, place, cause)


def town_hall(move: Move, lay: Lay) -> None:
    """Lay a tile of the reserve on a card, the chosen card first: of the colour with most tiles, the leftmost of several."""
    holdings = move.holdings
    for slot in (move.chosen, 1 - move.chosen):
        if not holdings.cards[slot]:
            continue
        colours = CARDS[holdings.cards[slot]].colours
        wanted = {colours[space] for space in holdings.empty(slot)}
        fitting = [colour for colour in RESERVE if colour in wanted and holdings.reserve[colour]]
        if fitting:
            colour = max(fitting, key=lambda colour: len(holdings.reserve[colour]))
            space = next(space for space in holdings.empty(slot) if colours[space] == colour)
            tile = holdings.reserve[colour].pop()
            move.report("lay_hall", tile, slot, holdings.cards[slot], space)
            lay(move, slot, space, tile)
            return
    move.report("nothing", "town_hall")
