"""One seat after the other in turn order: who has nothing to choose is passed over."""

from __future__ import annotations

from typing import TYPE_CHECKING

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


def ask_in_order(state: State, turn: int, choices: list[Choice], following: list[Step]) -> None:
    """Ask the next seat that has something to choose: its step by seat, and by turn what follows. The choices wait."""
    order = state.order
    for place in range(turn, state.seats):
        seat = order[place]
        choice = choices[seat]
        options = choice.options(state, seat)
        if options:
            state.agenda.append(following[place + 1])
            state.agenda.append(choice)
            state.legal = tuple(options)
            return
