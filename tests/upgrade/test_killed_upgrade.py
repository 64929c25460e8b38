"""kill -9 in the middle of an upgrade: done again, every table is as if nobody had been killed. `--kills` says how often."""

from __future__ import annotations

import asyncio
import time
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from burgrave.cli.upgrade import upgrade_database
from burgrave.table.installed_games import current_rules
from burgrave.table.store import Store
from burgrave.table.stored_json import decompress_json
from upgrade.old_databases import expected, lay_out

pytestmark = pytest.mark.pure
COMMIT = "aa3537f"
KILLS_A_BATCH = 10
"""Then the next database: after more of them all tables of one are upgraded."""


async def outcome(url: str) -> dict[str, Any]:
    """What the database holds, but for new keys and times."""
    store = Store(url)
    try:
        async with store.database.reading() as connection:

            async def rows(query: str) -> list[Any]:
                return [tuple(row) for row in await connection.execute(text(query))]

            starts = await rows('SELECT "table", ply, data FROM starts ORDER BY "table"')
            results = await rows('SELECT "table", data FROM results ORDER BY "table"')
            return {
                "tables": await rows("SELECT id, format, version, fingerprint, closed, is_over, is_due FROM tables ORDER BY id"),
                "moves": await rows('SELECT "table", ply, kind, action FROM moves ORDER BY "table", ply'),
                "starts": [(table, ply, decompress_json(data)["save"]["position"]) for table, ply, data in starts],
                "results": [(table, decompress_json(data)["scores"]) for table, data in results],
            }
    finally:
        await store.close()


def work(url: str) -> None:
    """In the process that is killed: what `burgrave upgrade` does."""
    asyncio.run(upgrade_database(url))


def upgrading(url: str) -> Any:
    """A fork, so that kills hit the upgrade and not its imports."""
    current_rules()  # loads every game
    process = get_context("fork").Process(target=work, args=(url,))
    process.start()
    return process


def finish(url: str) -> float:
    """Upgrade without interruption; how long it took."""
    begun = time.monotonic()
    process = upgrading(url)
    process.join(120)
    assert process.exitcode == 0
    return time.monotonic() - begun


def test_killed_and_done_again(database, request, tmp_path):
    whole = f"sqlite+aiosqlite:///{tmp_path}/whole.db"
    asyncio.run(lay_out(COMMIT, whole, tmp_path))
    seconds = finish(whole)
    wanted = asyncio.run(outcome(whole))
    assert {row[0] for row in wanted["tables"]} == expected(COMMIT)["tables"].keys()
    kills, random = int(request.config.getoption("--kills")), Random(5)
    killed = 0
    for batch in range(0, kills, KILLS_A_BATCH):
        url = database if not batch else another(database, batch, request)
        asyncio.run(lay_out(COMMIT, url, tmp_path))
        for _ in range(min(KILLS_A_BATCH, kills - batch)):
            process = upgrading(url)
            process.join(random.uniform(0, 0.25) * seconds)
            killed += process.is_alive()
            process.kill()
            process.join()
        finish(url)
        assert asyncio.run(outcome(url)) == wanted
    print(f"{killed} of {kills} kills hit an upgrade")
    assert killed, "nobody was killed"


def another(url: str, number: int, request: pytest.FixtureRequest) -> str:
    """The URL of one more empty database of the same kind."""
    if url.startswith("sqlite"):
        return url.replace("table.db", f"table{number}.db")
    return str(request.getfixturevalue("postgres").fresh(f"{url.rpartition('/')[2]}_{number}"))
