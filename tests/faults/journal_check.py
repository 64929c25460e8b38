"""What the database really holds, read without the server: every acknowledged move, and a game that can be replayed."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import burgrave
from burgrave.engine.timeline import Timeline
from faults.concurrent_moves import AcknowledgedMoves
from served.postgres import Postgres


class Journal:
    """The database behind a server."""

    def __init__(self, url: str, postgres: Postgres | None = None) -> None:
        self.file = url.removeprefix("sqlite+aiosqlite:///") if url.startswith("sqlite") else ""
        self.name = url.rpartition("/")[2]
        self.postgres = postgres

    def rows(self, query: str) -> list[dict[str, Any]]:
        """The rows of a query."""
        if self.file:
            with sqlite3.connect(self.file, timeout=30) as connection:
                connection.row_factory = sqlite3.Row
                return [dict(row) for row in connection.execute(query)]
        assert self.postgres
        text = self.postgres.sql(f"SELECT coalesce(json_agg(result), '[]') FROM ({query}) AS result", self.name)
        rows: list[dict[str, Any]] = json.loads(text)
        return rows

    def check(self, known: AcknowledgedMoves) -> int:
        """Everything that was acknowledged is there, in its place; the game replays. How many lines the journal has."""
        row = self.rows(f"SELECT * FROM tables WHERE id = '{known.table}'")[0]
        moves = self.rows(f"SELECT * FROM moves WHERE \"table\" = '{known.table}' ORDER BY ply")
        assert [move["ply"] for move in moves] == list(range(len(moves))), "a hole in the journal"
        for ply, (seat, kind, action) in known.moves.items():
            assert ply < len(moves), f"acknowledged, but lost: ply {ply} of {known.table}, {kind} {action}; there are {len(moves)}"
            kept = moves[ply]
            assert (kept["kind"], kept["action"]) == (kind, action), f"acknowledged {kind} {action} at ply {ply}, kept {kept}"
            assert seat is None or kept["seat"] == seat
        extra = len(moves) - len(known.moves)
        assert extra <= known.unsure or len([token for token in known.tokens if token]) < 2, "moves that nobody made"
        said = [line["text"] for line in self.rows(f"SELECT * FROM chat WHERE \"table\" = '{known.table}' ORDER BY number")]
        assert set(known.words) <= set(said)
        self.replayed(row, moves)
        return len(moves)

    def replayed(self, row: dict[str, Any], moves: list[dict[str, Any]]) -> Timeline:
        """The game that the journal leads to; every line must be legal."""
        options, modules = json.loads(row["options"]), json.loads(row["modules"])
        state = burgrave.new(row["game"], seats=row["seats"], seed=int(row["seed"]), modules=modules, options=options)
        line = Timeline(state)
        for move in moves:
            if move["kind"] == "act":
                line.apply(move["action"], move["seat"])
            elif move["kind"] == "undo":
                for _ in range(int(move["action"] or 1)):
                    line.undo(move["seat"])
            elif move["kind"] == "redo":
                line.redo(move["seat"])
            else:
                line.undo_turn(move["seat"])
        return line

    def digest(self, table: str) -> tuple[int, str]:
        """Lines of the journal, and the hash of the state they lead to."""
        row = self.rows(f"SELECT * FROM tables WHERE id = '{table}'")[0]
        moves = self.rows(f"SELECT * FROM moves WHERE \"table\" = '{table}' ORDER BY ply")
        return len(moves), self.replayed(row, moves).state.digest()
