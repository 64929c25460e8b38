"""The connection to the database: durable commits on SQLite, several processes on PostgreSQL."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from burgrave.table.errors import Unavailable
from burgrave.table.store.group_commit import GroupCommit, Job, WriterLock

LOG = logging.getLogger("burgrave.store")
BUSY_SECONDS = 5
POOL = 16
"""Connections of a process to PostgreSQL, at most."""
GONE = (InterfaceError, OperationalError, PoolTimeout, ConnectionError, OSError, TimeoutError)
"""What a database that cannot be reached raises, by driver and stage."""
AWAY = ("08", "53", "57")
"""Classes of PostgreSQL's codes: connection broken, no resources left, stopping or starting."""


class Database:
    """Connections, and one writer at a time where the database wants that."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self._url = url
        if self.is_sqlite:
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})
            event.listen(self.engine.sync_engine, "connect", durable)
            self._alone = self._unchanging = self.engine
        else:
            self.engine = create_async_engine(
                url,
                hide_parameters=True,
                pool_size=POOL,
                max_overflow=0,  # those beyond the pool would be opened and closed with every burst
                pool_timeout=BUSY_SECONDS,
                connect_args={"timeout": BUSY_SECONDS},
            )
            event.listen(self.engine.sync_engine, "checkout", still_open)
            # Each statement for itself: no way to the database and back before it and after it.
            self._alone = self.engine.execution_options(isolation_level="AUTOCOMMIT")
            self._unchanging = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._writer = WriterLock()
        self._group: GroupCommit | None = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up; what is read by several statements need not be of one moment."""
        with translated():
            async with self._alone.connect() as connection:
                yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up, all of them as they are at one moment."""
        with translated():
            async with self._unchanging.connect() as connection:
                if self.is_sqlite:
                    await connection.execute(text("BEGIN"))  # its driver begins no transaction for what only reads
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end; SQLite would refuse a second writer, so here they queue."""
        if not self.is_sqlite:
            with translated():
                async with self.engine.begin() as connection:
                    yield connection
            return
        async with self._writer:
            with translated():
                async with self.engine.begin() as connection:
                    yield connection

    async def commit(self, job: Job) -> None:
        """Write statements that belong together; durable when it returns. For what comes often: on SQLite all share commits."""
        with translated():
            if self.is_sqlite:
                if self._group is None:
                    self._group = GroupCommit(self._url, BUSY_SECONDS, durable, self._writer)
                await self._group.write(job)
                return
            async with self._alone.connect() if len(job) == 1 else self.engine.begin() as connection:
                for statement, values in job:
                    await connection.execute(statement, values)

    async def close(self) -> None:
        """Close all connections to the database."""
        if self._group is not None:
            await self._group.close()
        await self.engine.dispose()


class translated:  # noqa: N801 - reads as a word in `with`
    """Within, a database that is gone is `Unavailable`; a broken rule of the schema stays an IntegrityError."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if isinstance(error, IntegrityError):
            return
        lost = isinstance(error, DBAPIError) and (
            error.connection_invalidated
            or str(getattr(error.orig, "sqlstate", "") or "")[:2] in AWAY
            or "ConnectionDoesNotExist" in repr(error.orig)
        )
        if lost or isinstance(error, GONE):
            LOG.warning("no database", extra={"reason": type(error).__name__, "cause": type(getattr(error, "orig", None)).__name__})
            raise Unavailable("the table cannot reach its database just now; nothing was changed, please try again") from error


def still_open(connection: Any, _record: Any, _proxy: Any) -> None:
    """PostgreSQL: a connection that the server has closed is replaced before it is used; asyncpg knows without asking."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def durable(connection: Any, _record: Any) -> None:
    """SQLite: a commit that was acknowledged survives the machine, readers do not wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
