"""What happened: plain tuples `(kind, seat, *details)` that log, animation and statistics read.

An event contains only what everybody at the table sees. What one seat alone learns is a whisper: `("whisper", seat, kind,
*details)`. `seat` is `NOBODY` when the table itself did it.
"""

from collections.abc import Iterable
from typing import Any, Final

__all__ = ["NOBODY", "Event", "visible", "whisper"]

Event = tuple[Any, ...]
"""The kind, the seat, and details whose meaning depends on the kind: small numbers and names."""

NOBODY: Final = -1


def whisper(seat: int, kind: str, *details: int | str) -> Event:
    """Return an event that only this seat may see."""
    return ("whisper", seat, kind, *details)


def visible(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Return those of the events that a seat (None: a spectator) may see."""
    return [event for event in events if event[0] != "whisper" or event[1] == seat]
