"""What is stored of a game that is over or closed, so that it stays readable however the rules change.

An archive holds how the game ended, where the points came from, the log as people read it, what a spectator saw at each turn, and
the record. Nothing in it is computed again: it is only shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from burgrave.engine.game_log import NAME_PLACEHOLDERS, GameLog, LogEntry
from burgrave.engine.record import LEGACY_FORMAT
from burgrave.engine.secret_choice import UNDECIDED
from burgrave.speech import LANGUAGES
from burgrave.table.errors import Outdated
from burgrave.table.json_types import Json, JsonObject
from burgrave.table.log_entries import entry
from burgrave.table.room import RULE_FAULTS, Chair, Room, chairs_of
from burgrave.table.store.journal import Move, StoredTable
from burgrave.table.store.rows import ChatRow, TableRow
from burgrave.table.stored_json import final_result
from burgrave.table.stored_types import Record, Result, TurnView
from burgrave.table.validation import count_in, entry_in, points_in, seats_in, sources_in

RESULT_KEYS: Final = frozenset({"scores", "ranking", "winners", "sources", "log", "turns", "course", "record", "titles", "teams"})
"""Keys of every stored result."""


def archived_result(room: Room) -> Result:
    """Return everything that is stored of a finished game, JSON-able."""
    turns = turns_of(room)
    return {
        **final_result(room.state),
        "log": logs_by_language(room),
        "turns": turns,
        "course": [list(played.scores) for played in room.history],
        "record": room.record(),
        "titles": {language: titles_of(room, language) for language in LANGUAGES},
        "teams": [list(team) for team in room.teams],
    }


def turns_of(room: Room) -> list[TurnView]:
    """Return what a spectator saw (`view`) after `at` actions: whenever another seat was to act, and at the end."""
    state = room.opening.clone()
    turns: list[TurnView] = [{"at": 0, "view": state.view(None)}]
    waiting = state.to_act
    for at, played in enumerate(room.history, 1):
        state.apply(played.action, played.seat)
        if state.to_act != waiting:
            waiting = state.to_act
            turns.append({"at": at, "view": state.view(None)})
    return turns


def logs_by_language(room: Room) -> dict[str, dict[str, list[LogEntry]]]:
    """Return the log by language and by reader: "" for everybody, a seat's number where it sees more than others."""
    return {language: {reader_key(eyes): log_in(room, language, eyes) for eyes in log_readers(room)} for language in LANGUAGES}


def log_in(room: Room, language: str, eyes: int | None) -> list[LogEntry]:
    """Return the log of the whole game in one language, with placeholders for names."""
    return GameLog(room.opening, language, eyes, NAME_PLACEHOLDERS, room.preface(language), room.opening.events).entries(
        room.history
    )


def reader_key(eyes: int | None) -> str:
    """Return the key of a seat's log; "" for a spectator's."""
    return "" if eyes is None else str(eyes)


def log_readers(room: Room) -> Iterable[int | None]:
    """Return the readers whose logs differ: every seat where something was whispered, else a spectator for all."""
    has_secrets = any(event[0] == "whisper" for played in room.history for event in played.events)
    return (None, *range(len(room.chairs))) if has_secrets else (None,)


def titles_of(room: Room, language: str) -> dict[str, str]:
    """Return the titles of the sources of points in one language, and of the kinds of sources (`monastery` for `monastery-15`)."""
    sources = {source for seat in range(len(room.chairs)) for source, _ in room.state.scoring(seat)}
    sources |= {kind_of(source) for source in sources}
    return {source: room.game.source_title(source, language) for source in sorted(sources)}


def kind_of(source: str) -> str:
    """Return the kind of a source of points: its name up to the first dash."""
    return source.partition("-")[0]


def closed_result(saved: StoredTable, position: JsonObject | None, record: Record) -> Result:
    """Return what can still be stored of a game that today's rules cannot follow: its last position as it was seen, and its log.

    `position` is what was stored with its last move (`stored_types.Snapshot`), None where an older server stored none: then it
    is the last one that today's rules know.
    """
    at = len(line_of_play(saved.moves))
    if position is None:
        position, at = last_known_position(saved)
        if saved.row["is_over"]:
            position = {**position, "scores": None}  # those of an earlier position are not how it ended
    logs = logs_until_now(saved, None if saved.row["is_over"] else position.get("save"))
    view = position.get("view")
    return {
        "scores": position.get("scores"),
        "ranking": position.get("ranking"),
        "winners": position.get("winners"),
        "sources": position.get("sources"),
        "log": {language: {"": logs[language]} for language in LANGUAGES},
        "turns": [{"at": at, "view": view}] if isinstance(view, dict) and view else [],
        "course": [],
        "record": record,
        "titles": {},
        "teams": [],
    }


