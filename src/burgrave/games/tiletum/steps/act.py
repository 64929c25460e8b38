"""Spending action points: the action of a die, which ends with the turn, and actions besides it (p. 14-18).

What an option costs is written to `state.cost`; tasks, possible at any time, cost no points (p. 19).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS, Choice
from burgrave.engine.decision import Decision, Offer
from burgrave.games.tiletum.elements import CHOOSE, END, SKIP
from burgrave.games.tiletum.kinds import ACTION_KINDS, ANY, CHOICES, KING
from burgrave.games.tiletum.numbers import MOST_SEATS
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.king import advance

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class Act(Decision[State, int]):
    """The action of the die: its options while there are points, tasks, and the end of the turn."""

    __slots__ = ("action_kind",)
    id: ClassVar[str] = "Act"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.action_kind = kind
        self.decision = ACTION_KINDS[kind]

    def kind(self) -> int:
        return WAITS

    def context(self, state: State) -> int:
        return state.points

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        actions = super().legal_actions(state, seat)
        actions.append(END)
        return actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is END:
            state.events.append(("end", seat))
            return
        state.agenda.append(self)
        state.cost = 0
        state.rules.verbs[self.decision][action.verb].apply(state, seat, action)
        state.points -= state.cost

    def arguments(self) -> list[object]:
        return [self.seat, self.action_kind]


class SideAct(Decision[State, int]):
    """An action that a helper, a character or a contract lets the seat do besides; points that are left may be given up."""

    __slots__ = ("action_kind", "points")
    id: ClassVar[str] = "SideAct"

    def __init__(self, seat: int, kind: int, points: int) -> None:
        self.seat = seat
        self.action_kind = kind
        self.points = points
        self.decision = ACTION_KINDS[kind]

    def context(self, state: State) -> int:
        return self.points

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        actions = super().legal_actions(state, seat)
        if actions:
            actions.append(SKIP)
        return actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("skip", seat))
            return
        below = len(state.agenda)
        state.cost = 0
        state.rules.verbs[self.decision][action.verb].apply(state, seat, action)
        if self.points > state.cost:
            # Insert it below the steps that the choice has pushed.
            state.agenda.insert(below, SideAct(seat, self.action_kind, self.points - state.cost))

    def arguments(self) -> list[object]:
        return [self.seat, self.action_kind, self.points]


class ChooseAction(Decision[State, int]):
    """The universal action space: which of the five actions the die is for (p. 18), after tasks if the seat likes."""

    __slots__ = ()
    id: ClassVar[str] = "ChooseAction"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.decision = ACTION_KINDS[ANY]

    def context(self, state: State) -> int:
        return 0

    def arguments(self) -> list[object]:
        return [self.seat]


class ChooseKind(Offer[State, int]):
    """The verb `choose` at the universal action space."""

    __slots__ = ()

    def verb(self) -> str:
        return "choose"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        legal_actions.extend(CHOOSE)

    def apply(self, state: State, seat: int, action: Action) -> None:
        begin(state, seat, action.args[0], state.points)


class ChooseSideAction(Choice[State]):
    """With a helper for any action, the seat chooses the action."""

    __slots__ = ("points",)
    id: ClassVar[str] = "ChooseSideAction"

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return CHOOSE

    def choose(self, state: State, seat: int, action: Action) -> None:
        act_besides(state, seat, action.args[0], self.points)

    def arguments(self) -> list[object]:
        return [self.seat, self.points]


def begin(state: State, seat: int, kind: int, points: int) -> None:
    """Begin the action of the die, strengthened by a completed building (p. 20)."""
    state.action = kind
    state.points = state.granted = 0
    state.agenda.append(ACTS[seat][kind])
    bonus = state.bonus_points[seat * CHOICES + kind]
    state.events.append(("action", seat, kind, points, bonus))
    add_points(state, seat, points + bonus)


def add_points(state: State, seat: int, points: int) -> None:
    """Add points to the action of the die. All points for the king are steps on his track at once (p. 18)."""
    state.granted += points
    if state.action == KING:
        advance(state, seat, points)
    else:
        state.points += points


def act_besides(state: State, seat: int, kind: int, points: int) -> None:
    """Begin an action that does not come from the die; nothing is added to its points (p. 21)."""
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
