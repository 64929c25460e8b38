"""What the replay's slider shows: points move by move, and where rounds and phases begin."""

from __future__ import annotations

from typing import Any

from burgrave.table.pages.stage import Stage
from burgrave.table.pages.story import story_of
from burgrave.table.room import Room

WIDTH, HEIGHT = 1000, 26
"""Of the drawing of bars; it is stretched to the slider's width."""
LETTER = 30
"""Of the same width, for a letter of a section's name."""


def replay_data(room: Room, stage: Stage, at: int) -> dict[str, Any]:
    """For the template: bars of points, ticks at headings, names of the larger sections."""
    count = max(1, len(room.history))
    gains = list(points(room))
    most = max((gain for _, _, gain in gains), default=1)
    bars = [{"seat": seat, "x": WIDTH * ply / count, "height": max(3.0, HEIGHT * gain / most)} for ply, seat, gain in gains]
    heads = [entry for entry in story_of(room, stage.language, stage.eyes).entries if entry["head"] is not None]
    sections: list[dict[str, Any]] = []
    ticks = []
    for entry in heads:
        section = entry["head"].partition(",")[0]
        is_new = not sections or sections[-1]["name"] != section
        if is_new:
            sections.append({"name": section, "short": section.split()[-1], "from": entry["ply"]})
        ticks.append({"x": WIDTH * entry["ply"] / count, "is_new": is_new})
    for section, after in zip(sections, [*sections[1:], {"from": count}], strict=False):  # before the first round: none
        section["x"] = WIDTH * (section["from"] + after["from"]) / 2 / count
        section["room"] = WIDTH * (after["from"] - section["from"]) / count
    sections = [section for section in sections if section["room"] > len(section["short"]) * LETTER]
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
    """Every gain of points as (how many actions had been played then, seat, gain)."""
    found = []
    before = room.opening.scores
    for ply, played in enumerate(room.history, 1):
        found += [(ply, seat, now - before[seat]) for seat, now in enumerate(played.scores) if now > before[seat]]
        before = played.scores
    return found