def notation_entry(move: Move) -> LogEntry:
    """Return a line of the journal as a log entry in the notation of records, because today's rules cannot explain it."""
    text = move.action if move.kind == "act" else f"({move.kind} {move.action})".replace(" )", ")")
    return entry(text, seat=move.seat)


@dataclass(frozen=True, slots=True)
class Archive:
    """A closed table as pages and programs read it. What is missing or malformed reads as empty."""

    row: TableRow
    chairs: list[Chair]
    chat: list[ChatRow]
    data: JsonObject
    """What `archived` or `closed_result` made; an older server may have stored less, or nothing."""
    ply: int = 0
    """Number of lines in the journal."""

    @property
    def id(self) -> str:
        """The id of the table."""
        return str(self.row["id"])

    @property
    def is_over(self) -> bool:
        """Whether the game was played to its end."""
        return bool(self.row["is_over"])

    @property
    def is_waiting(self) -> bool:
        """Whether the table waits because its game, or the version it was played by, is not installed."""
        return not self.row["closed"]

    @property
    def has_legacy_dice(self) -> bool:
        """Whether the legacy generator dealt it, so that no commitment was shown."""
        return bool(self.row["format"] == LEGACY_FORMAT)

    @property
    def shown_commitment(self) -> str:
        """The commitment that everybody was shown when the game began."""
        recorded = self.record.get("commitment")
        return recorded if isinstance(recorded, str) and not self.has_legacy_dice else ""

    @property
    def names(self) -> list[str]:
        """The names of the players by seat; the number of the seat where there is none."""
        return [chair.name or str(chair.seat + 1) for chair in self.chairs]

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """Return the seats that a person owned."""
        return tuple(chair.seat for chair in self.chairs if person is not None and chair.person == person)

    @property
    def scores(self) -> list[int] | None:
        """The points of each seat; None where they were not stored."""
        return points_in(self.data.get("scores"), len(self.chairs))

    @property
    def ranking(self) -> list[int] | None:
        """All seats, best first; None where that was not stored."""
        seats = seats_in(self.data.get("ranking"), len(self.chairs))
        return seats if seats is not None and len(seats) == len(self.chairs) else None

    @property
    def winners(self) -> list[int] | None:
        """The seats that won; None where that was not stored."""
        return seats_in(self.data.get("winners"), len(self.chairs))

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats that won and lost together."""
        stored = self.data.get("teams")
        teams = [seats_in(team, len(self.chairs)) for team in stored] if isinstance(stored, list) else []
        return tuple(tuple(team) for team in teams if team) if all(teams) else ()

    @property
    def sources(self) -> list[list[tuple[str, int]]] | None:
        """Where each seat's points came from, by seat; None where that was not stored."""
        stored = self.data.get("sources")
        if not isinstance(stored, list) or len(stored) != len(self.chairs):
            return None
        sources = [sources_in(seat) for seat in stored]
        return [seat for seat in sources if seat is not None] if None not in sources else None

    @property
    def course(self) -> list[list[int]]:
        """The points by seat after each action."""
        stored = self.data.get("course")
        marks = [points_in(mark, len(self.chairs)) for mark in stored] if isinstance(stored, list) else []
        return [mark for mark in marks if mark is not None] if None not in marks else []

    @property
    def turns(self) -> list[TurnView]:
        """What a spectator saw (`view`) after `at` actions, in the order of play."""
        stored = self.data.get("turns")
        turns: list[TurnView] = []
        for turn in stored if isinstance(stored, list) else []:
            at, view = (count_in(turn.get("at")), turn.get("view")) if isinstance(turn, dict) else (None, None)
            if at is not None and isinstance(view, dict):
                turns.append({"at": at, "view": view})
        return turns

    @property
    def record(self) -> JsonObject:
        """The record as it was stored."""
        record = self.data.get("record")
        return record if isinstance(record, dict) else {}

    def titles(self, language: str) -> dict[str, str]:
        """Return the titles of the sources of points in a language, by source."""
        stored = self.data.get("titles")
        titles = stored.get(language) if isinstance(stored, dict) else None
        return {name: title for name, title in titles.items() if isinstance(title, str)} if isinstance(titles, dict) else {}

    def log(self, language: str, eyes: int | None) -> list[LogEntry]:
        """Return the log as a reader saw it; `eyes` is the reader's seat, None for a spectator."""
        stored = self.data.get("log")
        logs = stored if isinstance(stored, dict) else {}
        by_reader = logs.get(language) or next(iter(logs.values()), None)
        if not isinstance(by_reader, dict):
            return []
        entries = by_reader.get(reader_key(eyes)) or by_reader.get("", [])
        stored_entries = entries if isinstance(entries, list) else []
        return [entry_in(stored_entry, len(self.chairs)) for stored_entry in stored_entries if isinstance(stored_entry, dict)]

    def view_at(self, at: int | None) -> JsonObject | None:
        """Return what a spectator saw at the last turn within the first `at` actions; None where nothing was stored."""
        turns = [turn for turn in self.turns if at is None or turn["at"] <= at] or self.turns[:1]
        return turns[-1]["view"] if turns else None


