"""The store, on SQLite and PostgreSQL alike: a journal to which lines are only added, each ply once."""

from __future__ import annotations

import asyncio
import sqlite3
import time

import pytest
from sqlalchemy import text

from burgrave.table.broadcast import NotifyListener
from burgrave.table.errors import NotFound, Stale, Unavailable
from burgrave.table.store import Store
from burgrave.table.store.journal import Move
from burgrave.table.store.migrate import upgrade
from served.store import opened_store

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("no_thread_left")]
ROW = {"game": "burgundy", "version": 1, "modules": '["base"]', "options": "{}", "seats": 2, "seed": str(2**200 + 7)}
FLAGS = {"is_open": False, "is_over": False, "is_due": False}


async def person(store, name="ann", **more):
    await store.add_person({"id": name, "name": name.title(), "epoch": 0, "language": "", "webhook": "", **more})
    return name


async def table(store, name="t1", host="ann", **more):
    seats = [{"seat": seat, "kind": "human", "person": None, "name": "", "bot": ""} for seat in range(2)]
    await store.add_table({**ROW, **FLAGS, "id": name, "host": host, **more}, seats)
    return name


def line(ply, action="end", seat=0, kind="act"):
    return Move(ply, seat, kind, action, time.time())


async def test_a_table_comes_back_as_it_was_kept(database):
    async with opened_store(database) as store:
        await person(store)
        await table(store)
        for ply, action in enumerate(("take die:1 depot:1.1", "end")):
            await store.append("t1", line(ply, action), False, False)
        await store.add_chat("t1", "ann", "Ann", "¿Qué tal? 🎲 <b>")
    async with opened_store(database) as store:
        saved = await store.table("t1")
    assert saved.row["seed"] == ROW["seed"], "256 bits fit"
    assert [(move.ply, move.action) for move in saved.moves] == [(0, "take die:1 depot:1.1"), (1, "end")]
    assert [said["text"] for said in saved.chat] == ["¿Qué tal? 🎲 <b>"]
    assert [seat["seat"] for seat in saved.seats] == [0, 1]


async def test_a_ply_is_written_once(database):
    async with opened_store(database) as store:
        await person(store)
        await table(store)
        await store.append("t1", line(0, "first"), False, False)
        with pytest.raises(Stale):
            await store.append("t1", line(0, "second"), True, True)
        saved = await store.table("t1")
        assert [move.action for move in saved.moves] == ["first"]
        assert not saved.row["is_over"], "nothing of the refused move was kept"


async def test_many_tables_are_written_at_once(database):
    """Among moves that share a commit a stale one spoils nothing for the others."""
    async with opened_store(database) as store:
        await person(store)
        for number in range(20):
            await table(store, f"t{number}")
        await store.append("t7", line(0, "mine"), False, False)
        errors = await asyncio.gather(
            *(store.append(f"t{number}", line(0), False, False) for number in range(20)), return_exceptions=True
        )
        assert [number for number, error in enumerate(errors) if error is not None] == [7]
        assert isinstance(errors[7], Stale)
        for number in range(20):
            assert [move.action for move in await store.moves(f"t{number}", 0)] == ["mine" if number == 7 else "end"]


async def test_racing_for_a_ply(database):
    async with opened_store(database) as one, opened_store(database) as two:
        await person(one)
        await table(one)
        for ply in range(10):
            tries = [store.append("t1", line(ply, name), False, False) for store, name in ((one, "a"), (two, "b"), (one, "c"))]
            errors = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(error is None for error in errors) == 1, errors
            assert all(error is None or isinstance(error, Stale) for error in errors), errors
        assert len((await two.table("t1")).moves) == 10


async def test_a_seat_is_taken_once(database):
    async with opened_store(database) as store:
        for name in ("ann", "ben"):
            await person(store, name)
        await table(store)
        took = await asyncio.gather(
            *(store.take_seat("t1", 0, "1", person=name, name=name) for name in ("ann", "ben", "ann", "ben"))
        )
        assert took.count(True) == 1


async def test_messages_are_numbered_without_holes(database):
    async with opened_store(database) as one, opened_store(database) as two:
        await person(one)
        await table(one)
        await asyncio.gather(*(store.add_chat("t1", "ann", "Ann", f"{number}") for number in range(10) for store in (one, two)))
        said = await one.chat("t1", 0)
        assert [message["number"] for message in said] == list(range(1, 21))
        assert [message["number"] for message in await two.chat("t1", 15)] == list(range(16, 21))


async def test_people_are_found_by_id_login_and_token(database):
    async with opened_store(database) as store:
        await person(store)
        await person(store, "ben")
        assert await store.set_person("ann", login="ann", token="h" * 64)
        assert not await store.set_person("ben", login="ann"), "a login is one person's"
        assert (await store.person("login", "ann"))["id"] == "ann"
        assert (await store.person("token", "h" * 64))["id"] == "ann"
        assert await store.person("id", "nobody") is None


async def test_lists_of_tables(database):
    async with opened_store(database) as store:
        for name in ("ann", "ben"):
            await person(store, name)
        await table(store, "own")
        await table(store, "open", "ben", is_open=True)
        await table(store, "over", "ben", is_open=True, is_over=True)
        await store.take_seat("over", 1, "1", person="ann", name="Ann")
        assert [row["id"] for row in await store.tables_of("ann")] == ["own", "over"], "what is over comes last"
        assert [row["id"] for row in await store.open_tables()] == ["open"]
        assert await store.count_unfinished("ben") == 1


