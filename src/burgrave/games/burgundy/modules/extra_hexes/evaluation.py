"""The value of the choices after a crane or geese were placed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.evaluation.tiles import RATES, sale
from burgrave.games.burgundy.modules.extra_hexes.crane import CopyBuilding, copyable_buildings
from burgrave.games.burgundy.modules.extra_hexes.geese import CountSpecies, others
from burgrave.games.burgundy.modules.extra_hexes.recruit import RECRUITS
from burgrave.games.burgundy.steps.turn import Turn
from burgrave.games.burgundy.tiles.effects import herd_points, pasture

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

WORTH: Final = 4.6
"""The weight of a crane: the effect of the best building."""
RATES[RECRUITS] = 1.3  # Each worker that a silver buys, for a whole game.


def evaluate_choices(state: State, seat: int) -> float:
    """Return the value of a crane or geese that were just placed."""
    value = 0.0
    for step in reversed(state.agenda):
        if isinstance(step, Turn):
            break
        if isinstance(step, CopyBuilding) and step.seat == seat:
            value += max(max(state.book.worth[tile] for tile in copyable_buildings(state)), sale(state, seat, 0))
        elif isinstance(step, CountSpecies) and step.seat == seat:
            hexes = pasture(state, seat, step.hex)
            value += max(herd_points(state, seat, species, hexes) for species in others(state, seat, step.hex))
    return value
