"""The task of taking part in the building of a cathedral where one has a pillar, for stone (p. 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.decision import Offer
from burgrave.games.tiletum.cathedrals import CATHEDRALS, COST_POINTS, PILES, STONES
from burgrave.games.tiletum.elements import CONTRIBUTE
from burgrave.games.tiletum.kinds import GOOD_KINDS, STONE
from burgrave.games.tiletum.points import FROM_CATHEDRALS, score
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.goods import pay

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class Contribute(Offer[State, int]):
    """The verb `contribute`, once for each cathedral."""

    __slots__ = ()

    def verb(self) -> str:
        return "contribute"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        sites = state.sites[seat]
        stone = state.goods[seat * GOOD_KINDS + STONE]
        cathedral = 0
        while sites:
            if sites & 1 and stone >= STONES[state.costs[cathedral]]:
                legal_actions.append(CONTRIBUTE[cathedral])
            sites >>= 1
            cathedral += 1

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Give the top tile of the pile, and score the points of the cost tile and of that tile."""
        cathedral = action.args[0]
        cost = state.costs[cathedral]
        number = taken(state, cathedral)
        state.cathedrals[seat * len(CATHEDRALS) + cathedral] = number + 1
        state.sites[seat] &= ~(1 << cathedral)
        state.events.append(("cathedral", seat, cathedral, number))
        pay(state, seat, STONE, STONES[cost])
        score(state, seat, FROM_CATHEDRALS, COST_POINTS[cost] + PILES[cathedral][number])


def taken(state: State, cathedral: int) -> int:
    """Return how many tiles of a cathedral's pile are gone."""
    count = 0
    for seat in range(state.seats):
        if state.cathedrals[seat * len(CATHEDRALS) + cathedral]:
            count += 1
    return count
