"""Builds log entries from the events of an action. It contains nothing about any particular game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from burgrave.engine.events import Event
from burgrave.engine.game_log import LogEntry
from burgrave.engine.state import GameState
from burgrave.games.language import Language, first_upper

__all__ = ["EntryBuilder", "LogBuilder", "action_entry", "entry"]


def entry(
    seat: int | None, text: str, detail: str = "", gain: int = 0, keys: Iterable[str] = (), head: str | None = None
) -> LogEntry:
    """Return a log entry that does not join the one before it."""
    return {"seat": seat, "text": text, "detail": detail, "gain": gain, "keys": list(keys), "head": head, "joins": False}


def action_entry(seat: int | None, text: str, detail: str, gain: int, keys: Iterable[str], joins: bool) -> LogEntry:
    """Return the log entry of what a seat did; with `joins` it continues the entry before it."""
    log_entry = entry(seat, text, detail if joins else first_upper(detail), gain, dict.fromkeys(keys))
    log_entry["joins"] = joins
    return log_entry


class EntryBuilder(Protocol):
    """Collects, event by event, what one seat does."""

    seat: int

    def entries(self) -> list[LogEntry]:
        """Return the log entries for the collected events."""
        ...


L = TypeVar("L", bound=Language)
S = TypeVar("S", bound=GameState)
B = TypeVar("B", bound=EntryBuilder)


class LogBuilder(Generic[L, S, B]):
    """Builds the entries of one action: what a seat does is collected until another seat or the table does something."""

    def __init__(self, language: L, state: S, events: Sequence[Event], begin: Callable[[L, S, int], B]) -> None:
        self.language = language
        self.state = state
        """The state right after the action."""
        self.events = events
        self.begin = begin
        self.log: list[LogEntry] = []
        self.current: B | None = None
        """The builder of the acting seat's entry."""

    def of_seat(self, seat: int) -> B:
        """Return the builder of a seat's entry: the current one if it is that seat's, or a new one."""
        if self.current is None or self.current.seat != seat:
            self.close()
            self.current = self.begin(self.language, self.state, seat)
        return self.current

    def close(self) -> None:
        """Turn the collected events into entries."""
        if self.current is not None:
            self.log += self.current.entries()
        self.current = None

    def head(self, text: str) -> None:
        """Add a heading to the log."""
        self.log.append(entry(None, "", head=text))
