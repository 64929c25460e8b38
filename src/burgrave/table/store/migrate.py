"""Brings a database up to the present schema, one migration after the other, whoever starts first."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from burgrave.table.store.engine import translated

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
            await connection.run_sync(run)


def run(connection: Connection) -> None:
    """Within a transaction."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
