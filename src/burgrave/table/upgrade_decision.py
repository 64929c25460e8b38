"""Decides how stored games go on when the rules have changed: unchanged, from their position, or not at all.

A running game whose journal leads to its stored digests continues unchanged; any other continues from its stored position; what
cannot be loaded at all is closed and stays readable, until other rules can load it. A finished game stays what it was. Of a game
that is not installed, or whose stored rules are newer than the installed ones, nothing is changed. Each table is decided for itself
and written in one step, so that an upgrade may be interrupted at any moment and repeated.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import burgrave
from burgrave.engine.errors import BurgraveError
from burgrave.engine.game_log import LogEntry
from burgrave.engine.record import FORMAT, LEGACY_FORMAT, carried_over
from burgrave.speech import LANGUAGES, translation
from burgrave.table.archive import archived_result, closed_result, line_of_play, logs_until_now, public_lines
from burgrave.table.installed_games import rules_now
from burgrave.table.json_types import Json, JsonObject
from burgrave.table.log_entries import entry
from burgrave.table.room import RULE_FAULTS, Room
from burgrave.table.seating import new_seed
from burgrave.table.store.journal import StoredTable
from burgrave.table.store.rows import TableChange
from burgrave.table.stored_json import compress_json, decompress_json, final_result, read_start, snapshot_of
from burgrave.table.stored_types import Record, Result, Start

CURRENT: Final = "current"
REPLAYED: Final = "replayed"
POSITION: Final = "position"
CLOSED: Final = "closed"
WAITING: Final = "waiting"
FINISHED: Final = "finished"
ARCHIVED: Final = "archived"
OUTCOMES: Final = (CURRENT, REPLAYED, POSITION, CLOSED, WAITING, FINISHED, ARCHIVED)
"""Already known to follow these rules; a running game that goes on by its journal; from its position; closed. One that stays as it
is until its game, or the version it was played by, is installed again. A finished game that today's rules still follow; one that is
shown from what is stored."""
RESULT_LEVEL: Final = 3
"""Compression level of results, which are written once and kept forever."""


@dataclass(frozen=True)
class Outcome:
    """The outcome of the decision for a table, and what has to be written for it."""

    kind: str
    reason: str = ""
    """Why a journal could not be followed."""
    values: TableChange = field(default_factory=TableChange)
    """New values of the table's row."""
    start: Start | None = None
    result: Result | None = None
    damaged: bytes | None = None
    """A stored result that cannot be read, which the new one replaces."""


def decide(saved: StoredTable, result: JsonObject | None, is_damaged: bool = False) -> Outcome:
    """Return what becomes of a table under the present rules; `result` is what was stored when it ended. Nothing is written.

    `is_damaged`: it is known not to be followed, although it was before.
    """
    row = saved.row
    now = rules_now(row["game"])
    if not now:
        return Outcome(WAITING, "the game is not installed")
    if row["fingerprint"] == now and not is_damaged and (result is not None or not row["is_over"]):
        return Outcome(CURRENT)
    outcome = decide_finished(saved, result, now) if row["is_over"] else decide_running(saved, result, now)
    if outcome.kind in (ARCHIVED, CLOSED) and newest_version(saved) > burgrave.game(row["game"]).version:
        return Outcome(WAITING, outcome.reason)
    return outcome


def newest_version(saved: StoredTable) -> int:
    """Return the newest version of the rules by which a table is known to have been played."""
    saves = [(stored_position(saved) or {}).get("save")]
    with suppress(ValueError):  # it may be damaged
        saves.append(read_start(saved.start["data"])["save"] if saved.start else None)
    versions = [saved.row["version"], *(save.get("version") for save in saves if isinstance(save, dict))]
    return max(version for version in versions if isinstance(version, int))


def decide_finished(saved: StoredTable, result: JsonObject | None, now: str) -> Outcome:
    """Decide a game that is over: follow today's rules if they lead to the same end, else show it from what was stored."""
    try:
        room = Room.of(saved, is_checked=True)
        stored = result or stored_position(saved)
        if not room.state.is_over:
            raise BurgraveError("the journal ends before the game does")
        changed = [name for name, value in final_result(room.state).items() if stored and stored.get(name) not in (None, value)]
        if changed:
            raise BurgraveError(f"{', '.join(changed)} would not be what they were")
        return Outcome(FINISHED, "", {"fingerprint": now}, result=None if result else archived_result(room))
    except RULE_FAULTS as error:
        kept = None if result else closed_table_result(saved)
        return Outcome(ARCHIVED, str(error), {"fingerprint": now, "closed": CLOSED_BY_RULES, "is_due": False}, result=kept)


CLOSED_BY_RULES: Final = "rules"
"""The value of `closed` of a table that rules closed; there is no other reason yet."""


