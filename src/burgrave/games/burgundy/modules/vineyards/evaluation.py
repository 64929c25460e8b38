"""The value of vineyards for a seat, in points."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.dice import KINDS as REACHED
from burgrave.games.burgundy.dice import WORKERS_SEEN
from burgrave.games.burgundy.elements import DIE_1, DIE_2
from burgrave.games.burgundy.evaluation import weights as w
from burgrave.games.burgundy.evaluation.land import DICE
from burgrave.games.burgundy.evaluation.position import dice_to_come
from burgrave.games.burgundy.evaluation.tiles import sale
from burgrave.games.burgundy.modules.vineyards.board import GIFTS, LAYER_MASK, NUMBER, SPACES
from burgrave.games.burgundy.modules.vineyards.claim import ClaimVineTile
from burgrave.games.burgundy.modules.vineyards.gifts import VineyardGifts
from burgrave.games.burgundy.modules.vineyards.scoring import areas
from burgrave.games.burgundy.modules.vineyards.vineyard import KINDS, Vineyards, vineyards_of
from burgrave.games.burgundy.steps.dice_actions import NO_FREE_STEP, reach_base
from burgrave.games.burgundy.steps.storage import MakeRoom, stored
from burgrave.games.burgundy.steps.turn import Turn
from burgrave.games.burgundy.tiles import BANK_SILVER, BOARDING_HOUSE_WORKERS, WATCHTOWER_POINTS, WIDTH

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

GROWS: Final = 1.6
"""Vines by which the largest area of a colour with a bonus tile still grows, at the beginning of the game."""
GROWS_UNSURE: Final = 0.7
"""Vines by which each area that no bonus tile scores yet still grows, at the beginning of the game."""
HALF_LAYER: Final = 0.55
"""Probability that a layer of which a part is planted becomes full, with at least LAYER_DICE dice to come."""
EMPTY_LAYER: Final = 0.12
"""The same for an empty layer."""
LAYER_DICE: Final = 8
"""Dice to come below which layers are less likely to become full."""
STORED: Final = 0.5
"""Part of the value of planting a double hex (less PLANTING) that counts while it is stored."""
PLANTING: Final = 4.0
"""What the die that plants a double hex could have brought otherwise."""
BURDEN: Final = 1.0
"""What the two storage spaces of a double hex would be worth for other tiles."""
READY: Final = 0.6
"""Part of the remaining value of planting that counts where a die that is left can plant the double hex at once."""
GIFTS_PART: Final = 0.7
"""The part of its gifts' value that counts before a double hex is planted."""
NO_ROOM: Final = 0.25
"""The part of a tile's value that is left when there is no room for it in storage."""
TILES_TAKEN: Final = {"building": 1, "mine_monastery_castle": 1, "ship_or_animals": 1, "black_or_store": 1, "double_hex": 2}
"""By gift that brings a tile: how many storage spaces it may need."""
GIFT: Final[dict[str, float]] = {
    "silver": BANK_SILVER * w.SILVER,
    "workers": BOARDING_HOUSE_WORKERS * w.WORKER,
    "points": float(WATCHTOWER_POINTS),
    "building": w.FETCH,
    "mine_monastery_castle": w.FETCH,
    "ship_or_animals": w.FETCH,
    "sale": 1.5,
    "placement": w.TOWN_HALL,
    "action": w.CASTLE,
    "black_or_store": w.FETCH,
    "double_hex": w.FETCH,
}
"""The value of each gift."""
EVERYWHERE: Final = (1 << SPACES) - 1
BOTH_GIFTS: Final = [GIFT[first] + GIFT[second] for first, second in GIFTS]
"""By space: the value of both of its gifts."""


def evaluate_vineyards(state: State, seat: int) -> float:
    """Return the value of what is planted, of double hexes in storage, and of gifts that are still to be chosen."""
    if seat not in state.book.people:
        return 0.0
    own = vineyards_of(state)
    dice = dice_to_come(state, seat)
    planted = tuple(own.planted[seat * SPACES : (seat + 1) * SPACES])
    tiles = tuple(own.owned[seat * KINDS : (seat + 1) * KINDS])
    value = standing(planted, tiles, dice)
    waiting = [tile for tile in stored(state, seat) if WIDTH[tile] > 1]
    for step in reversed(state.agenda):
        if isinstance(step, Turn):
            break
        if getattr(step, "seat", -1) != seat:
            continue
        if isinstance(step, VineyardGifts):
            for gift in step.gifts:
                value += to_choose(state, seat, gift)
        elif isinstance(step, ClaimVineTile):
            value += claim(planted, tiles, dice)
        elif isinstance(step, MakeRoom) and WIDTH[state.depots[step.space]] > 1:
            waiting.append(state.depots[step.space])
    if dice and waiting:
        value += value_in_storage(state, seat, planted, tiles, waiting, dice)
    return value


