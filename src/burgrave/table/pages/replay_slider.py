"""The data of the replay's slider: points move by move, and where rounds and phases begin."""

from __future__ import annotations

from typing import TypedDict

from burgrave.table.pages.log_lines import log_lines_of
from burgrave.table.pages.view_model import ViewModel
from burgrave.table.room import Room

WIDTH, HEIGHT = 1000, 26
"""Width of the drawing of bars, in its own units; it is stretched to the slider's width."""
LETTER = 30
"""Width of a letter of a section's name, in the same units."""


class Bar(TypedDict):
    """Points that a seat gained with one action."""

    seat: int
    x: float
    height: float


class Tick(TypedDict):
    """A heading of the log; `is_new` where a larger section begins."""

    x: float
    is_new: bool


class Section(TypedDict):
    """A larger section of the game: its name, the last word of it, and the middle of its stretch."""

    name: str
    short: str
    x: float


class ReplayData(TypedDict):
    """What the template draws: the move that is shown, the number of moves, bars, ticks and sections in a box of this size."""

    at: int
    count: int
    bars: list[Bar]
    ticks: list[Tick]
    sections: list[Section]
    width: int
    height: int


def replay_data(room: Room, model: ViewModel, at: int) -> ReplayData:
    """Return the slider at a move: bars of points, ticks at headings, names of the larger sections that have room for them."""
    count = max(1, len(room.history))
    gains = points(room)
    most = max((gain for _, _, gain in gains), default=1)
    bars: list[Bar] = [
        {"seat": seat, "x": WIDTH * ply / count, "height": max(3.0, HEIGHT * gain / most)} for ply, seat, gain in gains
    ]
    entries = log_lines_of(room, model.language, model.viewer).entries
    begins: list[tuple[str, int]] = []
    ticks: list[Tick] = []
    for entry in entries:
        if entry["head"] is None:
            continue
        name = entry["head"].partition(",")[0]
        is_new = not begins or begins[-1][0] != name
        if is_new:
            begins.append((name, entry["ply"]))
        ticks.append({"x": WIDTH * entry["ply"] / count, "is_new": is_new})
    sections: list[Section] = []
    for (name, begin), (_, end) in zip(begins, [*begins[1:], ("", count)], strict=False):  # before the first round: none
        short = name.split()[-1]
        if WIDTH * (end - begin) / count > len(short) * LETTER:
            sections.append({"name": name, "short": short, "x": WIDTH * (begin + end) / 2 / count})
    return {
        "at": at,
        "count": len(room.history),
        "bars": bars,
        "ticks": ticks,
        "sections": sections,
        "width": WIDTH,
        "height": HEIGHT,
    }


def points(room: Room) -> list[tuple[int, int, int]]:
    """Return every gain of points as (number of actions played, seat, gain)."""
    gains = []
    before = room.opening.scores
    for ply, played in enumerate(room.history, 1):
        gains += [(ply, seat, now - before[seat]) for seat, now in enumerate(played.scores) if now > before[seat]]
        before = played.scores
    return gains
