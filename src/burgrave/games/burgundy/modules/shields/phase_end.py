"""The end of a phase: tiles that shields 14 and 15 bring, then the tribute, then the mines pay (special p. 16-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Automatic, Choice, Step
from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.elements import BRING, DROP, PAY, PAY_WITH, SKIP
from burgrave.games.burgundy.mainboard import ALL_SPACES, BLACK
from burgrave.games.burgundy.modules.shields.moves import lose
from burgrave.games.burgundy.modules.shields.pieces import LABOUR_DUES, LAND_GRANT, NIGHT_MARKET, TRIBUTE, has, owned
from burgrave.games.burgundy.modules.shields.turn import DIE_SET
from burgrave.games.burgundy.steps.buy import BOUGHT, HIRED
from burgrave.games.burgundy.steps.dice_actions import pay_silver, pay_workers
from burgrave.games.burgundy.steps.phases import MineIncome
from burgrave.games.burgundy.steps.place import placeable, put
from burgrave.games.burgundy.steps.storage import empty_space

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.state import State

NUMBERED: Final = 1
FROM_BLACK: Final = 2
"""What a seat may still bring: bits for shields 14 and 15."""


def before_the_mines(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The end of a phase, with both in their place."""
    at = next((place for place, step in enumerate(steps) if isinstance(step, MineIncome)), len(steps))
    return (*steps[:at], StartPhaseEnd(), CollectTribute(), *steps[at:])


# ---- shields 14 and 15 -----------------------------------------------------------------------------------------------


class StartPhaseEnd(Automatic):
    """Everybody has acted: in turn order, those who have them bring tiles. It is nobody's turn, so nothing can be bought."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        state.spent = BOUGHT | HIRED | DIE_SET
        for seat in reversed(state.order):
            if seat in state.book.people:
                state.agenda.append(BringTiles(seat, NUMBERED | FROM_BLACK))


def may_bring(state: State, seat: int, left: int) -> int:
    """Those of the bits for which the seat has the shield now."""
    return left & (NUMBERED * has(state, seat, LAND_GRANT) | FROM_BLACK * has(state, seat, NIGHT_MARKET))


class BringTiles(Automatic):
    """Asks a seat that has shield 14 or 15, as often as they allow."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, table: Any) -> None:
        state: State = table
        if may_bring(state, self.seat, self.left):
            state.agenda.append(BringTile(self.seat, self.left))

    def numbers(self) -> list[object]:
        return [self.seat, self.left]


class BringTile(Choice):
    """The seat lays a tile of a depot into its duchy, where it could place it with a die of any number; or declines."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, table: Any, seat: int) -> list[Action]:
        state: State = table
        left = may_bring(state, seat, self.left)
        spaces = range(0 if left & NUMBERED else BLACK, ALL_SPACES if left & FROM_BLACK else BLACK)
        found = [
            BRING[space][hex_]
            for space in spaces
            if state.depots[space]
            for hex_ in bits_of(placeable(state, seat, state.depots[space]))
        ]
        return [*found, SKIP] if found else []

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        if action is SKIP:
            state.events.append(("skip", seat, self.worth()))
            return
        space, hex_ = action.args
        state.agenda.append(BringTiles(seat, self.left & ~(NUMBERED if space < BLACK else FROM_BLACK)))
        tile = state.depots[space]
        empty_space(state, space)
        state.events.append(("bring", seat, tile, space))
        put(state, seat, tile, hex_)

    def numbers(self) -> list[object]:
        return [self.seat, self.left]


# ---- tribute ---------------------------------------------------------------------------------------------------------


class CollectTribute(Automatic):
    """Everybody pays for their shields, in turn order."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        for seat in reversed(state.order):
            if seat in state.book.people:
                state.agenda.append(Tribute(seat))


def most_paid(state: State, seat: int) -> int:
    """How much tribute a seat could pay: its silver, with shield 3 also its workers."""
    return state.silver[seat] + (state.workers[seat] if has(state, seat, LABOUR_DUES) else 0)


class Tribute(Automatic):
    """Asks a seat that has shields; who can pay nothing loses them without a question."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Any) -> None:
        state: State = table
        seat = self.seat
        mine = owned(state, seat)
        if not mine:
            return
        if most_paid(state, seat) >= TRIBUTE:
            state.agenda.append(PayTribute(seat))
        else:
            for shield in mine:
                lose(state, seat, shield)

    def numbers(self) -> list[object]:
        return [self.seat]


class PayTribute(Choice):
    """The seat pays for all its shields, or gives one up and is asked again."""

    __slots__ = ()

    def options(self, table: Any, seat: int) -> list[Action]:
        state: State = table
        mine = owned(state, seat)
        due = len(mine) * TRIBUTE
        found = [PAY] if state.silver[seat] >= due else []
        if has(state, seat, LABOUR_DUES):
            found += [
                action
                for workers, action in enumerate(PAY_WITH, 1)
                if workers <= min(due, state.workers[seat]) and due - workers <= state.silver[seat]
            ]
        return found + [DROP[shield] for shield in mine]

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        if action.verb == "drop":
            state.agenda.append(Tribute(seat))
            lose(state, seat, action.args[0])
            return
        kept = len(owned(state, seat))
        due = kept * TRIBUTE
        state.events.append(("tribute", seat, kept))
        workers = action.args[0] if action.args else 0
        if workers:
            pay_workers(state, seat, workers, "tribute")
        if due > workers:
            pay_silver(state, seat, due - workers, "tribute")
