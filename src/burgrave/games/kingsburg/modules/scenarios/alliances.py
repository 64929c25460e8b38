"""Shifting alliances: tokens on advisers that bring their owners points when others influence the adviser."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import UNLESS_CLEAR, WAITS, Automatic, Choice
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.modules.scenarios.elements import REMOVE, SWEAR
from burgrave.games.kingsburg.modules.scenarios.sheet import is_played, sheet_of
from burgrave.games.kingsburg.points import declare_source, score
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.groups import NEUTRAL

if TYPE_CHECKING:
    from burgrave.engine.action import Action

ALLIANCES: Final = 10
declare_source(ALLIANCES, "alliances")
MISTRUST: Final = {2: (2,), 3: (2,), 4: (2, 3), 5: (2, 3)}
"""By number of seats: the years at whose end tokens are removed."""


class SwearOaths(Automatic[State]):
    """At the start of the year each seat in turn order puts a token on an adviser."""

    __slots__ = ()
    id: ClassVar[str] = "SwearOaths"

    def run(self, state: State) -> None:
        if is_played(state, "shifting_alliances"):
            for seat in reversed(state.order):
                state.agenda.append(SwearOath(seat))


class SwearOath(Choice[State]):
    """The seat puts a token on any adviser."""

    __slots__ = ()
    id: ClassVar[str] = "SwearOath"

    def kind(self) -> int:
        return WAITS

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return SWEAR

    def choose(self, state: State, seat: int, action: Action) -> None:
        change(state, action.args[0], seat, 1)
        state.events.append(("swear", seat, action.args[0]))


def change(state: State, place: int, seat: int, count: int) -> None:
    """Change the number of a seat's tokens on an adviser by `count`."""
    sheet = sheet_of(state)
    index = place * state.seats + seat
    sheet.oaths = [*sheet.oaths[:index], sheet.oaths[index] + count, *sheet.oaths[index + 1 :]]


def score_oaths(state: State, seat: int, place: int) -> None:
    """Score an influenced adviser: a seat without a token there gives each other seat a point per token. Neutral dice do, too."""
    oaths = sheet_of(state).oaths[place * state.seats : (place + 1) * state.seats]
    if seat != NEUTRAL and oaths[seat]:
        return
    for other in state.order:
        if other != seat and oaths[other]:
            score(state, other, ALLIANCES, oaths[other])


class Mistrust(Automatic[State]):
    """At the end of some years each seat removes a token of the player on its left."""

    __slots__ = ()
    id: ClassVar[str] = "Mistrust"

    def run(self, state: State) -> None:
        if is_played(state, "shifting_alliances") and state.year in MISTRUST[state.seats]:
            for seat in reversed(state.order):
                state.agenda.append(RemoveOath(seat))


class RemoveOath(Choice[State]):
    """The seat removes a token of the player on its left."""

    __slots__ = ()
    id: ClassVar[str] = "RemoveOath"

    def kind(self) -> int:
        return UNLESS_CLEAR

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        left = (seat + 1) % state.seats
        oaths = sheet_of(state).oaths
        return [REMOVE[place] for place in range(RANKS) if oaths[place * state.seats + left]]

    def choose(self, state: State, seat: int, action: Action) -> None:
        left = (seat + 1) % state.seats
        change(state, action.args[0], left, -1)
        state.events.append(("remove", seat, action.args[0], left))
