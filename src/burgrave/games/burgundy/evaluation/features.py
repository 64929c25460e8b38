"""The features of a position for which there are learned weights, as numbers.

A feature that shows several times is listed as often: the third worker is another feature than the second one, and ten pigs in a
pasture with one empty space are ten times the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.colours import ANIMAL, COLOURS, MONASTERY
from burgrave.games.burgundy.dice import BOTH_DICE
from burgrave.games.burgundy.duchy import HEXES, Duchy
from burgrave.games.burgundy.evaluation.land import SIZES
from burgrave.games.burgundy.mainboard import DEPOTS, ROUNDS, SPACES
from burgrave.games.burgundy.steps.place import placeable
from burgrave.games.burgundy.steps.storage import stored
from burgrave.games.burgundy.tiles import ANIMALS, COLOUR, EVERY_SPECIES, GOODS_KINDS, KINDS_OF_TILE, MINE_TILE, SPECIES

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

MANY: Final = 6
"""From this count on, one more of a thing is the same feature as the last one."""
MISSING: Final = 10
"""How many numbers of empty spaces of a region or a colour have a feature of their own."""
OPEN: Final = 4
"""How many numbers of open spaces of a colour have a feature of their own."""

LENGTHS: Final = {
    "workers": MANY,
    "silver": MANY,
    "goods_kinds": MANY,
    "goods": 1,
    "most_goods": MANY,
    "first_in_order": 1,
    "stored": MANY,
    "stored_near": KINDS_OF_TILE,
    "stored_far": KINDS_OF_TILE,
    "stored_numbers": MANY,
    "stored_completes": SIZES,
    "useful_numbers": MANY,
    "region": SIZES * SIZES,
    "region_of_colour": len(COLOURS) * MISSING,
    "empty": len(COLOURS),
    "large_bonus": MISSING,
    "small_bonus": MISSING,
    "open": len(COLOURS) * OPEN,
    "open_numbers": MANY,
    "herd": MANY,
    "animals": MANY,
    "mine": 1,
    "monastery": KINDS_OF_TILE,
    "depots_of_use": DEPOTS,
    "tile_of_use": KINDS_OF_TILE,
}
"""How many features there are of each sort."""


def _first() -> dict[str, int]:
    firsts: dict[str, int] = {}
    total = 0
    for name, length in LENGTHS.items():
        firsts[name] = total
        total += length
    return firsts


FIRST: Final = _first()
"""The number of the first feature of each sort."""
FEATURES: Final = sum(LENGTHS.values())
WORKERS: Final = FIRST["workers"]
SILVER: Final = FIRST["silver"]
GOODS_HELD: Final = FIRST["goods_kinds"]
GOODS: Final = FIRST["goods"]
MOST_GOODS: Final = FIRST["most_goods"]
FIRST_IN_ORDER: Final = FIRST["first_in_order"]
STORED: Final = FIRST["stored"]
STORED_NEAR: Final = FIRST["stored_near"]
STORED_FAR: Final = FIRST["stored_far"]
STORED_NUMBERS: Final = FIRST["stored_numbers"]
STORED_COMPLETES: Final = FIRST["stored_completes"]
USEFUL_NUMBERS: Final = FIRST["useful_numbers"]
REGION: Final = FIRST["region"]
REGION_OF_COLOUR: Final = FIRST["region_of_colour"]
EMPTY: Final = FIRST["empty"]
LARGE_BONUS: Final = FIRST["large_bonus"]
SMALL_BONUS: Final = FIRST["small_bonus"]
OPEN_SPACES: Final = FIRST["open"]
OPEN_NUMBERS: Final = FIRST["open_numbers"]
HERD: Final = FIRST["herd"]
ALL_ANIMALS: Final = FIRST["animals"]
MINE: Final = FIRST["mine"]
STANDING: Final = FIRST["monastery"]
DEPOTS_OF_USE: Final = FIRST["depots_of_use"]
TILE_OF_USE: Final = FIRST["tile_of_use"]


def features(state: State, seat: int) -> list[int]:
    """Return the features of a position for a seat."""
    feature_list: list[int] = []
    duchy = state.duchy[seat]
    covered = state.covered[seat]
    counted(feature_list, WORKERS, state.workers[seat])
    counted(feature_list, SILVER, state.silver[seat])
    useful = goods(state, seat, feature_list)
    useful |= storage(state, seat, feature_list)
    counted(feature_list, USEFUL_NUMBERS, useful.bit_count())
    if state.order[0] == seat:
        feature_list.append(FIRST_IN_ORDER)
    land(state, seat, duchy, covered, feature_list)
    animals(state, seat, duchy, covered, feature_list)
    standing(state, seat, duchy, covered, feature_list)
    if state.round < ROUNDS - 1 and state.dice_left[seat] != BOTH_DICE:
        # With both dice to use, the depots may be those of an imagined phase.
        depots(state, seat, duchy, feature_list)
    return feature_list


def counted(feature_list: list[int], first: int, count: int) -> None:
    """Add one feature for the first of a thing, one for the second, and so on; `first` is the first of them."""
    for number in range(count):
        feature_list.append(first + (number if number < MANY else MANY - 1))


def numbers_of(duchy: Duchy, hexes: int) -> int:
    """Return the mask of the numbers on some hexes."""
    numbers = 0
    while hexes:
        bit = hexes & -hexes
        numbers |= 1 << duchy.number[bit.bit_length() - 1]
        hexes ^= bit
    return numbers


def goods(state: State, seat: int, feature_list: list[int]) -> int:
    """Add features of unsold goods; return the mask of their numbers."""
    numbers = kinds = most = 0
    first = state.book.duchy_row[seat] * GOODS_KINDS
    for kind in range(GOODS_KINDS):
        count = state.goods[first + kind]
        if count:
            numbers |= 2 << kind
            kinds += 1
            if count > most:
                most = count
            for _ in range(count):
                feature_list.append(GOODS)
    counted(feature_list, GOODS_HELD, kinds)
    counted(feature_list, MOST_GOODS, most)
    return numbers


def storage(state: State, seat: int, feature_list: list[int]) -> int:
    """Add features of stored tiles; return the mask of the numbers with which one of them can be placed."""
    duchy = state.duchy[seat]
    covered = state.covered[seat]
    useful = held = 0
    for tile in stored(state, seat):
        if not tile:
            continue
        held += 1
        hexes = placeable(state, seat, tile)
        if not hexes:
            feature_list.append(STORED_FAR + tile)
            continue
        feature_list.append(STORED_NEAR + tile)
        numbers = numbers_of(duchy, hexes)
        useful |= numbers
        counted(feature_list, STORED_NUMBERS, numbers.bit_count() - 1)
        completes = 0
        for region, size in duchy.by_colour[COLOUR[tile]]:
            if region & hexes and size > completes and (region & ~covered).bit_count() == 1:
                completes = size
        if completes:
            feature_list.append(STORED_COMPLETES + completes)
    counted(feature_list, STORED, held)
    return useful


def land(state: State, seat: int, duchy: Duchy, covered: int, feature_list: list[int]) -> None:
    """Add features of unfinished regions and colours, and of spaces open for the next tile."""
    frontier = state.frontier[seat]
    numbers = 0
    colours = len(COLOURS)
    for colour in range(colours):
        empty = duchy.colour_mask[colour] & ~covered
        if not empty:
            continue
        for region, size in duchy.by_colour[colour]:
            missing = (region & empty).bit_count()
            if missing:
                feature_list.append(REGION_OF_COLOUR + colour * MISSING + min(missing, MISSING) - 1)
                if missing < size:
                    feature_list.append(REGION + size * SIZES + missing)
        missing = empty.bit_count()
        for _ in range(missing):
            feature_list.append(EMPTY + colour)
        if missing <= MISSING:
            if state.bonus[colour] < 0:
                feature_list.append(LARGE_BONUS + missing - 1)
            elif state.bonus[colours + colour] < 0:
                feature_list.append(SMALL_BONUS + missing - 1)
        spaces = frontier & empty
        for number in range(min(spaces.bit_count(), OPEN)):
            feature_list.append(OPEN_SPACES + colour * OPEN + number)
        numbers |= numbers_of(duchy, spaces)
    counted(feature_list, OPEN_NUMBERS, numbers.bit_count())


def animals(state: State, seat: int, duchy: Duchy, covered: int, feature_list: list[int]) -> None:
    """Add features of pastures with empty spaces: their largest herd, and all their animals, by the number of those spaces."""
    first = state.book.duchy_row[seat] * HEXES
    for region, _ in duchy.by_colour[ANIMAL]:
        occupied = region & covered
        if not occupied or occupied == region:
            continue
        herds = [0] * (EVERY_SPECIES + 1)
        while occupied:
            bit = occupied & -occupied
            tile = state.tiles[first + bit.bit_length() - 1]
            if ANIMALS[tile]:
                herds[SPECIES[tile]] += ANIMALS[tile]
            occupied ^= bit
        place = min((region & ~covered).bit_count(), MANY) - 1
        for _ in range(max(herds)):
            feature_list.append(HERD + place)
        for _ in range(sum(herds)):
            feature_list.append(ALL_ANIMALS + place)


def standing(state: State, seat: int, duchy: Duchy, covered: int, feature_list: list[int]) -> None:
    """Add features of mines and monasteries in the duchy."""
    first = state.book.duchy_row[seat] * HEXES
    for _ in range(state.tiles[first : first + duchy.hexes].count(MINE_TILE)):
        feature_list.append(MINE)
    occupied = covered & duchy.colour_mask[MONASTERY]
    while occupied:
        bit = occupied & -occupied
        feature_list.append(STANDING + state.tiles[first + bit.bit_length() - 1])
        occupied ^= bit


def depots(state: State, seat: int, duchy: Duchy, feature_list: list[int]) -> None:
    """Add features of the tiles in the depots for which there is an open space."""
    frontier = state.frontier[seat]
    of_use = 0
    for depot in range(DEPOTS):
        useful = False
        for tile in state.depots[depot * SPACES : depot * SPACES + SPACES]:
            if tile and frontier & duchy.colour_mask[COLOUR[tile]]:
                feature_list.append(TILE_OF_USE + tile)
                useful = True
        if useful:
            of_use += 1
    counted(feature_list, DEPOTS_OF_USE, of_use)
