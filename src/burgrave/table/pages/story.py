"""The log of a table and what was said there, as lines of a page that grow at their end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary
from zlib import crc32

from burgrave.draw.icons import icon
from burgrave.draw.markup import escape
from burgrave.draw.pieces import shield
from burgrave.engine.chronicle import Chronicle
from burgrave.table.room import Room

OVERLAP = 12
"""Lines sent again when the log does not go on where a page thought: after an undo the common part is close."""

Lines = list[tuple[str, str]]
"""Each line as HTML, with a mark that stands for it and all lines before it."""


class Story:
    """The log of one table in one language, for one pair of eyes."""

    def __init__(self, room: Room, language: str, seat: int | None) -> None:
        self.chronicle = Chronicle(room.opening, language, seat)
        self.entries: list[dict[str, Any]] = []
        self.lines: Lines = []
        self._names: tuple[str, ...] = ()

    def is_told(self, room: Room) -> bool:
        """Whether nothing has been played or taken back since."""
        told, history = self.chronicle.told, room.history
        same = len(told) == len(history) and (not told or told[-1] is history[-1])
        return same and bool(self.lines) and self._names == room.names

    def follow(self, room: Room) -> None:
        """Take in what has been played since."""
        if self.is_told(room):
            return
        self._names = room.names
        self.entries = self.chronicle.entries(room.history)
        kept, mark, lines = self.lines, 0, []
        for at, entry in enumerate(self.entries):
            html = line(entry, room.names)
            same = at < len(kept) and kept[at][0] == html and (at == 0 or kept[at - 1][1] == f"{mark:x}")
            mark = int(kept[at][1], 16) if same else crc32(html.encode(), mark)
            lines.append((html, f"{mark:x}"))
        self.lines = lines


def line(entry: dict[str, Any], names: Sequence[str]) -> str:
    """One entry of the log."""
    if entry["head"] is not None:
        return f'<li class="head caps" data-ply="{entry["ply"]}"><span>{escape(entry["head"])}</span></li>'
    seat = entry["seat"]
    who = "" if seat is None else f"<b>{escape(names[seat] or seat + 1)}</b> "
    sign = icon("die5", 16) if seat is None else shield(seat, 18)
    why = f'<span class="why">{escape(entry["detail"])}</span>' if entry["detail"] else ""
    gain = f'<span class="gain">{entry["gain"]:+d}</span>' if entry["gain"] else "<span></span>"
    keys = f' data-keys="{escape(" ".join(entry["keys"]))}" tabindex="0"' if entry["keys"] else ""
    of = "" if seat is None else f' data-seat="{seat}"'
    told = f'<span class="words">{who}{escape(entry["text"])}{why}</span>'
    return f'<li data-ply="{entry["ply"]}" data-upto="{entry["upto"]}"{of}{keys}>{sign}{told}{gain}</li>'


class Shelf:
    """The stories of one table."""

    def __init__(self) -> None:
        self.stories: dict[tuple[str, int | None], Story] = {}
        self.has_secrets = False
        self._searched = 0

    def search(self, room: Room) -> bool:
        """Whether anything was whispered: then every seat has a log of its own."""
        self._searched = min(self._searched, len(room.history))
        for played in room.history[self._searched :]:
            self.has_secrets = self.has_secrets or any(event[0] == "whisper" for event in played.events)
        self._searched = len(room.history)
        return self.has_secrets


SHELVES: WeakKeyDictionary[Room, Shelf] = WeakKeyDictionary()


def story_of(room: Room, language: str, seat: int | None) -> Story:
    """The log up to now. Where nothing is whispered, all readers share one."""
    shelf = SHELVES.setdefault(room, Shelf())
    key = (language, seat if shelf.search(room) else None)
    if key not in shelf.stories:
        shelf.stories[key] = Story(room, *key)
    shelf.stories[key].follow(room)
    return shelf.stories[key]


def tail(lines: Lines, known: str) -> dict[str, Any] | None:
    """What a page lacks that says how many lines it knows and the mark of the last; None when it lacks nothing."""
    count, mark = parsed(known)
    fits = count <= len(lines) and (count == 0 or lines[count - 1][1] == mark)
    start = count if fits else max(0, min(count, len(lines)) - OVERLAP)
    if fits and start == len(lines):
        return None
    return {
        "from": start,
        "mark": lines[start - 1][1] if start else "",
        "html": [html for html, _ in lines[start:]],
        "marks": [mark for _, mark in lines[start:]],
    }


def parsed(known: str) -> tuple[int, str]:
    """Count and mark of a text such as `17.3fa9`; nothing known when it is none."""
    count, _, mark = known[:40].partition(".")
    return (int(count), mark) if count.isascii() and count.isdecimal() else (0, "")


# ---- chat --------------------------------------------------------------------------------------------------------------


def chat_line(said: dict[str, Any], seats: dict[str, int]) -> str:
    """One message; who sits at the table is known by their shield."""
    seat = seats.get(said["person"])
    sign = icon("person", 16) if seat is None else shield(seat, 18)
    words = f'<span class="words"><b>{escape(said["name"])}</b> {escape(said["text"])}</span>'
    return f'<li data-number="{said["number"]}">{sign}{words}</li>'


def chat_lines(room: Room, since: int = 0) -> list[str]:
    """What was said after a number."""
    seats = {chair.person: chair.seat for chair in reversed(room.chairs) if chair.person}
    return [chat_line(said, seats) for said in room.chat if said["number"] > since]
