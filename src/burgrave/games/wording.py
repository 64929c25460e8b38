"""What every game's words need: a language with lists and players, who is asked, and entries of the log. Names no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar

from burgrave.engine.errors import IllegalAction
from burgrave.speech import translation

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.agenda import Step

Entry = dict[str, Any]
"""A line of the log, as `Game.lines` describes it."""
Titled = dict[str, str]
"""Something to choose before play: `title` and `hint`."""


class Wording:
    """One language, for one domain; a game's own names are looked up once, in a subclass."""

    domain = ""

    def __init__(self, language: str) -> None:
        words = translation(self.domain, language)
        self.language = language
        self.gettext = words.gettext
        self.ngettext = words.ngettext
        self.pgettext = words.pgettext
        self.npgettext = words.npgettext
        self.names: tuple[str, ...] = ()
        """The players', by seat, where they are known."""

    def with_names(self, names: Sequence[Any]) -> Self:
        """The same language, for a table whose players are known by name."""
        if not names:
            return self
        other = copy(self)
        other.names = tuple(str(name) for name in names)
        return other

    def either(self, things: Sequence[str]) -> str:
        """One of several: "a mine, a monastery or a castle"."""
        *most, last = things
        return self.gettext("{things} or {last}").format(things=", ".join(most), last=last) if most else last

    def both(self, things: Sequence[str]) -> str:
        """All of several: "2 gold and 1 wood"."""
        *most, last = things
        return self.gettext("{things} and {last}").format(things=", ".join(most), last=last) if most else last

    def points(self, number: int) -> str:
        """So many points."""
        return self.ngettext("{count} point", "{count} points", number).format(count=number)

    def player(self, seat: Any) -> str:
        """A player by name, or where names are not known by the seat."""
        number = int(seat)
        known = self.names[number] if number < len(self.names) else ""
        return known or self.gettext("Player {number}").format(number=number + 1)


W = TypeVar("W", bound=Wording)


def about_player(template: Callable[[W], str]) -> Callable[[W, Any], str]:
    """A sentence of an event that needs only the player's name."""
    return lambda to, event: template(to).format(name=to.player(event[1]))


def titled(title: str, hint: str) -> Titled:
    """A module, or one value of an option."""
    return {"title": title, "hint": hint}


def first_upper(text: str) -> str:
    """A text as a sentence or line begins."""
    return text[:1].upper() + text[1:]


def asking_step(state: Any) -> Step:
    """The step that asks now, without what is wrapped around it; IllegalAction when the game is over."""
    if state.is_over:
        raise IllegalAction("the game is over; nothing is asked any more")
    step: Any = state.agenda[-1]
    while hasattr(step, "part"):
        step = step.part
    found: Step = step
    return found


def chooser(state: Any, action: Action) -> int:
    """The seat whose action this is; where several choose at once, the first that may choose it."""
    waiting: tuple[int, ...] = state.to_act
    if len(waiting) > 1:
        waiting = tuple(seat for seat in waiting if action in state.legal_actions(seat)) or waiting
    return waiting[0]


def entry(seat: int | None, text: str, detail: str = "", gain: int = 0, keys: Iterable[str] = (), head: str | None = None) -> Entry:
    """One entry of the log that stands for itself."""
    return {"seat": seat, "text": text, "detail": detail, "gain": gain, "keys": list(keys), "head": head, "joins": False}


def deed_entry(seat: int | None, text: str, detail: str, gain: int, keys: Iterable[str], joins: bool) -> Entry:
    """What somebody did; where it joins the entry before, its detail goes on with that one's."""
    return {**entry(seat, text, detail if joins else first_upper(detail), gain, dict.fromkeys(keys)), "joins": joins}


class Doing(Protocol):
    """What a seat does, collected event by event."""

    seat: int

    def entries(self) -> list[Entry]:
        """What is told of it."""
        ...


D = TypeVar("D", bound=Doing)


class Telling(Generic[W, D]):
    """Entries of one action, as they come: what a seat does is collected until something else is told."""

    def __init__(self, to: W, state: Any, events: list[Any], begin: Callable[[W, Any, int], D]) -> None:
        self.to = to
        self.state = state
        """As it is right after the action."""
        self.events = events
        self.begin = begin
        self.told: list[Entry] = []
        self.deed: D | None = None
        """What a seat is doing."""

    def doer(self, seat: int) -> D:
        """The entry of a seat: the last one, or a new one."""
        if self.deed is None or self.deed.seat != seat:
            self.close()
            self.deed = self.begin(self.to, self.state, seat)
        return self.deed

    def close(self) -> None:
        """What was collected becomes entries."""
        if self.deed is not None:
            self.told += self.deed.entries()
        self.deed = None

    def head(self, text: str) -> None:
        """A heading."""
        self.told.append(entry(None, "", head=text))
