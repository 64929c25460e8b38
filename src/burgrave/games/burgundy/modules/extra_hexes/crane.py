"""The crane: it has the effect of any one building, and counts as a building at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.games.burgundy.colours import BUILDING
from burgrave.games.burgundy.elements import SKIP
from burgrave.games.burgundy.modules.extra_hexes.elements import CRANE_AS
from burgrave.games.burgundy.modules.extra_hexes.tiles import CRANE
from burgrave.games.burgundy.scoring import placed, scoring_monasteries
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import MONASTERIES

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def crane(state: State, seat: int, tile: int, hex_: int) -> None:
    """Let the seat choose a building whose effect the crane has."""
    state.agenda.append(CopyBuilding(seat, hex_))


def copyable_buildings(state: State) -> list[int]:
    """Return the buildings whose effect a crane can have: all with a coloured back."""
    coloured = state.book.supply[BUILDING]
    return [tile for tile in CRANE_AS if tile in coloured]


class CopyBuilding(Choice[State]):
    """The seat chooses a building, in the duchy or not, and gets its effect; or declines."""

    __slots__ = ("hex",)
    id: ClassVar[str] = "CopyBuilding"

    def __init__(self, seat: int, hex_: int) -> None:
        self.seat = seat
        self.hex = hex_

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [*(CRANE_AS[tile] for tile in copyable_buildings(state)), SKIP]

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("skip", seat, self.name()))
            return
        tile = action.args[0]
        state.events.append(("lift", seat, tile))
        state.book.effects[tile](state, seat, tile, self.hex)

    def arguments(self) -> list[object]:
        return [self.seat, self.hex]


def counts_as_building(state: State, seat: int, number: int) -> int:
    """Count a crane as one more building for one charter of its owner: all pay the same, so for the first of them."""
    tiles = placed(state, seat)
    if CRANE not in tiles or MONASTERIES[number]["score"] != "buildings":
        return 0
    charters = [other for other in scoring_monasteries(state, seat) if MONASTERIES[other]["score"] == "buildings"]
    return tiles.count(CRANE) if number == (charters or [number])[0] else 0
