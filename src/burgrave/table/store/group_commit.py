"""Group commit for SQLite: whatever waits while the disk is busy goes into the next commit, all of it in one step of one thread.

A move costs a dozen hops between threads when each statement is awaited; on a busy machine moves then stand in line. Here many
tables share one hop and one flush to the disk, and each is answered when its own line is durable.
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
    """Who may write: SQLite has one writer at a time; others queue here, first come first served, instead of at its lock."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take_now(self) -> bool:
        """Take it if nobody has it and nobody waits; without giving way to other tasks."""
        if self._is_taken or self._waiting:
            return False
        self._is_taken = True
        return True

    async def __aenter__(self) -> None:
        if self.take_now():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:
                self.pass_on()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.pass_on()

    def pass_on(self) -> None:
        """Let the next one write."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self._is_taken = False


class GroupCommit:
    """The one writer of moves."""

    def __init__(self, url: str, seconds: float, durable: Callable[[Any, Any], None], turn: WriterLock) -> None:
        arguments = {"timeout": seconds, "check_same_thread": False}
        self._engine: Engine = create_engine(
            url.replace("+aiosqlite", "", 1), hide_parameters=True, pool_size=1, connect_args=arguments
        )
        event.listen(self._engine, "connect", durable)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="burgrave-writer")
        self._turn = turn
        self._waiting: list[tuple[Job, asyncio.Future[None]]] = []
        self._is_writing = False
        self._queueing: asyncio.Task[None] | None = None
        """Waits for the turn, when somebody else has it."""
        self._idle = asyncio.Event()
        self._idle.set()

    async def write(self, job: Job) -> None:
        """Returns when it is durable; raises what the database raised, IntegrityError among it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        self._begin()
        await done

    def _begin(self) -> None:
        """Hand what waits to the thread. Nothing is awaited in between: each such step would wait for all that is being drawn."""
        if self._is_writing or self._queueing is not None or not self._waiting:
            return
        self._idle.clear()
        if self._turn.take_now():
            self._hand_over()
        else:
            self._queueing = asyncio.create_task(self._queue())

    async def _queue(self) -> None:
        await self._turn.__aenter__()
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
        self._turn.pass_on()
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
        """In the thread: all in one transaction; when one of them breaks a rule, each in its own."""
        try:
            with self._engine.begin() as connection:
                for job in jobs:
                    carry_out(connection, job)
        except IntegrityError as error:
            return [error] if len(jobs) == 1 else [outcome for job in jobs for outcome in self._commit([job])]
        except Exception as error:
            return [error for _ in jobs]
        return [None for _ in jobs]

    async def close(self) -> None:
        """Write what waits, and stop."""
        await self._idle.wait()
        self._thread.shutdown()
        self._engine.dispose()


def carry_out(connection: Connection, job: Job) -> None:
    """The statements of a job."""
    for statement, values in job:
        connection.execute(statement, values)