async def test_bots_that_are_due_are_found(database):
    async with opened_store(database) as store:
        await person(store)
        now = {ROW["game"]: "1-now"}
        await table(store, "due", is_due=True, fingerprint="1-now")
        await table(store, "idle", fingerprint="1-now")
        await table(store, "done", is_due=True, is_over=True, fingerprint="1-now")
        await table(store, "other", is_due=True, fingerprint="1-old")
        assert await store.due_tables(time.time() + 1, now) == ["due"]
        assert await store.due_tables(time.time() + 1, {}) == []
        assert await store.due_tables(time.time() - 60, now) == []
        await store.append("due", line(0), False, False)
        assert await store.due_tables(time.time() + 1, now) == []


async def test_guests_who_left_nothing_are_forgotten(database):
    async with opened_store(database) as store:
        for name in ("idle", "host", "sitter", "talker", "account"):
            await person(store, name)
        await table(store, "t1", "host")
        await store.take_seat("t1", 0, "1", person="sitter", name="S")
        await store.add_chat("t1", "talker", "T", "hi")
        await store.set_person("account", login="account")
        assert await store.forget_guests(time.time() + 1) == 1
        assert await store.person("id", "idle") is None
        assert await store.forget_guests(time.time() - 1000) == 0


async def test_unknown_tables(database):
    async with opened_store(database) as store:
        for name in ("nosuch", "", "\x00", "a'b", "é" * 500):
            with pytest.raises(NotFound):
                await store.table(name)


async def test_migrations_make_what_the_code_expects(database):
    """Alembic finds nothing that the schema in code has and the migrated database lacks; migrating twice changes nothing."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from burgrave.table.store.schema import METADATA

    async with opened_store(database) as store:
        await asyncio.gather(upgrade(store.database.engine), store.ping())
        async with store.database.engine.connect() as connection:
            differences = await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA))
    assert differences == []


async def test_a_database_of_the_first_release_is_taken_along(database):
    """Its tables keep their seeds, and new ones can be opened beside them."""
    from alembic import command

    from burgrave.table.store.migrate import config

    def first(connection):
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")

    old = Store(database)
    async with old.database.engine.begin() as connection:
        await connection.run_sync(first)
    await person(old)
    row = {**ROW, **FLAGS, "id": "old", "host": "ann", "created": 1.0, "moved": 1.0}
    async with old.database.engine.begin() as connection:
        names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
        await connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({values})"), row)
    await old.close()
    async with opened_store(database) as store:
        saved = (await store.table("old")).row
        assert (saved["seed"], saved["is_seeded"], saved["has_chosen_seed"]) == (ROW["seed"], True, False)
        await table(store, "new", is_seeded=False)
        assert not (await store.table("new")).row["is_seeded"]


async def test_several_processes_may_migrate_at_once(postgres):
    url = postgres.fresh(f"migrate_{time.time_ns()}")
    stores = [Store(url) for _ in range(4)]
    try:
        await asyncio.gather(*(upgrade(store.database.engine) for store in stores))
        await asyncio.gather(*(store.ping() for store in stores))
    finally:
        for store in stores:
            await store.close()


async def test_news_hold_the_move_unless_it_is_too_long_for_them(postgres):
    """PostgreSQL takes no news of 8,000 bytes or more: a long move is written all the same, and the others look it up."""
    url = postgres.fresh(f"news_{time.time_ns()}")
    heard = asyncio.Queue()
    listening = asyncio.Event()

    async def ready():
        listening.set()

    async with opened_store(url) as store:
        await person(store)
        await table(store)
        wire = NotifyListener(url, heard.put, ready)
        wire.start()
        try:
            await asyncio.wait_for(listening.wait(), 10)
            for ply, action in enumerate(("end", "x" * 7000, "\N{GAME DIE}" * 1000, "x" * 100_000)):
                await store.append("t1", line(ply, action), False, False)
            news = [await asyncio.wait_for(heard.get(), 10) for _ in range(4)]
        finally:
            await wire.stop()
        assert [item["ply"] for item in news] == [1, 2, 3, 4]
        kept = await store.moves("t1", 0)
    assert [Move(*item["move"]) for item in news[:2]] == kept[:2]
    assert not any("move" in item for item in news[2:])
    assert len(kept[3].action) == 100_000


async def test_sqlite_commits_survive_the_machine(tmp_path):
    """WAL, with every commit flushed to the disk before it is acknowledged: for the connections that really write."""
    file = tmp_path / "table.db"
    async with opened_store(f"sqlite+aiosqlite:///{file}") as store:
        await person(store)
        await table(store)
        async with store.database.writing() as connection:
            pragmas = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in ("synchronous", "foreign_keys")]
        await store.append("t1", line(0), False, False)
        assert store.database._group is not None
        with store.database._group._engine.connect() as connection:
            pragmas += [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("synchronous", "foreign_keys")]
    assert pragmas == [2, 1, 2, 1]
    with sqlite3.connect(file) as plain:
        assert plain.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_an_unreachable_database_is_unavailable(tmp_path):
    store = Store("postgresql+asyncpg://nobody@127.0.0.1:1/none")
    with pytest.raises(Unavailable) as error:
        await store.ping()
    assert "127.0.0.1" not in str(error.value)
    await store.close()
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/no/such/folder/table.db")
    with pytest.raises(Unavailable):
        await store.ping()
    await store.close()
