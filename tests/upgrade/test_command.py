"""`burgrave upgrade`: --check changes nothing; a database that a server holds is refused."""

from __future__ import annotations

import asyncio
import fcntl

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from burgrave.cli import app
from burgrave.table.store import Store
from upgrade.old_databases import lay_out

pytestmark = pytest.mark.pure


async def revision(url: str) -> str:
    store = Store(url)
    try:
        async with store.database.reading() as connection:
            return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())
    finally:
        await store.close()


def run(*args: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["upgrade", *args])
    return done.exit_code, done.output


def test_check_and_upgrade(database, tmp_path):
    asyncio.run(lay_out("a023e9b", database, tmp_path))
    assert run("--check", "--database", database) == (0, "burgundy: 2 finished, 4 replayed\n")
    assert asyncio.run(revision(database)) == "0001", "nothing was changed"
    code, output = run("--database", database)
    assert (code, output.splitlines()[0]) == (0, "burgundy: 2 finished, 4 replayed")
    assert run("--check", "--database", database) == (0, "burgundy: 6 current\n")


def test_check_warns_of_closed_tables(database, tmp_path):
    asyncio.run(lay_out("a023e9b", database, tmp_path))
    asyncio.run(spoil(database))
    code, output = run("--check", "--database", database)
    assert code == 1
    assert "closed: " in output


async def spoil(url: str, query: str = "UPDATE moves SET action = 'what' WHERE ply = 0") -> None:
    store = Store(url)
    async with store.database.writing() as connection:
        await connection.execute(text(query))
    await store.close()


def test_a_database_of_a_newer_version(database, tmp_path):
    """Older code says so in one line and touches nothing."""
    asyncio.run(lay_out("a023e9b", database, tmp_path))
    asyncio.run(spoil(database, "UPDATE alembic_version SET version_num = '9999'"))
    for options in ((), ("--check",)):
        code, output = run(*options, "--database", database)
        assert code == 2
        assert "newer version of Burgrave (schema 9999)" in " ".join(output.split())
    assert asyncio.run(revision(database)) == "9999"


def test_tables_of_a_missing_game_wait(database, tmp_path):
    """They are reported, and tried again the next time."""
    asyncio.run(lay_out("a023e9b", database, tmp_path))
    asyncio.run(spoil(database, "UPDATE tables SET game = 'atlantis'"))
    assert run("--check", "--database", database)[0] == 1
    for _ in range(2):
        code, output = run("--database", database)
        assert (code, output.splitlines()[0]) == (0, "atlantis: 6 waiting")
        assert "waiting: the game is not installed" in output


def test_a_file_that_a_server_holds(tmp_path):
    url = f"sqlite:///{tmp_path}/table.db"
    asyncio.run(lay_out("a023e9b", url, tmp_path))
    with open(f"{tmp_path}/table.db.lock", "a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert run("--check", "--database", url)[0] == 0
        assert run("--database", url)[0] == 2
    assert run("--check", "--database", f"sqlite:///{tmp_path}/none.db")[0] == 2
