"""The only combinators: AnyOrder, OneOf, Maybe, Repeat.

They join choices of one seat without an extra click: what they offer is what their parts offer, and the part that offered the
chosen action carries it out. (What simply follows in order needs no combinator: push it.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import AnyStep, Choice, S_contra

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class Maybe(Choice[S_contra]):
    """The seat may resolve the part, or skip it. Falls away when the part has nothing to offer."""

    __slots__ = ("part",)
    id: ClassVar[str] = "Maybe"

    def __init__(self, part: Choice[S_contra]) -> None:
        self.seat = part.seat
        self.part = part

    def options(self, state: S_contra, seat: int) -> list[Action]:
        options = self.part.options(state, seat)
        return [*options, state.rules.actions.skip] if options else []

    def choose(self, state: S_contra, seat: int, action: Action) -> None:
        if action is state.rules.actions.skip:
            state.events.append(("skip", seat))
        else:
            self.part.choose(state, seat, action)

    def arguments(self) -> list[object]:
        return [self.part]

    def name(self) -> str:
        return self.part.name()


class _Several(Choice[S_contra]):
    """What OneOf and AnyOrder share: the union of what their parts offer, each action once."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Choice[S_contra]) -> None:
        self.seat = parts[0].seat
        self.parts = parts

    def options(self, state: S_contra, seat: int) -> list[Action]:
        options: list[Action] = []
        for part in self.parts:
            options += [action for action in part.options(state, seat) if action not in options]
        return options

    def owner(self, state: S_contra, seat: int, action: Action) -> int:
        """Which part offered the action (the first one that does)."""
        for number, part in enumerate(self.parts):
            if action in part.options(state, seat):
                return number
        raise ValueError(f"no part of {self!r} offers {action}")

    def arguments(self) -> list[object]:
        return list(self.parts)


class OneOf(_Several[S_contra]):
    """The seat resolves exactly one of the parts; those it did not choose are gone."""

    __slots__ = ()
    id: ClassVar[str] = "OneOf"

    def choose(self, state: S_contra, seat: int, action: Action) -> None:
        self.parts[self.owner(state, seat, action)].choose(state, seat, action)


class AnyOrder(_Several[S_contra]):
    """The seat resolves every part, in the order it likes; a part with nothing left to offer is passed over at the end."""

    __slots__ = ()
    id: ClassVar[str] = "AnyOrder"

    def choose(self, state: S_contra, seat: int, action: Action) -> None:
        chosen = self.owner(state, seat, action)
        rest = self.parts[:chosen] + self.parts[chosen + 1 :]
        if rest:
            state.agenda.append(AnyOrder(*rest))
        self.parts[chosen].choose(state, seat, action)


class Repeat(Choice[S_contra]):
    """The seat resolves the part so many times, as long as it has something to offer."""

    __slots__ = ("part", "times")
    id: ClassVar[str] = "Repeat"

    def __init__(self, part: Choice[S_contra], times: int) -> None:
        self.seat = part.seat
        self.part = part
        self.times = times

    def options(self, state: S_contra, seat: int) -> list[Action]:
        return self.part.options(state, seat)

    def choose(self, state: S_contra, seat: int, action: Action) -> None:
        if self.times > 1:
            state.agenda.append(Repeat(self.part, self.times - 1))
        self.part.choose(state, seat, action)

    def arguments(self) -> list[object]:
        return [self.part, self.times]

    def name(self) -> str:
        return self.part.name()


COMBINATORS: Final[tuple[type[AnyStep], ...]] = (AnyOrder, OneOf, Maybe, Repeat)
