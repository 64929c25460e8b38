"""Brings a database up to the present schema, one migration after the other, whoever starts first."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from burgrave.table.store.engine import translated

PATIENCE = 20
"""Seconds for a database to answer when the table starts."""
LOCK = 0xB06A
"""PostgreSQL: only one process migrates at a time."""


def config() -> Config:
    """Alembic's settings: our folder of migrations."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return made


async def upgrade(engine: AsyncEngine) -> None:
    """Apply every migration that the database lacks."""
    with translated():
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            else:
                # Its driver begins no transaction for a changed schema: killed between two changes, half of them would stay.
                await connection.execute(text("BEGIN IMMEDIATE"))
            await connection.run_sync(run)


async def reason_against(url: str) -> str:
    """Why a database cannot be used, in its own words; empty when it can."""
    try:
        target = make_url(url)
        if target.drivername.startswith("sqlite"):
            with closing(sqlite3.connect(target.database or ":memory:")) as file:
                file.execute("SELECT count(*) FROM sqlite_master")
            return ""
        engine = create_async_engine(target, hide_parameters=True)
        try:
            async with asyncio.timeout(PATIENCE), engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        finally:
            await engine.dispose()
    except TimeoutError:
        return f"no answer within {PATIENCE} seconds"
    except (SQLAlchemyError, sqlite3.Error, OSError, ValueError, InterfaceError, PostgresError) as error:
        return str(getattr(error, "orig", None) or error).partition("\n")[0]
    return ""


def run(connection: Connection) -> None:
    """Within a transaction."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
