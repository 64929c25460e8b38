"""Validates what was stored of a game by this server or another one: each function returns a checked value, or None."""

from __future__ import annotations

from typing import Final

from burgrave.engine.game_log import LogEntry
from burgrave.table.json_types import Json, JsonObject

MOST_POINTS: Final = 100_000
"""Larger or more negative numbers of points are damaged data."""


def count_in(value: Json) -> int | None:
    """Return the value if it is a whole number from 0 on, else None."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


def number_in(value: Json) -> int | None:
    """Return the value if it is a plausible number of points, else None."""
    return value if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST_POINTS else None


def points_in(value: Json, seats: int) -> list[int] | None:
    """Return the value if it is a list with the points of `seats` seats, else None."""
    numbers = [number_in(one) for one in value] if isinstance(value, list) and len(value) == seats else [None]
    return None if None in numbers else [number for number in numbers if number is not None]


def seats_in(value: Json, seats: int) -> list[int] | None:
    """Return the value if it is a list of different seats below `seats`, else None."""
    numbers = [count_in(seat) for seat in value] if isinstance(value, list) else [None]
    seats_ = [number for number in numbers if number is not None and number < seats]
    return seats_ if len(seats_) == len(numbers) == len(set(seats_)) else None


def sources_in(value: Json) -> list[tuple[str, int]] | None:
    """Return the value if it is a list of sources of points, each with its points, else None."""
    if not isinstance(value, list):
        return None
    sources = []
    for pair in value:
        name, points = pair if isinstance(pair, list) and len(pair) == 2 else (None, None)
        number = number_in(points)
        if not isinstance(name, str) or number is None:
            return None
        sources.append((name, number))
    return sources


def entry_in(entry: JsonObject, seats: int) -> LogEntry:
    """Return a log entry with all fields that are read; what is missing or malformed is empty."""
    seat, head, keys = count_in(entry.get("seat")), entry.get("head"), entry.get("keys")
    return LogEntry(
        seat=seat if seat is not None and seat < seats else None,
        text=text_in(entry.get("text")),
        detail=text_in(entry.get("detail")),
        gain=number_in(entry.get("gain")) or 0,
        keys=[key for key in keys if isinstance(key, str)] if isinstance(keys, list) else [],
        head=head if isinstance(head, str) else None,
        joins=False,
        ply=count_in(entry.get("ply")) or 0,
        upto=count_in(entry.get("upto")) or 0,
    )


def text_in(value: Json) -> str:
    """Return the value if it is a text, else ""."""
    return value if isinstance(value, str) else ""
