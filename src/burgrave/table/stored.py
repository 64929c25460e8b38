"""Reads what was stored of a game by this server or another one: values of the expected shape, or None."""

from __future__ import annotations

from typing import Any, Final

MOST_POINTS: Final = 100_000
"""Nobody ever has more, nor as many below zero: what says otherwise is damaged."""


def count_in(value: Any) -> int | None:
    """A number of things."""
    return value if type(value) is int and value >= 0 else None


def number_in(value: Any) -> int | None:
    """A number of points."""
    return value if type(value) is int and abs(value) <= MOST_POINTS else None


def points_in(value: Any, seats: int) -> list[int] | None:
    """Points of so many seats."""
    numbers = [number_in(one) for one in value] if isinstance(value, list) and len(value) == seats else [None]
    return None if None in numbers else [number for number in numbers if number is not None]


def seats_in(value: Any, seats: int) -> list[int] | None:
    """Different seats of so many."""
    if not isinstance(value, list) or not all(type(seat) is int and 0 <= seat < seats for seat in value):
        return None
    return list(value) if len(set(value)) == len(value) else None


def sources_in(value: Any) -> list[tuple[str, int]] | None:
    """Sources of points, each with its points."""
    if not isinstance(value, list):
        return None
    pairs = [one for one in value if isinstance(one, list) and len(one) == 2]
    sources = [(name, points) for name, points in pairs if isinstance(name, str) and number_in(points) is not None]
    return sources if len(sources) == len(value) else None


def entry_in(entry: dict[str, Any], seats: int) -> dict[str, Any]:
    """An entry of a log with everything that is read of one; what is missing is empty."""
    head, keys, seat = entry.get("head"), entry.get("keys"), count_in(entry.get("seat"))
    texts = {name: entry[name] if isinstance(entry.get(name), str) else "" for name in ("text", "detail")}
    return {
        **texts,
        **{name: count_in(entry.get(name)) or 0 for name in ("ply", "upto")},
        "seat": seat if seat is not None and seat < seats else None,
        "gain": number_in(entry.get("gain")) or 0,
        "keys": [key for key in keys if isinstance(key, str)] if isinstance(keys, list) else [],
        "head": head if isinstance(head, str) else None,
        "joins": False,
    }
