"""Royal reinforcements: the king sends everybody as many soldiers as a white die shows (p. 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.chance import roll
from burgrave.engine.events import NOBODY
from burgrave.games.kingsburg.holdings import gain_soldiers
from burgrave.games.kingsburg.points import BATTLES
from burgrave.games.kingsburg.state import State


class Reinforcements(Automatic[State]):
    """The first in turn order rolls the white die."""

    __slots__ = ()
    id: ClassVar[str] = "Reinforcements"

    def run(self, state: State) -> None:
        die = roll(state, 1)[0]
        state.events.append(("reinforcements", NOBODY, die))
        reinforce(state, [die] * state.seats, is_fixed=False)


def reinforce(state: State, soldiers: list[int], is_fixed: bool) -> None:
    """Give each seat its number of soldiers, unless modules change the numbers, of all (`arriving`) or of one seat after the other
    (the event `reinforced`). `is_fixed` says that the numbers were not rolled.
    """
    soldiers = arriving(state, soldiers)
    changes = state.rules.reactions["reinforced"]
    for seat in state.order:
        count = soldiers[seat]
        for change in changes:
            count = change(state, seat, count, is_fixed)
        if count:
            gain_soldiers(state, seat, count, BATTLES)


def arriving(state: State, soldiers: list[int]) -> list[int]:
    """Return by seat the soldiers that come when the king sends these numbers. Modules may change them."""
    for change in state.rules.reactions["reinforcements"]:
        soldiers = change(state, soldiers)
    return soldiers


REINFORCEMENTS: Final = Reinforcements()
