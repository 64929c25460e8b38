"""The agenda: a stack of frozen steps, the top one saying who must choose, what they may choose and what follows.

Two kinds of step. An *automatic* step runs as soon as it is on top. A *choice* waits for a seat. Either is taken off the
stack before it is resolved; one that is not finished pushes itself back. Steps hold small numbers, never objects, so a
game can be cloned, saved and replayed in the middle of any nested choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from burgrave.engine.native import mypyc_attr

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.state import GameState

__all__ = [
    "MAY_LAPSE",
    "RUNS",
    "UNLESS_CLEAR",
    "WAITS",
    "AnyStep",
    "Automatic",
    "Choice",
    "S_contra",
    "Step",
    "push",
    "run_automatic",
    "step_data",
]

S = TypeVar("S", bound="GameState")
S_contra = TypeVar("S_contra", bound="GameState", contravariant=True)
"""The state of the game that a step belongs to; a step that needs nothing but what every state has, belongs to all games."""

RUNS: Final = 0
WAITS: Final = 1
MAY_LAPSE: Final = 2
UNLESS_CLEAR: Final = 3
"""The kinds of steps, as `Step.kind` returns them."""

SEATS: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(16))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S_contra]):
    """A pending part of a game. Subclasses are frozen: the id of the class and `arguments` rebuild them."""

    __slots__ = ("seat",)
    id: ClassVar[str] = ""
    """Names the class in saves and digests; every step class that a module lists has its own, which never changes."""

    seat: int
    """The seat that the step belongs to; a step for everybody has none."""

    def run(self, state: S_contra) -> None:
        """Carry out an automatic step."""
        raise TypeError(f"{type(self).__name__} waits for a choice; it does not run by itself")

    def seats(self, state: S_contra) -> tuple[int, ...]:
        """Return the seats that must choose now."""
        return ()

    def legal_actions(self, state: S_contra, seat: int) -> list[Action]:
        """Return the actions that the seat may choose, in a stable order."""
        return []

    def choose(self, state: S_contra, seat: int, action: Action) -> None:
        """Carry out a legal choice; the step has been taken off the agenda already."""
        raise TypeError(f"{type(self).__name__} offers no choice")

    def kind(self) -> int:
        """Return RUNS (the step runs by itself), WAITS (it waits for a choice), MAY_LAPSE (it waits, but is dropped when there is
        nothing to choose) or UNLESS_CLEAR (like MAY_LAPSE, and a single option is taken without asking).
        """
        return WAITS

    def arguments(self) -> list[object]:
        """Return the constructor arguments that rebuild the step, JSON-able."""
        return []

    def name(self) -> str:
        """Return the name by which evaluations and prompts know this step."""
        return self.id

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.arguments()))})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Step) and step_data(self) == step_data(other))

    def __hash__(self) -> int:
        return hash(repr(self))


AnyStep = Step[Any]
"""A step of any game: no type can express that a state only gets steps of its own game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S_contra]):
    """A step without a choice, such as setup, income or scoring."""

    __slots__ = ()

    def kind(self) -> int:
        return RUNS


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S_contra]):
    """A step that waits for one seat, and lapses when there is nothing to choose (unless it says that it WAITS)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, state: S_contra) -> tuple[int, ...]:
        return SEATS[self.seat]

    def kind(self) -> int:
        return MAY_LAPSE

    def arguments(self) -> list[object]:
        return [self.seat]


def push(state: S, *steps: Step[S]) -> None:
    """Put steps on the agenda; the first argument is carried out first."""
    state.agenda.extend(reversed(steps))


def run_automatic(state: GameState) -> None:
    """Run automatic steps until a seat must choose, or the agenda is empty.

    A choice that may lapse is asked for its options once; the answer is kept for `legal_actions`. A step that has already
    computed the options of the choice it puts on top keeps them likewise, and nothing else runs.
    """
    agenda = state.agenda
    while agenda and state.legal is None:
        top = agenda[-1]
        kind = top.kind()
        if kind == RUNS:
            agenda.pop()
            top.run(state)
        elif kind == WAITS:
            return
        else:
            seat = top.seat
            legal_actions = top.legal_actions(state, seat)
            if len(legal_actions) > 1 or (legal_actions and kind == MAY_LAPSE):
                state.legal = tuple(legal_actions)
                return
            agenda.pop()
            if legal_actions:
                top.choose(state, seat, legal_actions[0])
            else:
                state.events.append(("lapse", seat, top.name()))


def step_data(step: AnyStep) -> list[object]:
    """Return a step as JSON-able data: the id of its class and its arguments, nested steps likewise."""
    return [
        step.id,
        *([step_data(item) if isinstance(item, Step) else item for item in step.arguments()]),
    ]
