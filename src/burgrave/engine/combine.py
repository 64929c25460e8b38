"""The combinators AnyOrder, OneOf, Maybe and Repeat; there are no others.

They combine choices of one seat without an extra click: they offer what the choices in them offer, and the choice that offered the
chosen action carries it out. (Steps that simply follow each other need no combinator: push them.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import AnyStep, Choice, S_contra

if TYPE_CHECKING:
    from burgrave.engine.action import Action

__all__ = ["AnyOrder", "Maybe", "OneOf", "Repeat"]


class Maybe(Choice[S_contra]):
    """The seat may resolve the choice or skip it. It lapses when the choice has no options."""

    __slots__ = ("choice",)
    id: ClassVar[str] = "Maybe"

    def __init__(self, choice: Choice[S_contra]) -> None:
        self.seat = choice.seat
        self.choice = choice

    def legal_actions(self, state: S_contra, seat: int) -> list[Action]:
        legal_actions = self.choice.legal_actions(state, seat)
        return [*legal_actions, state.rules.actions.skip] if legal_actions else []

    def choose(self, state: S_contra, seat: int, action: Action) -> None:
        if action is state.rules.actions.skip:
            state.events.append(("skip", seat))
        else:
            self.choice.choose(state, seat, action)

    def arguments(self) -> list[object]:
        return [self.choice]

    def name(self) -> str:
        return self.choice.name()


class _Several(Choice[S_contra]):
    """What OneOf and AnyOrder share: they offer the union of what their choices offer, each action once."""

    __slots__ = ("choices",)

    def __init__(self, *choices: Choice[S_contra]) -> None:
        self.seat = choices[0].seat
        self.choices = choices

    def legal_actions(self, state: S_contra, seat: int) -> list[Action]:
        options: list[Action] = []
        for choice in self.choices:
            options += [action for action in choice.legal_actions(state, seat) if action not in options]
        return options

    def owner(self, state: S_contra, seat: int, action: Action) -> int:
        """Return the index of the first choice that offers the action."""
        for number, choice in enumerate(self.choices):
            if action in choice.legal_actions(state, seat):
                return number
        raise ValueError(f"no choice of {self!r} offers {action}")

    def arguments(self) -> list[object]:
        return list(self.choices)


class OneOf(_Several[S_contra]):
    """The seat resolves exactly one of the choices; the others are dropped."""

    __slots__ = ()
    id: ClassVar[str] = "OneOf"

    def choose(self, state: S_contra, seat: int, action: Action) -> None:
        self.choices[self.owner(state, seat, action)].choose(state, seat, action)


class AnyOrder(_Several[S_contra]):
    """The seat resolves every choice, in any order; one that has no options left is skipped at the end."""

    __slots__ = ()
    id: ClassVar[str] = "AnyOrder"

    def choose(self, state: S_contra, seat: int, action: Action) -> None:
        number = self.owner(state, seat, action)
        rest = self.choices[:number] + self.choices[number + 1 :]
        if rest:
            state.agenda.append(AnyOrder(*rest))
        self.choices[number].choose(state, seat, action)


class Repeat(Choice[S_contra]):
    """The seat resolves the choice `times` times, as long as it has options."""

    __slots__ = ("choice", "times")
    id: ClassVar[str] = "Repeat"

    def __init__(self, choice: Choice[S_contra], times: int) -> None:
        self.seat = choice.seat
        self.choice = choice
        self.times = times

    def legal_actions(self, state: S_contra, seat: int) -> list[Action]:
        return self.choice.legal_actions(state, seat)

    def choose(self, state: S_contra, seat: int, action: Action) -> None:
        if self.times > 1:
            state.agenda.append(Repeat(self.choice, self.times - 1))
        self.choice.choose(state, seat, action)

    def arguments(self) -> list[object]:
        return [self.choice, self.times]

    def name(self) -> str:
        return self.choice.name()


COMBINATORS: Final[tuple[type[AnyStep], ...]] = (AnyOrder, OneOf, Maybe, Repeat)
