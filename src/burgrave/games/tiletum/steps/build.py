"""Houses in towns and pillars at cathedrals (p. 14-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.tiletum.cathedrals import STONES
from burgrave.games.tiletum.elements import BUILD_HOUSE, BUILD_PILLAR
from burgrave.games.tiletum.europe import (
    CATHEDRAL_AT,
    HOUSE_PLACE,
    HOUSE_POINTS,
    HOUSE_REUSE,
    HOUSES_AT,
    PILLAR_SPACES,
)
from burgrave.games.tiletum.points import FROM_HOUSES, score

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.tiletum.state import State


def propose_house(state: State, seat: int, place: int, actions: list[Action]) -> None:
    """Add free house spaces of a town where the seat has no house yet; of spaces that bring the same, only the first."""
    if not state.houses[seat] or state.towns[seat] >> place & 1:
        return
    last = -1
    for space in HOUSES_AT[place]:
        if state.owners[space] < 0 and state.book.house_spaces[space]:
            brings = HOUSE_POINTS[space] * 2 + HOUSE_REUSE[space]
            if brings != last:
                last = brings
                actions.append(BUILD_HOUSE[space])


def propose_pillar(state: State, seat: int, place: int, actions: list[Action]) -> None:
    """Add a pillar space of the city's cathedral, if there is one and the seat has no pillar there yet."""
    cathedral = CATHEDRAL_AT[place]
    if cathedral >= 0 and state.pillars[seat] and is_free(state, seat, cathedral):
        actions.append(BUILD_PILLAR[cathedral])


def is_free(state: State, seat: int, cathedral: int) -> bool:
    """Return whether the seat could have a pillar at a cathedral: it is built in this game, and there is room."""
    if state.pillared[seat] >> cathedral & 1 or not STONES[state.costs[cathedral]]:
        return False
    return pillars_at(state, cathedral) < PILLAR_SPACES[cathedral]


def pillars_at(state: State, cathedral: int) -> int:
    """Return how many pillars stand at a cathedral."""
    count = 0
    for mask in state.pillared:
        count += mask >> cathedral & 1
    return count


def build(state: State, seat: int, action: Action) -> None:
    """Build a house or a pillar from the seat's supply, whichever the action names."""
    if action.path[0].startswith("house:"):
        build_house(state, seat, action.args[0])
    else:
        build_pillar(state, seat, action.args[0])


def build_house(state: State, seat: int, space: int) -> None:
    """Build a house, and give what its space brings."""
    state.houses[seat] -= 1
    state.owners[space] = seat
    state.towns[seat] |= 1 << HOUSE_PLACE[space]
    state.events.append(("house", seat, space))
    if HOUSE_POINTS[space]:
        score(state, seat, FROM_HOUSES, HOUSE_POINTS[space])
    for react in state.rules.reactions["built"]:
        react(state, seat, space)


def build_pillar(state: State, seat: int, cathedral: int) -> None:
    """Set up a pillar, so that the seat may contribute there."""
    state.pillars[seat] -= 1
    state.pillared[seat] |= 1 << cathedral
    state.sites[seat] |= 1 << cathedral
    state.events.append(("pillar", seat, cathedral))
