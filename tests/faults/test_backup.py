"""A copy made while people play is a whole table: a server that starts from it goes on from there."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import time

from faults.concurrent_moves import ConcurrentMoves
from faults.journal_check import Journal
from served.player import Player
from served.ports import HOST
from served.postgres import program

FREE = ("--bot-pace", "0", "--guest-rate", "0", "--request-rate", "0")


def test_a_copy_made_during_concurrent_moves(serve, database, tmp_path, request):
    server = serve(database, options=FREE)
    traffic = ConcurrentMoves(HOST, [server.port], 5)
    asyncio.run(traffic.open(2))
    copies = []
    postgres = request.getfixturevalue("postgres") if database.startswith("postgresql") else None

    def copy():
        if postgres is None:
            file = tmp_path / "copy.db"
            with sqlite3.connect(database.removeprefix("sqlite+aiosqlite:///")) as source, sqlite3.connect(file) as target:
                source.backup(target)
            copies.append(f"sqlite+aiosqlite:///{file}")
        else:
            dump = ["-h", HOST, "-p", str(postgres.port), "-U", "burgrave", database.rpartition("/")[2]]
            text = subprocess.run([program("pg_dump"), *dump], check=True, capture_output=True, text=True).stdout
            name = f"copy_{time.time_ns()}"
            copies.append(postgres.fresh(name))
            load = ["-h", HOST, "-p", str(postgres.port), "-U", "burgrave", "-q", "-d", name]
            subprocess.run([program("psql"), *load], input=text, check=True, capture_output=True, text=True)

    asyncio.run(traffic.run_until(40, copy))
    other = serve(copies[0], options=FREE)
    journal = Journal(copies[0], postgres)
    for known in traffic.known:
        lines, _ = journal.digest(known.table)
        ann = Player(other.url)
        ann.http.headers["authorization"] = f"Bearer {known.tokens[0]}"
        assert ann.look(known.table)["ply"] == lines, "tokens are still valid, and the game stands where the copy was made"
