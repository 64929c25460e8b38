"""Buildings of the own house: full ones give back the house on their roof (p. 16), completed ones strengthen an action (p. 20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.tiletum.house import BONUS_POINTS, BUILDINGS, FLOORS
from burgrave.games.tiletum.kinds import CHOICES
from burgrave.games.tiletum.steps.act import add_points

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State


def maybe_full(state: State, seat: int, building: int) -> None:
    """If the last room was filled, move the house from the roof to the supply."""
    if state.is_full(seat, building):
        state.houses[seat] += 1
        state.events.append(("full", seat, building))
        maybe_complete(state, seat, building)


def maybe_complete(state: State, seat: int, building: int) -> None:
    """If a building is full and has a crest, add points to its action from now on, also to the current one."""
    if not state.is_complete(seat, building):
        return
    points = BONUS_POINTS[building]
    kind = state.resident[seat * BUILDINGS + building] if FLOORS[building] else -1
    state.events.append(("complete", seat, building, kind, points))
    if kind >= 0:
        state.bonus_points[seat * CHOICES + kind] += points
        if state.action == kind:
            add_points(state, seat, points)