def value_in_storage(
    state: State, seat: int, planted: tuple[int, ...], tiles: tuple[int, ...], waiting: list[int], dice: int
) -> float:
    """Return the value of double hexes in storage, the best one first; a die that is left may plant it at once."""
    values = sorted((planting(planted, tile, tiles, dice, EVERYWHERE), tile) for tile in waiting)[::-1]
    value = 0.0
    for index, (value_of_planting, _tile) in enumerate(values):
        value += max(0.0, value_of_planting - PLANTING) * STORED / (index + 1) - BURDEN
    reach = reached(state, seat)
    if reach:
        best, tile = values[0]
        now = planting(planted, tile, tiles, dice, reach)
        value += max(0.0, now - PLANTING - max(0.0, best - PLANTING) * STORED + BURDEN) * READY
    return value


def reached(state: State, seat: int) -> int:
    """Return the mask of the double spaces whose numbers the dice that are left reach."""
    left = state.dice_left[seat]
    base = reach_base(state, seat, NO_FREE_STEP)
    numbers = 0
    for die in (DIE_1, DIE_2):
        if left >> die & 1:
            numbers |= REACHED[base + state.dice[seat * 2 + die] * WORKERS_SEEN]
    return sum(1 << space for space in range(SPACES) if numbers >> NUMBER[space] - 1 & 1) if numbers else 0


def to_choose(state: State, seat: int, gift: str) -> float:
    """Return the value of a gift that is about to be used."""
    if gift == "sale":
        return sale(state, seat, 0)
    room = stored(state, seat).count(0) >= TILES_TAKEN.get(gift, 0)
    return GIFT[gift] if room else GIFT[gift] * NO_ROOM


def triangle(size: float) -> float:
    """Return the points for an area, also for sizes between whole numbers."""
    return size * (size + 1) / 2


@lru_cache(maxsize=65536)
def standing(planted: tuple[int, ...], tiles: tuple[int, ...], dice: int) -> float:
    """Return the value of the areas: those that bonus tiles score, and the best others for tiles that layers may still bring."""
    own = Vineyards(1, list(planted), [mask_of(planted)], list(tiles), [], 0, 0)
    left = dice / DICE
    value, others = 0.0, []
    for colour, sizes in enumerate(areas(own.vines(0))):
        count = tiles[colour]
        grown = GROWS * left
        for size in sizes[:count]:
            value += triangle(size + grown)
            grown = 0.0
        if count and not sizes:
            value += triangle(grown / 2)
        others += [triangle(size + GROWS_UNSURE * left) for size in sizes[count:]]
    if others and dice:
        chance = layers_to_come(own.covered[0]) * min(1.0, dice / LAYER_DICE)
        for promised in sorted(others, reverse=True):
            if chance <= 0:
                break
            value += promised * min(1.0, chance)
            chance -= 1
    return value


def layers_to_come(covered: int) -> float:
    """Return how many more layers may become full."""
    layers = 0.0
    for layer in LAYER_MASK:
        if covered & layer != layer:
            layers += HALF_LAYER if covered & layer else EMPTY_LAYER
    return layers


def mask_of(planted: tuple[int, ...]) -> int:
    """Return the mask of the planted spaces."""
    return sum(1 << space for space in range(SPACES) if planted[space])


@lru_cache(maxsize=65536)
def planting(planted: tuple[int, ...], tile: int, tiles: tuple[int, ...], dice: int, where: int) -> float:
    """Return the value of planting a double hex on the best open space of a mask, the best way round."""
    own = Vineyards(1, list(planted), [mask_of(planted)], list(tiles), [], 0, 0)
    before = standing(planted, tiles, dice)
    open_, best = own.open_to(0) & where, 0.0
    for space in range(SPACES):
        if open_ >> space & 1:
            for is_turned in (False, True):
                own.plant(0, space, tile, is_turned)
                row = tuple(own.planted)
                gain = standing(row, tiles, dice) - before + BOTH_GIFTS[space] * GIFTS_PART
                if any(mask_of(row) & layer == layer and layer >> space & 1 for layer in LAYER_MASK):
                    gain += claim(row, tiles, dice)
                best = max(best, gain)
            own.planted[space] = 0
    return best


def claim(planted: tuple[int, ...], tiles: tuple[int, ...], dice: int) -> float:
    """Return the value of the best vine bonus tile."""
    before = standing(planted, tiles, dice)
    return max(
        standing(planted, (*tiles[:colour], tiles[colour] + 1, *tiles[colour + 1 :]), dice) - before for colour in range(KINDS)
    )
