"""What shields let their owners do besides the actions of a turn: set a die (16), choose whose monasteries to copy (6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.decision import Offer
from burgrave.games.burgundy.modules.shields.elements import COPY, SET_DIE
from burgrave.games.burgundy.modules.shields.pieces import LUCKY_CHARM, NOWHERE, SCRIPTORIUM, has, shields_of
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import Dice

if TYPE_CHECKING:
    from burgrave.engine.action import Action

DIE_SET: Final = 4
"""The bit of `state.spent` for a die that was set, beside those of `steps/buy.py`."""


class SetDie(Offer[State, Dice]):
    """The verb `set`: an unused die shows another number."""

    __slots__ = ()

    def verb(self) -> str:
        return "set"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer every other number for each unused die, once in a turn; of two equal dice only the first."""
        if state.spent & DIE_SET or not has(state, seat, LUCKY_CHARM):
            return
        for die, shown in dice:
            legal_actions += [action for number, action in enumerate(SET_DIE[die], 1) if number != shown]

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Set the die; workers may turn it further."""
        die, number = action.args
        state.spent |= DIE_SET
        place = seat * 2 + die
        state.dice = [*state.dice[:place], number, *state.dice[place + 1 :]]
        state.events.append(("die_set", seat, die, number))


class CopyMonasteries(Offer[State, Dice]):
    """The verb `copy`: the seat uses the monasteries of another player."""

    __slots__ = ()

    def verb(self) -> str:
        return "copy"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer every other player, once, in any turn while shield 6 lies in the duchy."""
        if has(state, seat, SCRIPTORIUM) and shields_of(state).copied[seat] == NOWHERE:
            legal_actions += [COPY[other] for other in range(state.seats) if other != seat]

    def apply(self, state: State, seat: int, action: Action) -> None:
        piece = shields_of(state)
        other = action.args[0]
        piece.copied = [*piece.copied[:seat], other, *piece.copied[seat + 1 :]]
        state.events.append(("copy", seat, other))
        state.derive()
