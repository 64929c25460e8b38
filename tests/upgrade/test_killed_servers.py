"""kill -9 of a server that has just begun to upgrade the tables at which people play. `--kills` says how often."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest
from sqlalchemy import text

from burgrave.table.store import Store
from faults.concurrent_moves import ConcurrentMoves
from faults.fork_server import ForkedServer, ForkServer
from faults.journal_check import Journal
from faults.test_kill import look_at
from served.ports import HOST

pytestmark = [pytest.mark.pure, pytest.mark.long]
TABLES = 4
KILLS_A_BATCH = 10
"""Then new tables are opened: after more of them the games would be over."""


@pytest.fixture(scope="module")
def fork_server() -> Iterator[ForkServer]:
    server = ForkServer()
    yield server
    server.close()


async def spoil(url: str) -> None:
    """Every table follows rules of another day; half of them mean something else today."""
    store = Store(url)
    async with store.database.writing() as connection:
        await connection.execute(text("UPDATE tables SET fingerprint = '1-old'"))
        last = 'ply = (SELECT max(ply) FROM moves AS others WHERE others."table" = moves."table")'
        half = "\"table\" IN (SELECT id FROM tables WHERE id < '8')"
        await connection.execute(text(f"UPDATE moves SET digest = 'other' WHERE {last} AND {half}"))
    await store.close()


def test_killed_while_people_play(fork_server, database, tmp_path, request):
    """Nothing acknowledged is lost, nobody sees a fault, and what is served is what the journal tells."""
    postgres = request.getfixturevalue("postgres") if database.startswith("postgresql") else None
    server = ForkedServer(fork_server, tmp_path / "server", database)
    journal = Journal(database, postgres)
    kills, random = int(request.config.getoption("--kills")), Random(11)
    acknowledged = 0
    try:
        for batch in range(0, kills, KILLS_A_BATCH):
            traffic = ConcurrentMoves(HOST, [server.port], batch)
            server.start()
            asyncio.run(traffic.open(TABLES))
            asyncio.run(traffic.run_until(10, server.kill))
            for _ in range(min(KILLS_A_BATCH, kills - batch)):
                asyncio.run(spoil(database))
                server.start()
                asyncio.run(traffic.run_until(random.randint(1, 20), server.kill))
                for known in traffic.known:
                    journal.check(known)
            server.start()
            for known in traffic.known:
                assert look_at(server.url, known.table, known.tokens[0])["ply"] == journal.check(known)
            server.kill()
            assert "unavailable" not in traffic.refused
            acknowledged += traffic.acknowledged
            print(f"{min(batch + KILLS_A_BATCH, kills)} kills, {acknowledged} acknowledged moves", flush=True)
    finally:
        server.kill()
    assert not server.errors(), server.errors()[0]
