"""The verb of the travelling market, a building of an alternative row (p. 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.decision import Offer
from burgrave.games.kingsburg.calendar import COLOURED, DICE, LOW_RANK
from burgrave.games.kingsburg.modules.alternative_rows.elements import TRAVEL, TRAVEL_OWN
from burgrave.games.kingsburg.questions import QUESTIONS, declare_question
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps import groups
from burgrave.games.kingsburg.steps.influence import open_to, own_spaces, place_dice
from burgrave.games.kingsburg.steps.used import declare_used

if TYPE_CHECKING:
    from burgrave.engine.action import Action

FAIR: Final = 48
"""The question whether a seat has a travelling market."""
declare_question(FAIR, "fair")
USED: Final = declare_used(8, "fair", "fair_used")
"""A bit of `state.used` (`steps/used.py`): it was used in this season."""
EXTRA: Final = 8
"""The extra of dice that were placed with it (`steps/groups.py`)."""
groups.declare_extra(EXTRA, "fair")


class Travel(Offer[State, int]):
    """The verb `travel`: with the travelling market one coloured die, whatever it shows, influences an adviser of low rank."""

    __slots__ = ()

    def verb(self) -> str:
        return "travel"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        if not state.answers[seat * QUESTIONS + FAIR] or state.used[seat] & USED:
            return
        free = open_to(state, seat)
        spaces = [place for place in own_spaces(state, seat) if place in TRAVEL_OWN]
        seen = 0
        for die in range(COLOURED):
            value = state.dice[seat * DICE + die]
            if state.dice_left[seat] >> die & 1 and not seen >> value & 1:
                seen |= 1 << value
                for place in range(LOW_RANK):
                    if free >> place & 1 and place + 1 != value:
                        legal_actions.append(TRAVEL[place][die])
                for place in spaces:
                    if groups.RANK[place] != value:
                        legal_actions.append(TRAVEL_OWN[place][die])

    def apply(self, state: State, seat: int, action: Action) -> None:
        place, die, _ = action.args
        state.used[seat] |= USED
        place_dice(state, seat, place, 1 << die, EXTRA)
