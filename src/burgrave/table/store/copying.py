"""Copies a database into a new SQLite file, as it is at one moment, without changing or holding up the original."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Connection, MetaData, Table, create_engine, insert, make_url, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from burgrave.engine.errors import BadOption
from burgrave.table.store.database import translated
from burgrave.table.store.migrate import config

NAMES = ("people", "tables", "seats", "moves", "chat", "starts", "results")
"""In this order: what others refer to comes first."""
PORTION = 1000
"""Rows that are copied at a time."""


async def copied(url: str, file: Path) -> str:
    """Copy a database to a new file at the same revision; returns its URL. BadOption when there is nothing to copy."""
    if url.startswith("sqlite"):
        copy_file(str(make_url(url).database or ""), file)
    else:
        await copy_rows(url, file)
    return f"sqlite+aiosqlite:///{file}"


def copy_file(source: str, target: Path) -> None:
    """A SQLite file, with SQLite's own means: also while a server writes to it."""
    if not Path(source).is_file():
        raise BadOption(f"there is no database {source!r}")
    try:
        origin = sqlite3.connect(f"{Path(source).absolute().as_uri()}?mode=ro", uri=True)
        with closing(origin), closing(sqlite3.connect(target)) as copy:
            origin.backup(copy)
    except sqlite3.Error as error:
        raise BadOption(f"the database {source!r} cannot be read: {error}") from None


async def copy_rows(url: str, target: Path) -> None:
    """The rows of a PostgreSQL database, read in one transaction that writes nothing."""
    engine = create_async_engine(url, hide_parameters=True)
    try:
        with translated():
            async with engine.connect() as connection:
                await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
                await connection.run_sync(rows_to_file, target)
    finally:
        await engine.dispose()


def rows_to_file(source: Connection, target: Path) -> None:
    """Every row of our tables, whatever revision they are at, into a new file at that revision."""
    known = MetaData()
    known.reflect(source)
    if "alembic_version" not in known.tables:
        raise BadOption("the database holds no tables of Burgrave")
    revision = str(source.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
    engine = create_engine(f"sqlite:///{target}")
    try:
        with engine.begin() as connection:
            at_revision(connection, revision)
            for name in NAMES:
                if name in known.tables:
                    copy_table(source, connection, known.tables[name])
    finally:
        engine.dispose()


def at_revision(connection: Connection, revision: str) -> None:
    """Make the tables of a revision in an empty database."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)


def copy_table(source: Connection, target: Connection, table: Table) -> None:
    """All rows of one table."""
    there = Table(table.name, MetaData(), autoload_with=target)
    rows: list[dict[str, Any]] = []
    for row in source.execute(select(table)).mappings():
        rows.append(dict(row))
        if len(rows) == PORTION:
            target.execute(insert(there), rows)
            rows = []
    if rows:
        target.execute(insert(there), rows)
