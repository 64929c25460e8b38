"""The effect of carpenter, church and market: a tile of certain colours from any numbered depot, without a die."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.games.burgundy.elements import FETCH
from burgrave.games.burgundy.mainboard import BLACK
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import granted
from burgrave.games.burgundy.steps.storage import receive
from burgrave.games.burgundy.tiles import COLOUR

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class Fetch(Choice[State]):
    """The seat takes a tile whose colour is in the mask, but not from the black depot."""

    __slots__ = ("colours", "grant")
    id: ClassVar[str] = "Fetch"

    def __init__(self, seat: int, colours: int, grant: int = 0) -> None:
        self.seat = seat
        self.colours = colours
        self.grant = grant

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        depots = state.depots
        return [FETCH[space] for space in range(BLACK) if depots[space] and self.colours >> COLOUR[depots[space]] & 1]

    def choose(self, state: State, seat: int, action: Action) -> None:
        receive(state, seat, action.args[0])

    def arguments(self) -> list[object]:
        return granted(self.seat, self.grant, self.colours)
