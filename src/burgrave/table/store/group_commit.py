"""Group commit for SQLite: writes that wait while the disk is busy share the next commit, in one step of one thread.

A move costs a dozen switches between threads when each statement is awaited, so that moves queue on a busy machine. Here many
tables share one switch and one flush to the disk, and each is answered when its own line is durable.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, Executable, create_engine, event
from sqlalchemy.exc import IntegrityError

Job = Sequence[tuple[Executable, Mapping[str, Any]]]
"""Statements that belong together: all are written, or none."""


class WriterLock:
    """A lock for writers: SQLite has one writer at a time; the others queue here, first come first served."""

    def __init__(self) -> None:
        self._is_locked = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def try_acquire(self) -> bool:
        """Acquire the lock if it is free and nobody waits, without yielding to other tasks; return whether that worked."""
        if self._is_locked or self._waiting:
            return False
        self._is_locked = True
        return True

    async def __aenter__(self) -> None:
        if self.try_acquire():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            else:
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Release the lock to the next writer in the queue."""
        while self._waiting:
            next_turn = self._waiting.popleft()
            if not next_turn.done():
                next_turn.set_result(None)
                return
        self._is_locked = False


class GroupCommit:
    """Writes jobs in shared commits, from a thread of its own."""

    def __init__(self, url: str, seconds: float, set_pragmas: Callable[[Any, Any], None], writer_lock: WriterLock) -> None:
        arguments = {"timeout": seconds, "check_same_thread": False}
        self._engine: Engine = create_engine(
            url.replace("+aiosqlite", "", 1), hide_parameters=True, pool_size=1, connect_args=arguments
        )
        event.listen(self._engine, "connect", set_pragmas)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="burgrave-writer")
        self._writer_lock = writer_lock
        self._waiting: list[tuple[Job, asyncio.Future[None]]] = []
        self._is_writing = False
        self._queueing: asyncio.Task[None] | None = None
        """Waits for the lock, when somebody else has it."""
        self._idle = asyncio.Event()
        self._idle.set()

    async def write(self, job: Job) -> None:
        """Write a job and return when it is durable; raises what the database raises, such as IntegrityError."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        self._begin()
        await done

    def _begin(self) -> None:
        """Hand the waiting jobs to the thread, without awaiting anything in between."""
        if self._is_writing or self._queueing is not None or not self._waiting:
            return
        self._idle.clear()
        if self._writer_lock.try_acquire():
            self._hand_over()
        else:
            self._queueing = asyncio.create_task(self._queue())

    async def _queue(self) -> None:
        await self._writer_lock.__aenter__()
        self._queueing = None
        self._hand_over()

    def _hand_over(self) -> None:
        self._is_writing = True
        batch, self._waiting = self._waiting, []
        loop = asyncio.get_running_loop()

        def work() -> None:
            errors = self._commit([job for job, _ in batch])
            loop.call_soon_threadsafe(self._finish, batch, errors)

        self._thread.submit(work)

    def _finish(self, batch: list[tuple[Job, asyncio.Future[None]]], errors: list[Exception | None]) -> None:
        self._is_writing = False
        self._writer_lock.release()
        for (_, done), error in zip(batch, errors, strict=True):
            if done.done():
                continue  # who asked is gone
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
        if self._waiting:
            self._begin()
        else:
            self._idle.set()

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        """Write all jobs in one transaction, or each in its own when one breaks a constraint; runs in the thread."""
        try:
            with self._engine.begin() as connection:
                for job in jobs:
                    execute_job(connection, job)
        except IntegrityError as error:
            return [error] if len(jobs) == 1 else [outcome for job in jobs for outcome in self._commit([job])]
        except Exception as error:
            return [error for _ in jobs]
        return [None for _ in jobs]

    async def close(self) -> None:
        """Write the waiting jobs, and stop."""
        await self._idle.wait()
        self._thread.shutdown()
        self._engine.dispose()


def execute_job(connection: Connection, job: Job) -> None:
    """Execute the statements of a job."""
    for statement, values in job:
        connection.execute(statement, values)
