"""The value of tiles: of those in the duchy, and of placing one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.colours import ANIMAL, BUILDING, COLOURS, MONASTERY, SHIP, WILD
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.evaluation import weights as w
from burgrave.games.burgundy.evaluation.land import DICE, PROMISE, STEP, at
from burgrave.games.burgundy.mainboard import PHASES
from burgrave.games.burgundy.questions import (
    ANIMAL_TILE_POINTS,
    FREE_STEP_PLACE,
    FREE_STEP_TAKE,
    MINE_WORKERS,
    NAMES,
    QUESTIONS,
    REPEAT_BUILDINGS,
    SALE_SILVER,
    SALE_WORKERS,
    SHIP_DEPOTS,
    STACK_TOP,
    WORKERS_SILVER,
    WORKERS_TAKEN,
)
from burgrave.games.burgundy.scoring import monastery_points
from burgrave.games.burgundy.tiles import (
    ANIMALS,
    BANK_SILVER,
    BOARDING_HOUSE_WORKERS,
    COLOUR,
    EVERY_SPECIES,
    GOODS_KINDS,
    KIND,
    KINDS_OF_TILE,
    LARGER,
    MINE_TILE,
    MONASTERIES,
    ONCE,
    SCORING_MONASTERIES,
    SPECIES,
    WATCHTOWER_POINTS,
    by_edition,
    tile_named,
)

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

WAREHOUSE: Final = tile_named("warehouse")


def worth() -> list[float]:
    """Return what placing each kind of tile brings at once, where that does not depend on the position; modules add to
    `book.worth`."""
    values = [0.0] * KINDS_OF_TILE
    for name, value in {
        "castle": w.CASTLE,
        "ship": w.SHIP + w.TRACK,
        "town_hall": w.TOWN_HALL,
        "carpenter": w.FETCH,
        "church": w.FETCH,
        "market": w.FETCH,
        "boarding_house": BOARDING_HOUSE_WORKERS * w.WORKER,
        "bank": BANK_SILVER * w.SILVER,
        "watchtower": float(WATCHTOWER_POINTS),
    }.items():
        values[tile_named(name)] = value
    return values


WORTH: Final = worth()


def rates() -> list[float]:
    """Return the value of one more in the answer to each question for a whole game, where that does not depend on the position;
    modules enter those of their own questions."""
    values = [0.0] * QUESTIONS
    values[REPEAT_BUILDINGS] = w.REPEAT_BUILDINGS
    values[SALE_SILVER] = w.SALE_EXTRA * w.SILVER
    values[SALE_WORKERS] = w.SALE_EXTRA * w.WORKER
    values[SHIP_DEPOTS] = w.SHIP_DEPOTS
    values[NAMES.index("buy_from_depots")] = w.BUY_FROM_DEPOTS
    values[NAMES.index("hire_price")] = w.HIRE / 2
    values[NAMES.index("worker_steps")] = w.WORKER_STEPS
    values[FREE_STEP_TAKE] = w.FREE_STEP_TAKE
    for colour in range(len(COLOURS)):
        values[FREE_STEP_PLACE + colour] = w.FREE_STEP_BUILDING if colour == BUILDING else w.FREE_STEP
    values[WORKERS_TAKEN] = w.WORKERS_ACTION * w.WORKER
    values[WORKERS_SILVER] = w.WORKERS_ACTION * w.SILVER
    values[STACK_TOP] = w.STACK_TOP
    return values


RATES: Final = rates()


def sale(state: State, seat: int, number: int) -> float:
    """Return how much the value of the goods of this number (0: the best kind) grows when they are sold at once."""
    best = 0
    for kind in range(GOODS_KINDS) if number == 0 else (number - 1,):
        count = state.goods[state.book.duchy_row[seat] * GOODS_KINDS + kind]
        if count > best:
            best = count
    return best * state.book.sold_goods * (1 - w.GOODS) + w.SILVER - w.SALE if best else 0.0


def mine_silver(state: State) -> float:
    """Return the value of the silver that a mine still pays; the last silver comes too late to be spent."""
    return (PHASES - 1 - state.phase) * w.SILVER + w.SILVER_IDLE


def mine_workers(state: State) -> float:
    """Return the value of the workers that a mine still pays, where it pays any."""
    return (PHASES - 1 - state.phase) * w.WORKER + w.WORKER_IDLE


def monastery(state: State, seat: int, tile: int, dice: int) -> float:
    """Return the value of a monastery in the duchy until the end."""
    number = KIND[tile]
    left = dice / DICE
    if number in SCORING_MONASTERIES:
        printed = MONASTERIES[number]
        each: int = by_edition(printed["points"], state.book.edition)
        counted = printed["score"]
        still_to_come = w.MORE_SOLD if counted == "sold_tiles" else w.MORE_BONUS if counted == "bonus_tiles" else w.MORE_TO_COME
        return monastery_points(state, seat, number) + each * still_to_come * left
    value = 0.0
    for question, added in state.book.answers[tile]:
        if question == MINE_WORKERS:
            first = state.book.duchy_row[seat] * HEXES
            value += state.tiles[first : first + state.duchy[seat].hexes].count(MINE_TILE) * mine_workers(state)
        elif question == ANIMAL_TILE_POINTS:
            empty = (~state.covered[seat] & state.duchy[seat].colour_mask[ANIMAL]).bit_count()
            value += empty * w.ANIMAL_TILE * left
        else:
            value += added * RATES[question] * left
    return value


def herds(state: State, seat: int) -> float:
    """Return the value of animals that will score again when one of their species joins them."""
    duchy = state.duchy[seat]
    covered = state.covered[seat]
    value = 0.0
    for region, _ in duchy.by_colour[ANIMAL]:
        occupied = region & covered
        if occupied and occupied != region:
            animals = 0
            while occupied:
                bit = occupied & -occupied
                animals += ANIMALS[state.tiles[state.book.duchy_row[seat] * HEXES + bit.bit_length() - 1]]
                occupied ^= bit
            value += animals * (region & ~covered).bit_count()
    return value * w.HERD


def standing(state: State, seat: int, dice: int) -> float:
    """Return the value of what the tiles in the duchy still bring."""
    covered = state.covered[seat]
    masks = state.duchy[seat].colour_mask
    value = herds(state, seat) * dice / DICE
    # What mines pay in workers is counted with the monastery that makes them do so.
    first = state.book.duchy_row[seat] * HEXES
    value += state.tiles[first : first + state.duchy[seat].hexes].count(MINE_TILE) * mine_silver(state)
    occupied = covered & masks[MONASTERY]
    while occupied:
        bit = occupied & -occupied
        value += monastery(state, seat, state.tiles[state.book.duchy_row[seat] * HEXES + bit.bit_length() - 1], dice)
        occupied ^= bit
    return value


def animals(state: State, seat: int, tile: int, region: int, left: float) -> float:
    """Return the value of placing animals in a pasture: their points, and what they may score again."""
    extra = state.answers[seat * QUESTIONS + ANIMAL_TILE_POINTS]
    species = SPECIES[tile]
    herd = [0] * (EVERY_SPECIES + 1)
    covered = state.covered[seat]
    occupied = region & covered
    while occupied:
        bit = occupied & -occupied
        placed_tile = state.tiles[state.book.duchy_row[seat] * HEXES + bit.bit_length() - 1]
        if ANIMALS[placed_tile]:
            herd[SPECIES[placed_tile]] += ANIMALS[placed_tile] + extra
        occupied ^= bit
    # Geese count with every species, and when they come with the best one.
    points = (
        ANIMALS[tile] + extra + herd[EVERY_SPECIES] + (max(herd[:EVERY_SPECIES]) if species == EVERY_SPECIES else herd[species])
    )
    return points + w.HERD * ANIMALS[tile] * ((region & ~covered).bit_count() - 1) * left


def gain(state: State, seat: int, tile: int, hexes: int, dice: int) -> float:
    """Return the value of placing the tile on the best of these hexes."""
    colour = COLOUR[tile]
    effect = state.book.worth[tile]
    if tile == MINE_TILE:
        effect += mine_silver(state) + mine_workers(state) * state.answers[seat * QUESTIONS + MINE_WORKERS]
    elif colour == MONASTERY:
        effect += monastery(state, seat, tile, dice)
    elif tile == WAREHOUSE:
        effect += sale(state, seat, 0)
    elif colour == SHIP:
        effect += w.SHIP_GOODS * sum(state.depot_goods)
    used = min(DICE - dice, DICE - 1)  # A town hall may still place something when the last die is used.
    covered = state.covered[seat]
    best = 0.0
    larger = LARGER[tile]
    for region, size in state.duchy[seat].by_colour[colour]:
        if region & hexes:
            missing = (region & ~covered).bit_count()
            value = STEP[at(size, missing, used)]
            if larger:
                grown = size + larger
                value = STEP[at(grown, missing, used)] + PROMISE[at(grown, missing, used)] - PROMISE[at(size, missing, used)]
            if colour == ANIMAL:
                value += animals(state, seat, tile, region, dice / DICE)
            if value > best:
                best = value
    return best + effect


def spaces(state: State, seat: int, tile: int) -> int:
    """Return the empty hexes of a tile's colour where its kind may stand, next to a tile or not."""
    colour = COLOUR[tile]
    hexes = state.duchy[seat].colour_mask[colour] & ~state.covered[seat]
    if (colour == BUILDING and not state.answers[seat * QUESTIONS + REPEAT_BUILDINGS]) or (colour == WILD and KIND[tile] >= 0):
        hexes &= ~state.banned[seat * ONCE + KIND[tile]]
    return hexes
