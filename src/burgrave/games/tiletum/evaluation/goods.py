"""The value of goods: contracts in storage, cathedrals with an own pillar, crests that need food.

Each of them counts with its gain over the goods it takes, less for every good that is missing; whatever gains most is served first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.tiletum.cathedrals import CATHEDRALS, COST_POINTS, PILES, STONES
from burgrave.games.tiletum.evaluation import weights as w
from burgrave.games.tiletum.evaluation.brings import BRINGS
from burgrave.games.tiletum.evaluation.fairs import CATHEDRALS as CATHEDRALS_COUNTED
from burgrave.games.tiletum.evaluation.fairs import CONTRACTS
from burgrave.games.tiletum.evaluation.house import final_points
from burgrave.games.tiletum.evaluation.time import fading
from burgrave.games.tiletum.house import BUILDINGS, CONTRACT_PILLARS, CONTRACT_POINTS, CONTRACT_SPACES, CREST_COST, STORAGE
from burgrave.games.tiletum.kinds import FOOD, GOOD_KINDS, STONE
from burgrave.games.tiletum.numbers import GOODS_PER_POINT
from burgrave.games.tiletum.steps.contribute import taken
from burgrave.games.tiletum.tiles import CONTRACT_TILE, CREST, NEEDS, SAME, SORT

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State

KEPT: Final[list[float]] = [w.READY * w.MISSING**lacking for lacking in range(32)]
"""By goods that are missing: no contract, cathedral or crest needs so many."""


def prices(turns: float) -> list[float]:
    """Return the value of a good of each kind besides what it is meant for."""
    part = fading(turns, w.FADE)
    return [w.IDLE + (w.GOODS[good] - w.IDLE) * part for good in range(GOOD_KINDS)]


def keeps(lacking: int, turns: float) -> float:
    """Return the part of a gain that counts while `lacking` goods for it are missing."""
    if not lacking:
        return w.READY
    time = 1.0 - lacking / (w.SUPPLIED * turns)
    return KEPT[lacking] * time if time > 0 else 0.0


def goods(state: State, seat: int, turns: float, more: list[float], lacking: list[int], done: float) -> float:
    """Return the value of the goods of a seat and everything that waits for some. `turns`: those it can use them in; `more`: of
    fairs, for one more of each thing they count; `lacking`, `done`: of its buildings.
    """
    own = state.goods[seat * GOOD_KINDS : seat * GOOD_KINDS + GOOD_KINDS]
    if turns <= 0:
        return float(sum(own) // GOODS_PER_POINT)
    price = prices(turns)
    value = 0.0
    for good in range(GOOD_KINDS):
        value += own[good] * price[good]
    if state.stored[seat] >> CONTRACT_TILE & 1:
        value += contracts(state, seat, turns, own, price, more[CONTRACTS])
    if state.sites[seat]:
        value += sites(state, seat, turns, own[STONE], price[STONE], more[CATHEDRALS_COUNTED])
    if state.stored[seat] >> CREST & 1:
        value += crests(state, seat, turns, own[FOOD], price[FOOD], lacking, done)
    return value


def contracts(state: State, seat: int, turns: float, own: list[int], price: list[float], fair: float) -> float:
    """Return the value of stored contracts, the best first; takes the goods they need from `own`."""
    waiting: list[int] = []
    for place in range(seat * STORAGE, seat * STORAGE + STORAGE):
        tile = state.storage[place]
        if SORT[tile] == CONTRACT_TILE:
            waiting.append(tile)
    space = state.contract_count[seat]
    value = 0.0
    while waiting and space < CONTRACT_SPACES:
        best = -1.0
        best_tile = waiting[0]
        best_good = -1
        reward = CONTRACT_POINTS[space] + fair + (w.SUPPLY if space < CONTRACT_PILLARS else 0.0)
        for tile in waiting:
            needs = NEEDS[tile]
            cost = 0.0
            lacking = 0
            for good in range(GOOD_KINDS):
                if needs[good]:
                    cost += needs[good] * price[good]
                    if needs[good] > own[good]:
                        lacking += needs[good] - own[good]
            same = SAME[tile]
            if not same:
                gain = (reward + BRINGS[tile] - cost) * keeps(lacking, turns)
                if gain > best:
                    best, best_tile, best_good = gain, tile, -1
                continue
            for good in range(GOOD_KINDS):
                short = same - max(0, own[good] - needs[good])
                gain = (reward + BRINGS[tile] - cost - same * price[good]) * keeps(lacking + max(0, short), turns)
                if gain > best:
                    best, best_tile, best_good = gain, tile, good
        if best <= 0:
            break
        value += best
        waiting.remove(best_tile)
        space += 1
        for good in range(GOOD_KINDS):
            own[good] = max(0, own[good] - NEEDS[best_tile][good] - (SAME[best_tile] if good == best_good else 0))
    return value


def sites(state: State, seat: int, turns: float, stone: int, price: float, fair: float) -> float:
    """Cathedrals where the seat has a pillar and has not contributed; the best for the stone there is, then the next."""
    open_: list[int] = [cathedral for cathedral in range(len(CATHEDRALS)) if state.sites[seat] >> cathedral & 1]
    value = 0.0
    while open_:
        best = -1.0
        which = open_[0]
        for cathedral in open_:
            gain = site(state, cathedral, stone, turns, price, fair)
            if gain > best:
                best, which = gain, cathedral
        if best <= 0:
            break
        value += best
        open_.remove(which)
        stone = max(0, stone - STONES[state.costs[which]])
    return value


def site(state: State, cathedral: int, stone: int, turns: float, price: float, fair: float) -> float:
    """Return the gain of contributing to one cathedral, as far as it is sure."""
    cost = state.costs[cathedral]
    gain = COST_POINTS[cost] + PILES[cathedral][taken(state, cathedral)] + fair - STONES[cost] * price
    return gain * keeps(max(0, STONES[cost] - stone), turns)


def crests(state: State, seat: int, turns: float, food: int, price: float, lacking: list[int], done: float) -> float:
    """Return the value of stored crests, each in the building where it gains most."""
    count = 0
    for place in range(seat * STORAGE, seat * STORAGE + STORAGE):
        if SORT[state.storage[place]] == CREST:
            count += 1
    further = final_points(min(float(BUILDINGS), done + w.CREST_PART)) - final_points(done)
    free = [building for building in range(BUILDINGS) if not state.crests[seat * BUILDINGS + building]]
    value = 0.0
    while count and free:
        best = -1.0
        which = free[0]
        for building in free:
            gain = w.CREST_GAIN[building] - CREST_COST[building] * price
            gain += further * (w.CREST_EARLY if lacking[building] > 1 else 1.0)
            gain *= keeps(max(0, CREST_COST[building] - food), turns)
            if gain > best:
                best, which = gain, building
        if best <= 0:
            break
        value += best
        free.remove(which)
        count -= 1
        food = max(0, food - CREST_COST[which])
    return value
