"""The task of using a helper, who leaves the game then (p. 19, 23-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.decision import Offer
from burgrave.games.tiletum.elements import RECOLOUR, USE
from burgrave.games.tiletum.house import STORAGE
from burgrave.games.tiletum.points import FROM_HELPERS
from burgrave.games.tiletum.shape import NO_DIE
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.act import add_points
from burgrave.games.tiletum.steps.gifts import ReuseBuilding, grant, has_residents
from burgrave.games.tiletum.steps.storage import remove
from burgrave.games.tiletum.tiles import ADDS, HELPER, RECOLOURS, REUSES, SORT

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class Use(Offer[State, int]):
    """The verb `use`; for the one that recolours a die, with the good that it brings instead."""

    __slots__ = ()

    def verb(self) -> str:
        return "use"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        """Add every helper that can be used now; of equal helpers only the first."""
        if not state.stored[seat] >> HELPER & 1:
            return
        first = seat * STORAGE
        storage = state.storage
        for place in range(STORAGE):
            tile = storage[first + place]
            if SORT[tile] != HELPER or (place and tile in storage[first : first + place]):
                continue
            if RECOLOURS[tile]:
                if state.action == NO_DIE and state.recolour < 0:
                    legal_actions.extend(RECOLOUR[place])
            elif ADDS[tile]:
                if state.action >= 0:
                    legal_actions.append(USE[place])
            elif not REUSES[tile] or has_residents(state, seat):
                legal_actions.append(USE[place])

    def apply(self, state: State, seat: int, action: Action) -> None:
        tile = remove(state, seat, action.args[0])
        state.events.append(("use", seat, tile))
        if RECOLOURS[tile]:
            state.recolour = action.args[1]
        elif ADDS[tile]:
            add_points(state, seat, ADDS[tile])
        elif REUSES[tile]:
            state.agenda.append(ReuseBuilding(seat))
        else:
            grant(state, seat, tile, FROM_HELPERS)
