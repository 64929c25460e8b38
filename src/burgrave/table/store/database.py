"""Database connections: durable commits on SQLite, several processes on PostgreSQL."""

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
"""Maximum number of connections of a process to PostgreSQL."""
CONNECTION_ERRORS = (InterfaceError, OperationalError, PoolTimeout, ConnectionError, OSError, TimeoutError)
"""Exceptions of a database that cannot be reached."""
UNAVAILABLE_CLASSES = ("08", "53", "57")
"""Classes of PostgreSQL error codes: connection broken, no resources left, stopping or starting."""


class Database:
    """Hands out connections; where the database allows only one writer, writers take turns."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self._url = url
        if self.is_sqlite:
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
            self._autocommit = self._repeatable_read = self.engine
        else:
            self.engine = create_async_engine(
                url,
                hide_parameters=True,
                pool_size=POOL,
                max_overflow=0,  # those beyond the pool would be opened and closed with every burst
                pool_timeout=BUSY_SECONDS,
                connect_args={"timeout": BUSY_SECONDS},
            )
            event.listen(self.engine.sync_engine, "checkout", discard_closed)
            # No BEGIN and COMMIT around single statements: each would be a round trip.
            self._autocommit = self.engine.execution_options(isolation_level="AUTOCOMMIT")
            self._repeatable_read = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._writer = WriterLock()
        self._group: GroupCommit | None = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading; several statements need not see the same moment."""
        with translate_errors():
            async with self._autocommit.connect() as connection:
                yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading on which all statements see the same moment."""
        with translate_errors():
            async with self._repeatable_read.connect() as connection:
                if self.is_sqlite:
                    await connection.execute(text("BEGIN"))  # its driver begins no transaction for what only reads
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction, which is committed at the end; on SQLite writers queue here."""
        if not self.is_sqlite:
            with translate_errors():
                async with self.engine.begin() as connection:
                    yield connection
            return
        async with self._writer:
            with translate_errors():
                async with self.engine.begin() as connection:
                    yield connection

    async def commit(self, job: Job) -> None:
        """Execute statements that belong together; they are durable when it returns. For frequent writes: on SQLite they share
        commits.
        """
        with translate_errors():
            if self.is_sqlite:
                if self._group is None:
                    self._group = GroupCommit(self._url, BUSY_SECONDS, set_pragmas, self._writer)
                await self._group.write(job)
                return
            async with self._autocommit.connect() if len(job) == 1 else self.engine.begin() as connection:
                for statement, values in job:
                    await connection.execute(statement, values)

    async def close(self) -> None:
        """Close all connections to the database."""
        if self._group is not None:
            await self._group.close()
        await self.engine.dispose()


class translate_errors:  # noqa: N801 - reads as a word in `with`
    """A context manager in which a lost database connection raises `Unavailable`; an IntegrityError stays as it is."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if isinstance(error, IntegrityError):
            return
        lost = isinstance(error, DBAPIError) and (
            error.connection_invalidated
            or str(getattr(error.orig, "sqlstate", "") or "")[:2] in UNAVAILABLE_CLASSES
            or "ConnectionDoesNotExist" in repr(error.orig)
        )
        if lost or isinstance(error, CONNECTION_ERRORS):
            LOG.warning("no database", extra={"reason": type(error).__name__, "cause": type(getattr(error, "orig", None)).__name__})
            raise Unavailable("the table cannot reach its database just now; nothing was changed, please try again") from error


def discard_closed(connection: Any, _record: Any, _proxy: Any) -> None:
    """Discard a PostgreSQL connection that the server has closed before it is used; asyncpg knows without asking."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def set_pragmas(connection: Any, _record: Any) -> None:
    """Set up a SQLite connection: an acknowledged commit survives a crash of the machine, readers do not wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
