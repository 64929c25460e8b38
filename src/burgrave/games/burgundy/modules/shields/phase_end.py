"""The end of a phase: tiles that shields 14 and 15 bring, then the tribute, then income from mines (special p. 16-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import Automatic, Choice, Step
from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.elements import SKIP
from burgrave.games.burgundy.mainboard import ALL_SPACES, BLACK
from burgrave.games.burgundy.modules.shields.elements import BRING
from burgrave.games.burgundy.modules.shields.pieces import LAND_GRANT, NIGHT_MARKET, has
from burgrave.games.burgundy.modules.shields.tribute import CollectTribute
from burgrave.games.burgundy.modules.shields.turn import DIE_SET, CopyMonasteries
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.buy import BOUGHT, HIRED
from burgrave.games.burgundy.steps.dice_actions import NO_DICE
from burgrave.games.burgundy.steps.phases import MineIncome
from burgrave.games.burgundy.steps.place import placeable, put
from burgrave.games.burgundy.steps.storage import empty_space

if TYPE_CHECKING:
    from burgrave.engine.action import Action

NUMBERED: Final = 1
FROM_BLACK: Final = 2
"""What a seat may still bring: bits for shields 14 and 15."""
COPY_MONASTERIES: Final = CopyMonasteries()


def before_the_mines(steps: tuple[Step[State], ...]) -> tuple[Step[State], ...]:
    """Insert the tiles of shields and the tribute into the end of a phase, before the mines pay."""
    place = next((place for place, step in enumerate(steps) if isinstance(step, MineIncome)), len(steps))
    return (*steps[:place], StartPhaseEnd(), CollectTribute(), *steps[place:])


class StartPhaseEnd(Automatic[State]):
    """Ask the seats with such shields in turn order to bring tiles. It is nobody's turn, so nothing can be bought."""

    __slots__ = ()
    id: ClassVar[str] = "StartPhaseEnd"

    def run(self, state: State) -> None:
        state.spent = BOUGHT | HIRED | DIE_SET
        for seat in reversed(state.order):
            if seat in state.book.people:
                state.agenda.append(BringTiles(seat, NUMBERED | FROM_BLACK))


def may_bring(state: State, seat: int, left: int) -> int:
    """Return those of the bits for which the seat has the shield now."""
    return left & (NUMBERED * has(state, seat, LAND_GRANT) | FROM_BLACK * has(state, seat, NIGHT_MARKET))


class BringTiles(Automatic[State]):
    """Ask a seat that has shield 14 or 15, as often as they allow."""

    __slots__ = ("left",)
    id: ClassVar[str] = "BringTiles"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: State) -> None:
        if may_bring(state, self.seat, self.left):
            state.agenda.append(BringTile(self.seat, self.left))

    def arguments(self) -> list[object]:
        return [self.seat, self.left]


class BringTile(Choice[State]):
    """The seat lays a tile of a depot into its duchy, where it could place it with a die of any number; or declines."""

    __slots__ = ("left",)
    id: ClassVar[str] = "BringTile"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        left = may_bring(state, seat, self.left)
        spaces = range(0 if left & NUMBERED else BLACK, ALL_SPACES if left & FROM_BLACK else BLACK)
        actions = [
            BRING[space][hex_]
            for space in spaces
            if state.depots[space]
            for hex_ in bits_of(placeable(state, seat, state.depots[space]))
        ]
        if not actions:
            return []
        COPY_MONASTERIES.propose(state, seat, NO_DICE, actions)
        return [*actions, SKIP]

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("skip", seat, self.name()))
            return
        if action.verb == "copy":
            # A monastery that somebody placed after the owner's last turn may help with the tile.
            state.agenda.append(BringTiles(seat, self.left))
            COPY_MONASTERIES.apply(state, seat, action)
            return
        space, hex_ = action.args
        state.agenda.append(BringTiles(seat, self.left & ~(NUMBERED if space < BLACK else FROM_BLACK)))
        tile = state.depots[space]
        empty_space(state, space)
        state.events.append(("bring", seat, tile, space))
        put(state, seat, tile, hex_)

    def arguments(self) -> list[object]:
        return [self.seat, self.left]
