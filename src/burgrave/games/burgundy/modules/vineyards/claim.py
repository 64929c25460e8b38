"""A full layer of a vineyard: its owner takes a vine bonus tile from the pool (p. 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.agenda import Choice
from burgrave.games.burgundy.elements import CLAIM_VINE
from burgrave.games.burgundy.modules.vineyards.part import KINDS, part

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.state import State


class ClaimVineTile(Choice):
    """The seat chooses a colour of which the pool has a tile."""

    __slots__ = ()

    def options(self, table: Any, seat: int) -> list[Action]:
        state: State = table
        return [action for action, left in zip(CLAIM_VINE, part(state).pool, strict=True) if left]

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        colour = action.args[0]
        own = part(state)
        own.pool[colour] -= 1
        own.owned[seat * KINDS + colour] += 1
        state.events.append(("vine_tile", seat, colour))
