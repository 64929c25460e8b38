"""A building token on an adviser, who is open to its owner alone until the year ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.elements import MARK
from burgrave.games.kingsburg.state import State

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class MarkAdviser(Choice[State]):
    """The seat puts its token on an adviser that is still open to everybody."""

    __slots__ = ()
    id: ClassVar[str] = "MarkAdviser"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        closed = 0
        for mask in state.barred:
            closed |= mask
        return [MARK[place] for place in range(RANKS) if not closed >> place & 1]

    def choose(self, state: State, seat: int, action: Action) -> None:
        place = action.args[0]
        state.barred = [mask if other == seat else mask | 1 << place for other, mask in enumerate(state.barred)]
        state.events.append(("mark", seat, place))


def close_to_all(state: State, place: int) -> None:
    """Close an adviser to every seat for this year."""
    state.barred = [mask | 1 << place for mask in state.barred]