class Closed(Outdated):
    """Raised for a table that is closed or waits for a game that is not installed; its archive can be read."""

    def __init__(self, archive: Archive) -> None:
        waits = "the game of this table, or the version it was played by, is not installed; the table waits until it is"
        closed = "this table was played by other rules than today's; it can be read, but not played on"
        super().__init__(waits if archive.is_waiting else closed)
        self.archive = archive


def archive_of(saved: StoredTable, data: JsonObject) -> Archive:
    """Return the archive of a stored table."""
    ply = saved.moves[-1].ply + 1 if saved.moves else saved.start["ply"] if saved.start else 0
    return Archive(saved.row, chairs_of(saved.seats), saved.chat, data, ply)


def replayed_journal(saved: StoredTable) -> tuple[Room | None, int]:
    """Replay a journal as far as today's rules lead to its digests; return the room, None if it cannot be set up, and the number of
    lines.
    """
    room: Room | None = None
    count = 0
    try:
        room = Room.of(StoredTable(saved.row, saved.seats, [], [], saved.start), is_checked=True)
        for move in saved.moves:
            room.apply_move(move)
            count += 1
    except RULE_FAULTS:
        pass
    return room, count


def last_known_position(saved: StoredTable) -> tuple[JsonObject, int]:
    """Return the last position of a journal that today's rules can reach, as a spectator saw it, and the number of actions before
    it.
    """
    room, _ = replayed_journal(saved)
    if room is None:
        return {}, 0
    try:
        state = room.opening.clone()
        for played in room.history:
            state.apply(played.action, played.seat)
        scores: list[Json] = list(state.scores)
        return {"scores": scores, "view": state.view(None)}, len(room.history)
    except RULE_FAULTS:
        return {}, 0


def logs_until_now(saved: StoredTable, save: Json) -> dict[str, list[LogEntry]]:
    """Return by language the log of a journal as far as today's rules follow it to its digests, the rest in notation.

    `save` is the position that the journal leads to: choices that still lie face down there are left out.
    """
    room, count = replayed_journal(saved)
    rest = [notation_entry(move) for move in public_lines(saved.moves, save)[count:]]
    logs: dict[str, list[LogEntry]] = {}
    for language in LANGUAGES:
        try:
            logs[language] = [*(moved_to_start(log_in(room, language, None)) if room else []), *rest]
        except RULE_FAULTS:
            logs[language] = [notation_entry(move) for move in public_lines(saved.moves, save)]
    return logs


def public_lines(moves: Sequence[Move], save: Json) -> Sequence[Move]:
    """Return the lines of a journal without those at its end that are still secret in the position they lead to."""
    common = save.get("common") if isinstance(save, dict) else None
    secret = common.get("secret") if isinstance(common, dict) else None
    if not isinstance(secret, list):
        return moves
    hidden = sum(choice != UNDECIDED for choice in secret)
    count = len(moves)
    # Taken back, a choice says as much of its player's plans as one that lies there.
    while hidden and count:
        hidden += -1 if moves[count - 1].kind in ("act", "redo") else 1
        count -= 1
        if not hidden and count and moves[count - 1].kind != "act":
            hidden, count = 1, count - 1
    return moves[:count]


def line_of_play(moves: Sequence[Move]) -> list[Move]:
    """Return the actions of a journal that were not taken back. How far the undo of a turn went is known from its digest only."""
    line: list[Move] = []
    undone: list[Move] = []
    for move in moves:
        if move.kind == "act":
            line.append(move)
            undone.clear()
        elif move.kind == "redo" and undone:
            line.append(undone.pop())
        elif move.kind in ("undo", "reset"):
            steps = int(move.action) if move.action.isdecimal() else 1
            if move.kind == "reset":
                same = [at for at, kept in enumerate(line) if kept.digest and kept.digest == move.digest]
                steps = len(line) - 1 - same[-1] if same else 1
            for _ in range(min(steps, len(line))):
                undone.append(line.pop())
    return line


def moved_to_start(entries: list[LogEntry]) -> list[LogEntry]:
    """Return log entries as they stand before the beginning of a new line of play."""
    return [{**one, "ply": 0, "upto": 0, "keys": []} for one in entries]