def decide_running(saved: StoredTable, result: JsonObject | None, now: str) -> Outcome:
    """Decide a game that is being played, or was closed before its end: it continues by its journal, from its position, or not at
    all.
    """
    row = saved.row
    is_former = row["format"] == LEGACY_FORMAT
    try:
        room = Room.of(saved, is_checked=True)
        if not is_former:
            return Outcome(REPLAYED, "", {"fingerprint": now, **running_values(room)})
        if not room.ply:
            seed = row["seed"] if row["has_chosen_seed"] else str(new_seed())
            values: TableChange = {"fingerprint": now, "format": FORMAT, "seed": seed}
            room = Room.of(StoredTable({**row, **values}, saved.seats, [], []))
            return Outcome(REPLAYED, "", {**values, **running_values(room)})
        # The dice of the legacy generator can be predicted: the game continues with a key of its own.
        return continued_game(saved, room.state.save(), now, REPLAYED, "")
    except RULE_FAULTS as error:
        reason = str(error)
    position = stored_position(saved)
    try:
        if position is None:
            raise BurgraveError("no position was stored with its moves")
        save = position["save"]
        if not isinstance(save, dict):
            raise BurgraveError("the position stored with its moves is damaged")
        return continued_game(saved, save, now, POSITION, reason)
    except RULE_FAULTS as error:
        reason = f"{reason}; {error}"
    closing: TableChange = {"fingerprint": now, "closed": CLOSED_BY_RULES, "is_due": False}
    return Outcome(CLOSED, reason, closing, result=None if result else closed_table_result(saved))


def running_values(room: Room) -> TableChange:
    """Return the values in the row of a table that is being played."""
    return {"closed": "", "is_due": room.bot_to_move() is not None}


def closed_table_result(saved: StoredTable) -> Result:
    """Return the archive of a table that cannot be followed and of which no result is stored, or a damaged one."""
    return closed_result(saved, stored_position(saved), header_of(saved))


def continued_game(saved: StoredTable, save: JsonObject, now: str, kind: str, reason: str) -> Outcome:
    """Return the outcome of a game that continues from a position; raises BadSave when today's rules cannot load it."""
    values: TableChange = {"fingerprint": now}
    seed = None
    if saved.row["format"] == LEGACY_FORMAT:
        seed = new_seed()
        values = {**values, "format": FORMAT, "seed": str(seed), "has_chosen_seed": False, "is_seeded": True}
    state = carried_over(save, seed)
    if state.is_over:
        raise BurgraveError("its stored position is a finished game")
    values["position"] = compress_json(snapshot_of(state))
    before = logs_until_now(saved, save)
    log = {language: [*before[language], *log_notice(kind, language)] for language in LANGUAGES}
    start: Start = {"save": state.save(), "log": log, "version": saved.row["version"]}
    # It must be possible to open what is written: the row itself may be damaged, or of a game that is not installed.
    room = Room.of(StoredTable({**saved.row, **values}, saved.seats, [], [], {"ply": 0, "data": compress_json(start)}))
    return Outcome(kind, reason, {**values, **running_values(room)}, start=start)


def log_notice(kind: str, language: str) -> list[LogEntry]:
    """Return the log entries that say what an upgrade did."""
    catalog = translation("table", language)
    if kind == POSITION:
        head = catalog.gettext("New rules")
        text = catalog.gettext("The rules were changed while this game was played: it goes on from the position above.")
        detail = catalog.gettext("What was played before stays as it is; it can no longer be taken back or replayed.")
    else:
        head = catalog.gettext("New dice")
        text = catalog.gettext("The server was upgraded: from here on the dice come from a new key.")
        detail = catalog.gettext("The position is unchanged; what was played before can no longer be taken back.")
    return [entry("", head=head), entry(text, detail)]


def stored_position(saved: StoredTable) -> JsonObject | None:
    """Return the position stored with the last move; None when there is none or it is damaged."""
    packed = saved.row.get("position")
    if packed is None:
        return None
    try:
        position = decompress_json(packed)
    except ValueError:
        return None
    return position if isinstance(position, dict) and isinstance(position.get("save"), dict) else None


def header_of(saved: StoredTable) -> Record:
    """Return the record of a journal that cannot be followed: how it began and its actions, the seed once the game is over."""
    row = saved.row
    position = stored_position(saved) or {}
    moves = saved.moves if row["is_over"] else public_lines(saved.moves, position.get("save"))
    seed = str(row["seed"])
    return {
        "format": row["format"],
        "game": row["game"],
        "version": row["version"],
        "modules": json_or(row["modules"], []),
        "options": json_or(row["options"], {}),
        "seats": row["seats"],
        "seed": int(seed) if row["is_over"] and seed.isdecimal() else None,
        "actions": [f"@{move.seat} {move.action}" for move in line_of_play(moves)],
    }


def json_or(text: str, otherwise: Json) -> Json:
    """Return the JSON value of a text from the database; `otherwise` when it is damaged."""
    try:
        value: Json = json.loads(text)
    except (TypeError, ValueError):
        return otherwise
    return value


def compressed_result(data: Result) -> bytes:
    """Return a result as the database stores it."""
    return compress_json(data, RESULT_LEVEL)
