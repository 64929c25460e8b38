"""The journal of a table as it is stored: its lines, and a stored table with all that belongs to it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from burgrave.table.json_types import JsonObject
from burgrave.table.store.rows import ChatRow, SeatRow, StartRow, TableRow

MOVE_COLUMNS = ("table", "ply", "seat", "kind", "action", "at", "digest")
"""Of `schema.MOVES`, in the order in which notifications carry them."""
KINDS = ("act", "undo", "reset", "redo")
"""Of the lines of a journal: an action, a step taken back (or as many as its `action` says), the whole turn taken back, one step
done again."""


@dataclass(frozen=True, slots=True)
class Move:
    """One line of a table's journal."""

    ply: int
    seat: int
    kind: str
    action: str
    at: float
    digest: str = ""
    """Of the game after it; empty where an older server wrote it."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is kept: its row, its seats, its journal from its last start on, its chat."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[Move]
    chat: list[ChatRow]
    start: StartRow | None = None
    """The row of the position from which the game went on under other rules, if it did."""


def move_in(news: JsonObject) -> Move | None:
    """The move that the news of another process carry; None when it was too long for them."""
    move = news.get("move")
    try:
        return msgspec.convert(dict(zip(MOVE_COLUMNS[1:], move, strict=True)), Move) if isinstance(move, list) else None
    except (msgspec.ValidationError, ValueError):
        return None


def steps_of(action: str) -> int:
    """How many steps a line of the journal takes back."""
    return int(action or 1)
