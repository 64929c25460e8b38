"""Shifting alliances: tokens on advisers that bring points when others influence them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import UNLESS_CLEAR, WAITS, Automatic, Choice
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.elements import REMOVE, SWEAR
from burgrave.games.kingsburg.modules.scenarios.sheet import is_played, sheet_of
from burgrave.games.kingsburg.points import ALLIANCES, score
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.groups import NEUTRAL

if TYPE_CHECKING:
    from burgrave.engine.action import Action

MISTRUST: Final = {2: (2,), 3: (2,), 4: (2, 3), 5: (2, 3)}
"""By number of seats: the years at whose end tokens are removed."""


class SwearOaths(Automatic[State]):
    """In turn order, at the start of the year."""

    __slots__ = ()
    id: ClassVar[str] = "SwearOaths"

    def run(self, state: State) -> None:
        if is_played(state, "shifting_alliances"):
            for seat in reversed(state.order):
                state.agenda.append(SwearOath(seat))


class SwearOath(Choice[State]):
    """A token on any adviser."""

    __slots__ = ()
    id: ClassVar[str] = "SwearOath"

    def kind(self) -> int:
        return WAITS

    def options(self, state: State, seat: int) -> list[Action]:
        return SWEAR

    def choose(self, state: State, seat: int, action: Action) -> None:
        change(state, action.args[0], seat, 1)
        state.events.append(("swear", seat, action.args[0]))


def change(state: State, place: int, seat: int, count: int) -> None:
    """More or fewer tokens of a seat on an adviser."""
    sheet = sheet_of(state)
    at = place * state.seats + seat
    sheet.oaths = [*sheet.oaths[:at], sheet.oaths[at] + count, *sheet.oaths[at + 1 :]]


def friend_or_foe(state: State, seat: int, place: int) -> None:
    """Whoever influences an adviser without a token there gives the others a point for each of theirs; neutral dice do so too."""
    oaths = sheet_of(state).oaths[place * state.seats : (place + 1) * state.seats]
    if seat != NEUTRAL and oaths[seat]:
        return
    for other in state.order:
        if other != seat and oaths[other]:
            score(state, other, ALLIANCES, oaths[other])


class Mistrust(Automatic[State]):
    """At the end of some years everybody removes a token of the player on the left."""

    __slots__ = ()
    id: ClassVar[str] = "Mistrust"

    def run(self, state: State) -> None:
        if is_played(state, "shifting_alliances") and state.year in MISTRUST[state.seats]:
            for seat in reversed(state.order):
                state.agenda.append(RemoveOath(seat))


class RemoveOath(Choice[State]):
    """A token of the player on the left goes."""

    __slots__ = ()
    id: ClassVar[str] = "RemoveOath"

    def kind(self) -> int:
        return UNLESS_CLEAR

    def options(self, state: State, seat: int) -> list[Action]:
        left = (seat + 1) % state.seats
        oaths = sheet_of(state).oaths
        return [REMOVE[place] for place in range(RANKS) if oaths[place * state.seats + left]]

    def choose(self, state: State, seat: int, action: Action) -> None:
        left = (seat + 1) % state.seats
        change(state, action.args[0], left, -1)
        state.events.append(("remove", seat, action.args[0], left))
