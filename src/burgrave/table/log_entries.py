"""Log entries that the table itself writes, besides those of the game (`engine.game_log.LogEntry`)."""

from __future__ import annotations

from burgrave.engine.game_log import LogEntry
from burgrave.speech import translation


def entry(text: str, detail: str = "", head: str | None = None, seat: int | None = None) -> LogEntry:
    """Return a log entry before the first action: a text with its detail, or a heading (`head`)."""
    return LogEntry(seat=seat, text=text, detail=detail, gain=0, keys=[], head=head, joins=False, ply=0, upto=0)


def commitment_entry(commitment: str, language: str) -> LogEntry:
    """Return the log entry that shows the commitment to the dice of a game."""
    return entry(translation("table", language).gettext("The dice are sealed"), commitment)
