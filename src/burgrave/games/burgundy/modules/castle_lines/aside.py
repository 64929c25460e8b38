"""Castles that nobody took: they are set aside when a phase begins, and can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.decision import Offer
from burgrave.engine.events import NOBODY
from burgrave.games.burgundy.dice import BOTH_DICE
from burgrave.games.burgundy.mainboard import ALL_SPACES
from burgrave.games.burgundy.modules.castle_lines.elements import ASIDE_SPACES, RECOVER
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import Dice
from burgrave.games.burgundy.steps.storage import empty_space, receive
from burgrave.games.burgundy.tiles import CASTLE_TILE

if TYPE_CHECKING:
    from burgrave.engine.action import Action

PRICE: Final = 5
"""The points that a castle which was set aside costs, besides both dice."""
SOURCE: Final = "recovered_castles"
"""The source of the points that are paid."""


class SetAside(Automatic[State]):
    """Set castles that nobody took, with either back, aside beside the board, before the depots are cleared."""

    __slots__ = ()
    id: ClassVar[str] = "SetAside"

    def run(self, state: State) -> None:
        free = [space for space in ASIDE_SPACES if not state.depots[space]]
        for space in range(ALL_SPACES):
            if state.depots[space] == CASTLE_TILE:
                empty_space(state, space)
                state.depots[free.pop(0)] = CASTLE_TILE
                state.events.append(("set_aside", NOBODY, CASTLE_TILE, space))


def aside(state: State) -> list[int]:
    """Return the board spaces on which castles are set aside."""
    return [space for space in ASIDE_SPACES if state.depots[space]]


class Recover(Offer[State, Dice]):
    """The verb `recover`: a castle that was set aside, for both dice and points."""

    __slots__ = ()

    def verb(self) -> str:
        return "recover"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer a castle in a turn whose dice are both unused, to a seat that has the points."""
        if state.dice_left[seat] == BOTH_DICE and state.points[seat] >= PRICE and aside(state):
            legal_actions.append(RECOVER)

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Give up dice and points, and move the castle to storage."""
        state.dice_left[seat] = 0
        score_for(state, seat, SOURCE, -PRICE)
        receive(state, seat, aside(state)[-1])
