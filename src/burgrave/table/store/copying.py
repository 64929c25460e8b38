"""Copies a database into a new SQLite file, as it is at one moment, without changing or blocking the original."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Connection, MetaData, Table, create_engine, insert, make_url, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from burgrave.engine.errors import BadOption
from burgrave.table.store.database import translate_errors
from burgrave.table.store.migrate import config

NAMES = ("people", "tables", "seats", "moves", "chat", "starts", "results")
"""The tables to copy, those that others refer to first."""
PORTION = 1000
"""Rows that are copied at a time."""


async def copy_database(url: str, file: Path) -> str:
    """Copy a database to a new file at the same revision and return its URL; raises BadOption when there is nothing to copy."""
    if url.startswith("sqlite"):
        copy_file(str(make_url(url).database or ""), file)
    else:
        await copy_rows(url, file)
    return f"sqlite+aiosqlite:///{file}"


def copy_file(source: str, target: Path) -> None:
    """Copy a SQLite file with SQLite's backup, which works while a server writes to it."""
    if not Path(source).is_file():
        raise BadOption(f"there is no database {source!r}")
    try:
        origin = sqlite3.connect(f"{Path(source).absolute().as_uri()}?mode=ro", uri=True)
        with closing(origin), closing(sqlite3.connect(target)) as copy:
            origin.backup(copy)
    except sqlite3.Error as error:
        raise BadOption(f"the database {source!r} cannot be read: {error}") from None


async def copy_rows(url: str, target: Path) -> None:
    """Copy the rows of a PostgreSQL database, read in one read-only transaction."""
    engine = create_async_engine(url, hide_parameters=True)
    try:
        with translate_errors():
            async with engine.connect() as connection:
                await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
                await connection.run_sync(rows_to_file, target)
    finally:
        await engine.dispose()


def rows_to_file(source: Connection, target: Path) -> None:
    """Copy every row of our tables, whatever revision they are at, into a new file at that revision."""
    metadata = MetaData()
    metadata.reflect(source)
    if "alembic_version" not in metadata.tables:
        raise BadOption("the database holds no tables of Burgrave")
    revision = str(source.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
    engine = create_engine(f"sqlite:///{target}")
    try:
        with engine.begin() as connection:
            at_revision(connection, revision)
            for name in NAMES:
                if name in metadata.tables:
                    copy_table(source, connection, metadata.tables[name])
    finally:
        engine.dispose()


def at_revision(connection: Connection, revision: str) -> None:
    """Create the tables of a revision in an empty database."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)


def copy_table(source: Connection, target: Connection, table: Table) -> None:
    """Copy all rows of one table."""
    target_table = Table(table.name, MetaData(), autoload_with=target)
    rows: list[dict[str, Any]] = []
    for row in source.execute(select(table)).mappings():
        rows.append(dict(row))
        if len(rows) == PORTION:
            target.execute(insert(target_table), rows)
            rows = []
    if rows:
        target.execute(insert(target_table), rows)
