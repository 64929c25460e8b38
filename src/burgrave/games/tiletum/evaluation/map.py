"""The value of the map for a seat: houses times pillars, and places in reach of its two figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.tiletum.cathedrals import CATHEDRALS
from burgrave.games.tiletum.europe import CATHEDRAL_PLACE, DISTANCE, HOUSE_PLACE, HOUSE_POINTS, HOUSE_REUSE
from burgrave.games.tiletum.evaluation import weights as w
from burgrave.games.tiletum.evaluation.brings import BRINGS
from burgrave.games.tiletum.evaluation.fairs import HOUSES, PILLARS
from burgrave.games.tiletum.evaluation.goods import site
from burgrave.games.tiletum.evaluation.time import fading
from burgrave.games.tiletum.kinds import GOOD_KINDS, STONE
from burgrave.games.tiletum.steps.build import is_free
from burgrave.games.tiletum.steps.storage import can_store
from burgrave.games.tiletum.tiles import CREST, SORT

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State

HOUSE_GAIN: Final[list[float]] = [points + w.REUSE * reuse for points, reuse in zip(HOUSE_POINTS, HOUSE_REUSE, strict=True)]
"""What a house space brings at once."""


def multiplied(houses: int, pillars: int, turns: float) -> float:
    """Return houses times pillars as they may be at the end."""
    return (houses + w.HOUSE_PACE * turns) * (pillars + w.PILLAR_PACE * turns)


def house_value(turns: float, have: list[int], more: list[float]) -> float:
    """Return the value of one more house, besides what its space does."""
    return w.TOWN + more[HOUSES] + have[PILLARS] + w.PILLAR_PACE * turns


def pillar_value(turns: float, have: list[int], more: list[float]) -> float:
    """Return the value of one more pillar, besides its cathedral."""
    return more[PILLARS] + have[HOUSES] + w.HOUSE_PACE * turns


def figures(state: State, seat: int, turns: float, house: float, pillar: float, fair: float) -> float:
    """Return the value of what merchant and architect could do where they are and further on, and of pieces in the supply for it.
    `house`, `pillar`: the value of one more; `fair`: the value of one more cathedral at fairs.
    """
    if turns <= 0:
        return 0.0
    value = towns(state, seat, house) * (1.0 if state.houses[seat] else w.EMPTY)
    value += cathedrals(state, seat, turns, pillar, fair) * (1.0 if state.pillars[seat] else w.EMPTY)
    value += tiles(state, seat)
    value += w.SUPPLY * (min(3, state.houses[seat]) + min(3, state.pillars[seat]))
    return value * fading(turns, w.MAP_FADE)


def towns(state: State, seat: int, house: float) -> float:
    """Return the value of free house spaces near the merchant, in towns where the seat has no house; of each town the first."""
    seen = state.towns[seat]
    steps = DISTANCE[state.merchant[seat]]
    owners = state.owners
    value = 0.0
    for space in state.book.house_list:
        if owners[space] < 0:
            place = HOUSE_PLACE[space]
            near = w.NEAR[steps[place]]
            if near and not seen >> place & 1:
                seen |= 1 << place
                value += near * (house + HOUSE_GAIN[space])
    return value


def cathedrals(state: State, seat: int, turns: float, pillar: float, fair: float) -> float:
    """Return the value of places for pillars near the architect, with a part of what contributing there will gain."""
    steps = DISTANCE[state.architect[seat]]
    stone = state.goods[seat * GOOD_KINDS + STONE]
    value = 0.0
    for cathedral in range(len(CATHEDRALS)):
        near = w.NEAR[steps[CATHEDRAL_PLACE[cathedral]]]
        if near and is_free(state, seat, cathedral):
            value += near * (pillar + w.SITE * site(state, cathedral, stone, turns, w.GOODS[STONE], fair))
    return value


def tiles(state: State, seat: int) -> float:
    """Bonus tiles near the figures."""
    merchant = DISTANCE[state.merchant[seat]]
    architect = DISTANCE[state.architect[seat]]
    value = 0.0
    for place in state.book.bonus_places:
        tile = state.map_tiles[place]
        if tile:
            near = w.NEAR[min(merchant[place], architect[place])]
            if near and can_store(state, seat, tile):
                value += near * (w.CREST if SORT[tile] == CREST else BRINGS[tile])
    return w.BONUS_NEAR * value
