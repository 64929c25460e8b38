"""The action "take workers": any die, two workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.decision import Offer
from burgrave.games.burgundy.elements import DIE_2, WORKERS
from burgrave.games.burgundy.questions import QUESTIONS, WORKERS_SILVER, WORKERS_TAKEN
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import Dice
from burgrave.games.burgundy.steps.sell import gain_silver, gain_workers

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class TakeWorkers(Offer[State, Dice]):
    """The verb `workers`: two workers for a die."""

    __slots__ = ()

    def verb(self) -> str:
        return "workers"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer the action once for each useful die."""
        for source, _ in dice:
            legal_actions.append(WORKERS[source])

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Use up the die, whose number does not matter, and give the workers (2011 p. 9, special p. 10)."""
        source = action.args[0]
        if source <= DIE_2:
            state.dice_left[seat] &= ~(1 << source)
        gain_workers(state, seat, state.answers[seat * QUESTIONS + WORKERS_TAKEN], "action")
        gain_silver(state, seat, state.answers[seat * QUESTIONS + WORKERS_SILVER], "action")
