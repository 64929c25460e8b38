"""Spending action points: the action of a die, which ends with the turn, and actions besides it (p. 14-18).

What an option costs is told through `state.cost`; tasks, possible at any time, cost no points (p. 19).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import WAITS, Choice
from burgrave.engine.decision import Decision, Offer
from burgrave.games.tiletum.elements import CHOOSE, END, SKIP
from burgrave.games.tiletum.kinds import ACTION_KINDS, ANY, CHOICES, KING
from burgrave.games.tiletum.numbers import MOST_SEATS
from burgrave.games.tiletum.steps.king import advance

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.tiletum.state import State


class Act(Decision):
    """The action of the die: its options while there are points, tasks, and the end of the turn."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind
        self.name = ACTION_KINDS[kind]

    def nature(self) -> int:
        return WAITS

    def context(self, table: Any) -> Any:
        return table.points

    def options(self, table: Any, seat: int) -> list[Action]:
        found = super().options(table, seat)
        found.append(END)
        return found

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        if action is END:
            state.events.append(("end", seat))
            return
        state.agenda.append(self)
        state.cost = 0
        state.rules.verbs[self.name][action.verb].apply(state, seat, action)
        state.points -= state.cost

    def numbers(self) -> list[object]:
        return [self.seat, self.kind]


class SideAct(Decision):
    """An action that a helper, a character or a contract lets the seat do besides; points that are left may be given up."""

    __slots__ = ("kind", "points")

    def __init__(self, seat: int, kind: int, points: int) -> None:
        self.seat = seat
        self.kind = kind
        self.points = points
        self.name = ACTION_KINDS[kind]

    def context(self, table: Any) -> Any:
        return self.points

    def options(self, table: Any, seat: int) -> list[Action]:
        found = super().options(table, seat)
        if found:
            found.append(SKIP)
        return found

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        if action is SKIP:
            state.events.append(("skip", seat))
            return
        below = len(state.agenda)
        state.cost = 0
        state.rules.verbs[self.name][action.verb].apply(state, seat, action)
        if self.points > state.cost:
            # Beneath whatever the choice has set in motion.
            state.agenda.insert(below, SideAct(seat, self.kind, self.points - state.cost))

    def numbers(self) -> list[object]:
        return [self.seat, self.kind, self.points]


class ChooseAction(Decision):
    """The universal action space: which of the five actions the die is for (p. 18), after tasks if the seat likes."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.name = ACTION_KINDS[ANY]

    def context(self, table: Any) -> Any:
        return 0

    def numbers(self) -> list[object]:
        return [self.seat]


class ChooseKind(Offer):
    """The verb `choose` at the universal action space."""

    __slots__ = ()

    def verb(self) -> str:
        return "choose"

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        found.extend(CHOOSE)

    def apply(self, table: Any, seat: int, action: Action) -> None:
        begin(table, seat, action.args[0], table.points)


class ChooseSideAction(Choice):
    """A helper for any action: which one."""

    __slots__ = ("points",)

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def options(self, table: Any, seat: int) -> list[Action]:
        return CHOOSE

    def choose(self, table: Any, seat: int, action: Action) -> None:
        act_besides(table, seat, action.args[0], self.points)

    def numbers(self) -> list[object]:
        return [self.seat, self.points]


def begin(state: State, seat: int, kind: int, points: int) -> None:
    """The action of the die, strengthened by a completed building (p. 20)."""
    state.action = kind
    state.points = state.granted = 0
    state.agenda.append(ACTS[seat][kind])
    bonus = state.bonus_points[seat * CHOICES + kind]
    state.events.append(("action", seat, kind, points, bonus))
    add_points(state, seat, points + bonus)


def add_points(state: State, seat: int, points: int) -> None:
    """Points for the action of the die. Those for the king are steps on his track at once, all of them (p. 18)."""
    state.granted += points
    if state.action == KING:
        advance(state, seat, points)
    else:
        state.points += points


def act_besides(state: State, seat: int, kind: int, points: int) -> None:
    """An action that does not come from the die; nothing is added to its points (p. 21)."""
    if kind == ANY:
        state.agenda.append(ChooseSideAction(seat, points))
        return
    state.events.append(("side", seat, kind, points))
    if kind == KING:
        advance(state, seat, points)
    else:
        state.agenda.append(SideAct(seat, kind, points))


ACTS: Final[list[list[Act]]] = [[Act(seat, kind) for kind in range(CHOICES)] for seat in range(MOST_SEATS)]
CHOOSE_ACTIONS: Final[list[ChooseAction]] = [ChooseAction(seat) for seat in range(MOST_SEATS)]
