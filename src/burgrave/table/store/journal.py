"""The journal of a table as it is stored, and a stored table with everything that belongs to it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from burgrave.table.json_types import JsonObject
from burgrave.table.store.rows import ChatRow, SeatRow, StartRow, TableRow

MOVE_COLUMNS = ("table", "ply", "seat", "kind", "action", "at", "digest")
"""Columns of `schema.MOVES`, in the order of notifications."""
KINDS = ("act", "undo", "reset", "redo")
"""Kinds of lines: an action, an undo (of as many steps as its `action` says, by default one), the undo of the turn, a redo."""


@dataclass(frozen=True, slots=True)
class Move:
    """One line of a table's journal."""

    ply: int
    seat: int
    kind: str
    action: str
    at: float
    digest: str = ""
    """The digest after it; empty where an older server wrote it."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored: its row, its seats, its journal from its last start on, its chat."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[Move]
    chat: list[ChatRow]
    start: StartRow | None = None
    """The row of the position from which the game went on under other rules, if it did."""


def move_in(news: JsonObject) -> Move | None:
    """Return the move in the news of another process; None when it was too long for them."""
    move = news.get("move")
    try:
        return msgspec.convert(dict(zip(MOVE_COLUMNS[1:], move, strict=True)), Move) if isinstance(move, list) else None
    except (msgspec.ValidationError, ValueError):
        return None


def steps_of(action: str) -> int:
    """Return how many steps a line of the journal takes back."""
    return int(action or 1)
