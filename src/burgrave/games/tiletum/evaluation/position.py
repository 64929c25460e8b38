"""How good a position is for a seat, in points it may expect, from what everybody can see.

It is meant for comparing where a turn may end; within a turn, what is left of it has a value too. It never looks at stacks,
corruption tokens that lie face down, or the generator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.tiletum.evaluation.fairs import CATHEDRALS, COUNTED, counts, fairs
from burgrave.games.tiletum.evaluation.goods import goods
from burgrave.games.tiletum.evaluation.house import home, missing, progress
from burgrave.games.tiletum.evaluation.king import after_corruption, king
from burgrave.games.tiletum.evaluation.map import figures, house_value, multiplied, pillar_value
from burgrave.games.tiletum.evaluation.storage import storage
from burgrave.games.tiletum.evaluation.time import in_turn, turns_in_round, turns_left
from burgrave.games.tiletum.evaluation.waiting import waiting
from burgrave.games.tiletum.steps.dice import TakeBonusTile

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State


def evaluate(state: State, seat: int) -> float:
    """Return points the seat may expect; when the game is over, the points it has."""
    if not state.agenda:
        return float(state.score[seat])
    asked = state.agenda[-1]
    if isinstance(asked, TakeBonusTile):
        # The die's goods and action follow whether or not the tile is taken.
        state = state.clone()
        state.agenda.pop()
        asked.go_on(state)
    left = turns_left(state, seat)
    at_it = in_turn(state, seat)
    turns = left + 0.5 if at_it else float(left)
    have = counts(state, seat)
    more = [0.0] * len(COUNTED)
    value = state.score[seat] + king(state, seat)
    value += fairs(state, seat, have, turns_in_round(state, seat), after_corruption(state, seat), more)
    lacking = missing(state, seat)
    done = progress(lacking, turns)
    value += multiplied(have[0], have[1], float(left)) + home(state, seat, turns, done)
    value += goods(state, seat, turns, more, lacking, done)
    house = house_value(turns, have, more)
    pillar = pillar_value(turns, have, more)
    value += storage(state, seat, turns) + figures(state, seat, turns, house, pillar, more[CATHEDRALS])
    if at_it:
        value += waiting(state, seat, turns, house, pillar, more[CATHEDRALS])
    return value
