"""The action "take a hex from the board": a die, a depot of its number, one of the depot's tiles into storage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.decision import Offer
from burgrave.games.burgundy.dice import NUMBERS, WORKERS_SEEN
from burgrave.games.burgundy.elements import TAKE_FROM
from burgrave.games.burgundy.mainboard import SPACES
from burgrave.games.burgundy.questions import FREE_STEP_TAKE
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import Dice, pay, reach_base
from burgrave.games.burgundy.steps.storage import receive

if TYPE_CHECKING:
    from burgrave.engine.action import Action

REACHED_DEPOTS: Final[list[tuple[int, ...]]] = [tuple(number - 1 for number in numbers) for numbers in NUMBERS]
"""By entry of the reach tables of `dice.py`: the depots (from 0) that the die reaches."""


class Take(Offer[State, Dice]):
    """The verb `take`: a tile of a numbered depot."""

    __slots__ = ()

    def verb(self) -> str:
        return "take"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer every tile of every depot that a die reaches."""
        if not dice:
            return
        base = reach_base(state, seat, FREE_STEP_TAKE)
        filled = state.filled_spaces
        for source, number in dice:
            by_depot = TAKE_FROM[source]
            for depot in REACHED_DEPOTS[base + number * WORKERS_SEEN]:
                legal_actions += by_depot[depot][filled[depot]]

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Pay, and move the tile to storage."""
        source, space = action.args
        pay(state, seat, source, space // SPACES + 1, FREE_STEP_TAKE)
        receive(state, seat, space)
