"""What action points for a figure can reach in this turn, so that a walk is followed although only its end gains something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.tiletum.cathedrals import CATHEDRALS
from burgrave.games.tiletum.europe import CATHEDRAL_PLACE, DISTANCE, HOUSE_PLACE
from burgrave.games.tiletum.evaluation import weights as w
from burgrave.games.tiletum.evaluation.goods import site
from burgrave.games.tiletum.evaluation.map import HOUSE_GAIN
from burgrave.games.tiletum.kinds import ARCHITECT, GOOD_KINDS, MERCHANT, STONE
from burgrave.games.tiletum.steps.build import is_free

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State


def to_a_town(state: State, seat: int, points: int, house: float) -> float:
    """Return the value of the best house that the merchant can walk to and build, beyond its plain value."""
    if not points or not state.houses[seat]:
        return 0.0
    own = state.towns[seat]
    steps = DISTANCE[state.merchant[seat]]
    best = 0.0
    for space in state.book.house_list:
        if state.owners[space] < 0:
            place = HOUSE_PLACE[space]
            way = steps[place]
            if way < points and not own >> place & 1:
                gain = (house + HOUSE_GAIN[space]) * (1.0 - w.NEAR[way]) - w.ACTION_POINT[MERCHANT] * (way + 1)
                if gain > best:
                    best = gain
    return w.PROSPECT * best


def to_a_cathedral(state: State, seat: int, points: int, turns: float, pillar: float, fair: float) -> float:
    """Return the value of the best pillar that the architect can walk to and set up, beyond its plain value."""
    if not points or not state.pillars[seat]:
        return 0.0
    steps = DISTANCE[state.architect[seat]]
    stone = state.goods[seat * GOOD_KINDS + STONE]
    best = 0.0
    for cathedral in range(len(CATHEDRALS)):
        way = steps[CATHEDRAL_PLACE[cathedral]]
        if way < points and is_free(state, seat, cathedral):
            gain = pillar + site(state, cathedral, stone, turns, w.GOODS[STONE], fair)
            gain = gain * (1.0 - w.NEAR[way]) - w.ACTION_POINT[ARCHITECT] * (way + 1)
            if gain > best:
                best = gain
    return w.PROSPECT * best
