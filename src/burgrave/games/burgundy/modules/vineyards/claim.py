"""A full layer of a vineyard: its owner takes a vine bonus tile from the pool (p. 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.games.burgundy.modules.vineyards.elements import CLAIM_VINE
from burgrave.games.burgundy.modules.vineyards.vineyard import KINDS, vineyards_of
from burgrave.games.burgundy.state import State

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class ClaimVineTile(Choice[State]):
    """The seat chooses a colour of which the pool has a tile."""

    __slots__ = ()
    id: ClassVar[str] = "ClaimVineTile"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [action for action, left in zip(CLAIM_VINE, vineyards_of(state).pool, strict=True) if left]

    def choose(self, state: State, seat: int, action: Action) -> None:
        colour = action.args[0]
        own = vineyards_of(state)
        own.pool[colour] -= 1
        own.owned[seat * KINDS + colour] += 1
        state.events.append(("vine_tile", seat, colour))
