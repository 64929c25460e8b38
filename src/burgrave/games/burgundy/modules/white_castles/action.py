"""The action that a white castle grants: with the number of the white die (special p. 13)."""

from __future__ import annotations

from typing import ClassVar, Final

from burgrave.games.burgundy.modules.white_castles.elements import SOURCE
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import GRANTING_TILES, Dice
from burgrave.games.burgundy.steps.turn import GrantedAction


class WhiteDieAction(GrantedAction):
    """One more action, with the number of the white die; workers may turn it, for this action only (special p. 13)."""

    __slots__ = ()
    id: ClassVar[str] = "WhiteDieAction"

    def context(self, state: State) -> Dice:
        return WHITE_DICE[state.white]


WHITE_DICE: Final[list[Dice]] = [((SOURCE.number, number),) for number in range(7)]
GRANTING_TILES[WhiteDieAction.id] = "white_castle"


def white_castle(state: State, seat: int, tile: int, hex_: int) -> None:
    """Grant one more action at once, with the number of the white die."""
    state.agenda.append(WhiteDieAction(seat))
