"""The log and the chat of a table, as lines of a page that grow at their end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict
from weakref import WeakKeyDictionary
from zlib import crc32

from burgrave.draw.icons import icon
from burgrave.draw.markup import escape
from burgrave.draw.pieces import shield
from burgrave.engine.game_log import NAME_PLACEHOLDERS, GameLog, LogEntry, with_names
from burgrave.engine.state import GameState
from burgrave.speech import translation
from burgrave.table.request_info import parse_int
from burgrave.table.room import Room
from burgrave.table.store.rows import ChatRow

OVERLAP = 12
"""Lines that are sent again when the log does not continue what the page has: an undo changes only the last few."""

MarkedLines = list[tuple[str, str]]
"""Each line as HTML, with a mark that stands for it and all lines before it."""


class LogLines:
    """The log of one table in one language, for one reader."""

    def __init__(self, room: Room, language: str, seat: int | None) -> None:
        self.log = GameLog(room.opening, language, seat, NAME_PLACEHOLDERS, room.preface(language), room.opening.events)
        self.entries: list[LogEntry] = []
        self.lines: MarkedLines = []
        self._names: tuple[str, ...] = ()

    def is_current(self, room: Room) -> bool:
        """Return whether nothing has been played or taken back since the last update."""
        logged, history = self.log.actions, room.history
        same = len(logged) == len(history) and (not logged or logged[-1] is history[-1])
        return same and bool(self.lines) and self._names == room.isolated_names_in(self.log.language)

    def follow(self, room: Room, public: LogLines | None = None) -> None:
        """Add what has been played since the last update; `public` are the lines for spectators, where this reader may see more."""
        if self.is_current(room):
            return
        names = room.isolated_names_in(self.log.language)
        same_names, self._names = self._names == names, names
        seat_words = translation("table", self.log.language).gettext("Seat {n}")
        shown_names = [name or seat_words.format(n=seat + 1) for seat, name in enumerate(names)]
        logged = self.log.actions
        has_grown = same_names and len(logged) <= len(room.history) and (not logged or logged[-1] is room.history[len(logged) - 1])
        # A new entry joins the last line or follows it; earlier lines do not change.
        kept = max(0, len(self.lines) - 1) if has_grown else 0
        self.entries = self.log.entries(room.history, room.state, None if public is None else public.log)
        lines = self.lines[:kept]
        mark = int(lines[-1][1], 16) if lines else 0
        for entry in self.entries[kept:]:
            html = line(entry, shown_names)
            mark = crc32(html.encode(), mark)
            lines.append((html, f"{mark:x}"))
        self.lines = lines


def line(entry: LogEntry, names: Sequence[str]) -> str:
    """Return a log entry as HTML."""
    if entry["head"] is not None:
        return f'<li class="head caps" data-ply="{entry["ply"]}"><span>{escape(entry["head"])}</span></li>'
    seat = entry["seat"]
    who = "" if seat is None else f"<b>{escape(names[seat])}</b> "
    sign = icon("die5", 16) if seat is None else shield(seat, 18)
    why = f'<span class="why">{escape(with_names(entry["detail"], names))}</span>' if entry["detail"] else ""
    sort = "gain" if entry["gain"] > 0 else "gain loss"
    gain = f'<span class="{sort}">{entry["gain"]:+d}</span>' if entry["gain"] else "<span></span>"
    keys = f' data-keys="{escape(" ".join(entry["keys"]))}"' if entry["keys"] else ""
    of = "" if seat is None else f' data-seat="{seat}"'
    words = f'<span class="words">{who}{escape(with_names(entry["text"], names))}{why}</span>'
    return f'<li data-ply="{entry["ply"]}" data-upto="{entry["upto"]}"{of}{keys}>{sign}{words}{gain}</li>'


class LogCache:
    """The logs of one table from one opening; a new one is made when the table gets other dice before the first move."""

    def __init__(self, opening: GameState) -> None:
        self.opening = opening
        self.logs: dict[tuple[str, int | None, str], LogLines] = {}
        self.has_secrets = any(event[0] == "whisper" for event in opening.events)
        self._searched_count = 0

    def lines(self, room: Room, language: str, seat: int | None) -> LogLines:
        """Return the lines of a reader, as of their last update."""
        key = (language, seat, room.commitment)
        if key not in self.logs:
            self.logs[key] = LogLines(room, language, seat)
        return self.logs[key]

    def update_secrets(self, room: Room) -> bool:
        """Return whether anything was whispered, in which case every seat has a log of its own."""
        self._searched_count = min(self._searched_count, len(room.history))
        for played in room.history[self._searched_count :]:
            self.has_secrets = self.has_secrets or any(event[0] == "whisper" for event in played.events)
        self._searched_count = len(room.history)
        return self.has_secrets


LOG_CACHES: WeakKeyDictionary[Room, LogCache] = WeakKeyDictionary()


def log_lines_of(room: Room, language: str, seat: int | None) -> LogLines:
    """Return the log up to now. Where nothing is whispered, all readers share one."""
    log_cache = LOG_CACHES.get(room)
    if log_cache is None or log_cache.opening is not room.opening:
        log_cache = LOG_CACHES[room] = LogCache(room.opening)
    public = log_cache.lines(room, language, None)
    public.follow(room)
    if seat is None or not log_cache.update_secrets(room):
        return public
    own = log_cache.lines(room, language, seat)
    own.follow(room, public)
    return own


LogTail = TypedDict("LogTail", {"from": int, "mark": str, "html": list[str], "marks": list[str]})
"""The end of the log, for a page that has the lines before it: from which line on, the mark of the one before, lines and marks."""


def log_of(room: Room, language: str, seat: int | None) -> MarkedLines:
    """Return the lines of the log; none before every seat is taken, since the game may still be set up differently."""
    return log_lines_of(room, language, seat).lines if room.is_started else []


def tail(lines: MarkedLines, known: str) -> LogTail | None:
    """Return the lines that a page lacks, given how many it has and the marks of its last two; None when it lacks none.

    The last line may have grown or been taken back, so the page goes on from the one before it where that still stands.
    """
    count, last, before = parse_known(known)
    if count == len(lines) and count and lines[-1][1] == last:
        return None
    start = max(0, count - 1)
    if start > len(lines) or (start and lines[start - 1][1] != before):
        start = max(0, min(count, len(lines)) - OVERLAP)
    return {
        "from": start,
        "mark": lines[start - 1][1] if start else "",
        "html": [html for html, _ in lines[start:]],
        "marks": [mark for _, mark in lines[start:]],
    }


def parse_known(known: str) -> tuple[int, str, str]:
    """Return count and marks of a text such as `17.3fa9.b2`; zero and empty marks for other texts."""
    number, _, marks = known[:60].partition(".")
    last, _, before = marks.partition(".")
    count = parse_int(number)
    return (0, "", "") if count is None else (count, last, before)


# ---- chat --------------------------------------------------------------------------------------------------------------


def chat_line(message: ChatRow, seats: dict[str, int]) -> str:
    """Return a message as HTML; players are shown with their shields."""
    seat = seats.get(message["person"] or "")
    sign = icon("person", 16) if seat is None else shield(seat, 18)
    words = f'<span class="words"><b>{escape(message["name"])}</b> {escape(message["text"])}</span>'
    return f'<li data-number="{message["number"]}">{sign}{words}</li>'


def chat_lines(room: Room, since: int = 0) -> list[str]:
    """Return the messages after a number as HTML."""
    seats = {chair.person: chair.seat for chair in reversed(room.chairs) if chair.person}
    return [chat_line(message, seats) for message in room.chat if message["number"] > since]
