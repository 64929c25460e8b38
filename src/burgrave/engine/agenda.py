"""The agenda: a stack of frozen steps, the top one saying who must choose, what they may choose and what follows.

Two kinds of step. An *automatic* step runs as soon as it is on top. A *choice* waits for a seat. Either is taken off the
stack before it is resolved; one that is not finished pushes itself back. Steps hold small numbers, never objects, so a
game can be cloned, saved and replayed in the middle of any nested choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.native import mypyc_attr

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.state import GameState

RUNS: Final = 0
WAITS: Final = 1
MAY_LAPSE: Final = 2
UNLESS_CLEAR: Final = 3
"""What a step on top of the agenda does."""

SEATS: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(16))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A pending piece of the game. Subclasses are frozen: `numbers` and the class name rebuild them."""

    __slots__ = ("seat",)

    seat: int
    """Whose step it is; a step for everybody has none."""

    def run(self, state: GameState) -> None:
        """Do an automatic step."""
        raise TypeError(f"{type(self).__name__} waits for a choice; it does not run by itself")

    def seats(self, state: GameState) -> tuple[int, ...]:
        """Who must choose now."""
        return ()

    def options(self, state: GameState, seat: int) -> list[Action]:
        """What the seat may choose, in a stable order."""
        return []

    def choose(self, state: GameState, seat: int, action: Action) -> None:
        """Carry out a legal choice; the step has been taken off the agenda already."""
        raise TypeError(f"{type(self).__name__} offers no choice")

    def nature(self) -> int:
        """RUNS by itself, WAITS for a choice, MAY_LAPSE: waits, but falls away when there is nothing to choose, or UNLESS_CLEAR:
        the same, and a single option is taken without a question."""
        return WAITS

    def numbers(self) -> list[object]:
        """What the step holds, as JSON-able constructor arguments."""
        return []

    def worth(self) -> str:
        """The name under which evaluations and prompts know this step."""
        return type(self).__name__

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.numbers()))})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Step) and step_data(self) == step_data(other))

    def __hash__(self) -> int:
        return hash(repr(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step):
    """A step without a choice: setup, income, scoring, what the table does by itself."""

    __slots__ = ()

    def nature(self) -> int:
        return RUNS


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step):
    """A step that waits for one seat, and lapses when there is nothing to choose (unless it says that it WAITS)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, state: GameState) -> tuple[int, ...]:
        return SEATS[self.seat]

    def nature(self) -> int:
        return MAY_LAPSE

    def numbers(self) -> list[object]:
        return [self.seat]


def push(state: GameState, *steps: Step) -> None:
    """Put steps on the agenda so that the first named comes first."""
    state.agenda.extend(reversed(steps))


def settle(state: GameState) -> None:
    """Run what runs by itself until a seat must choose, or nothing is left.

    A choice that may lapse is asked for its options once; the answer is kept for `legal_actions`. A step that has looked already
    whether the choice it puts on top has options keeps them likewise, and there is nothing more to settle.
    """
    agenda = state.agenda
    while agenda and state.legal is None:
        top = agenda[-1]
        nature = top.nature()
        if nature == RUNS:
            agenda.pop()
            top.run(state)
        elif nature == WAITS:
            return
        else:
            seat = top.seat
            options = top.options(state, seat)
            if len(options) > 1 or (options and nature == MAY_LAPSE):
                state.legal = tuple(options)
                return
            agenda.pop()
            if options:
                top.choose(state, seat, options[0])
            else:
                state.events.append(("lapse", seat, top.worth()))


def step_data(step: Step) -> list[object]:
    """A step as JSON-able data: its class name and numbers, nested steps likewise."""
    return [
        type(step).__name__,
        *([step_data(item) if isinstance(item, Step) else item for item in step.numbers()]),
    ]
