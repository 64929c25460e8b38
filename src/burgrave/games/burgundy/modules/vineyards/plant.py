"""The action "place a double hex in your vineyard": from storage onto a free double space of the die's number (p. 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.decision import Offer
from burgrave.games.burgundy.dice import KINDS, WORKERS_SEEN
from burgrave.games.burgundy.modules.vineyards.board import GIFTS, LAYER, LAYER_MASK, NUMBER, SPACES
from burgrave.games.burgundy.modules.vineyards.claim import ClaimVineTile
from burgrave.games.burgundy.modules.vineyards.elements import PLANT
from burgrave.games.burgundy.modules.vineyards.gifts import give
from burgrave.games.burgundy.modules.vineyards.tiles import DOUBLES, FIRST_DOUBLE
from burgrave.games.burgundy.modules.vineyards.vineyard import vineyards_of
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import NO_FREE_STEP, Dice, pay, reach_base
from burgrave.games.burgundy.steps.storage import remove, stored
from burgrave.games.burgundy.tiles import WIDTH

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class Plant(Offer[State, Dice]):
    """The verb `plant`: a stored double hex into the vineyard."""

    __slots__ = ()

    def verb(self) -> str:
        return "plant"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer every stored double hex on every open space that a die reaches, both ways round unless its vines are alike."""
        if not dice:
            return
        tiles = stored(state, seat)
        wide = [slot for slot, tile in enumerate(tiles) if WIDTH[tile] > 1 and tile not in tiles[:slot]]
        if not wide:
            return
        open_ = vineyards_of(state).open_to(seat)
        base = reach_base(state, seat, NO_FREE_STEP)
        for slot in wide:
            first, second = DOUBLES[tiles[slot] - FIRST_DOUBLE]
            for source, number in dice:
                reached = KINDS[base + number * WORKERS_SEEN]
                row = PLANT[source][slot]
                for space in range(SPACES):
                    if open_ >> space & 1 and reached >> NUMBER[space] - 1 & 1:
                        legal_actions.append(row[2 * space])
                        if first != second:
                            legal_actions.append(row[2 * space + 1])

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Pay and plant; both gifts of the space follow, then a bonus tile for a layer that is full."""
        source, slot, cell = action.args
        space = cell // 2
        pay(state, seat, source, NUMBER[space], NO_FREE_STEP)
        tile = remove(state, seat, slot)
        own = vineyards_of(state)
        own.plant(seat, space, tile, bool(cell % 2))
        state.events.append(("plant", seat, tile, cell))
        layer = LAYER_MASK[LAYER[space]]
        if own.covered[seat] & layer == layer:
            state.agenda.append(ClaimVineTile(seat))
        give(state, seat, GIFTS[space])
