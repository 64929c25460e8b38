"""Migrates a database to the present schema; of several processes the first one does it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from burgrave.table.store.database import translate_errors

TIMEOUT = 20
"""Seconds for a database to answer when the table starts."""
REVISION = "SELECT version_num FROM alembic_version"
LOCK = 0xB06A
"""PostgreSQL advisory lock: only one process migrates at a time."""


def config() -> Config:
    """Return the settings of Alembic with our folder of migrations."""
    alembic_config = Config()
    alembic_config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return alembic_config


async def upgrade(engine: AsyncEngine) -> None:
    """Apply every migration that the database lacks."""
    with translate_errors():
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            else:
                # Its driver begins no transaction for a changed schema: killed between two changes, half of them would stay.
                await connection.execute(text("BEGIN IMMEDIATE"))
            await connection.run_sync(run)


async def reason_against(url: str) -> str:
    """Return why a database cannot be used, in its own words; empty when it can."""
    try:
        target = make_url(url)
        if target.drivername.startswith("sqlite"):
            with closing(sqlite3.connect(target.database or ":memory:")) as file:
                is_ours = file.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()[0]
                revision = file.execute(REVISION).fetchone() if is_ours else None
                return reason_against_revision(str(revision[0]) if revision else "")
        engine = create_async_engine(target, hide_parameters=True)
        try:
            async with asyncio.timeout(TIMEOUT), engine.connect() as connection:
                is_ours = (await connection.execute(text("SELECT to_regclass('alembic_version')"))).scalar_one()
                revision = (await connection.execute(text(REVISION))).first() if is_ours else None
                return reason_against_revision(str(revision[0]) if revision else "")
        finally:
            await engine.dispose()
    except TimeoutError:
        return f"no answer within {TIMEOUT} seconds"
    except (SQLAlchemyError, sqlite3.Error, OSError, ValueError, InterfaceError, PostgresError) as error:
        return str(getattr(error, "orig", None) or error).partition("\n")[0]


def reason_against_revision(revision: str) -> str:
    """Return why tables of a revision cannot be used; empty when they can, or when there are none yet (revision "")."""
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if not revision or revision in known:
        return ""
    return f"it was written by a newer version of Burgrave (schema {revision}); install that one, or restore a backup"


def run(connection: Connection) -> None:
    """Apply all migrations on a connection that is within a transaction."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
