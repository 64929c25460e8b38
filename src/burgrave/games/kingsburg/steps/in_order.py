"""One seat after the other in turn order: who has nothing to choose is passed over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.agenda import Automatic, Choice, Step
from burgrave.engine.native import mypyc_attr

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class InOrder(Automatic):
    """`turn` is the place in turn order of whoever comes next."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def numbers(self) -> list[object]:
        return [self.turn]

    def choice(self, seat: int) -> Choice:
        """What a seat is asked; its step waits, for here it is asked only if there is something to choose."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def after(self, turn: int) -> Step:
        """The same step for the seats from a place in turn order on."""
        raise TypeError(f"{type(self).__name__} does not go on")

    def run(self, table: Any) -> None:
        state: State = table
        for turn in range(self.turn, state.seats):
            choice = self.choice(state.order[turn])
            options = choice.options(state, choice.seat)
            if options:
                state.agenda.append(self.after(turn + 1))
                state.agenda.append(choice)
                state.legal = tuple(options)
                return
