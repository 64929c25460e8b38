"""Group commit for SQLite: whatever waits while the disk is busy goes into the next commit, all of it in one step of one thread.

A move costs a dozen hops between threads when each statement is awaited; on a busy machine moves then stand in line. Here many
tables share one hop and one flush to the disk, and each is answered when its own line is durable.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, Executable, create_engine, event
from sqlalchemy.exc import IntegrityError

Job = Sequence[tuple[Executable, Mapping[str, Any]]]
"""Statements that belong together: all are written, or none."""


class GroupCommit:
    """The one writer of moves."""

    def __init__(self, url: str, seconds: float, durable: Callable[[Any, Any], None], turn: asyncio.Lock) -> None:
        arguments = {"timeout": seconds, "check_same_thread": False}
        self._engine: Engine = create_engine(
            url.replace("+aiosqlite", "", 1), hide_parameters=True, pool_size=1, connect_args=arguments
        )
        event.listen(self._engine, "connect", durable)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="burgrave-writer")
        self._turn = turn
        """SQLite has one writer at a time; others queue here instead of at its lock."""
        self._waiting: list[tuple[Job, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, job: Job) -> None:
        """Returns when it is durable; raises what the database raised, IntegrityError among it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await done

    async def _work(self) -> None:
        while self._waiting:
            async with self._turn:
                batch, self._waiting = self._waiting, []
                jobs = [job for job, _ in batch]
                told = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, jobs)
            for (_, done), error in zip(batch, told, strict=True):
                if done.done():
                    continue  # who asked is gone
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)

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
        if self._task is not None:
            await self._task
        self._thread.shutdown()
        self._engine.dispose()


def carry_out(connection: Connection, job: Job) -> None:
    """The statements of a job."""
    for statement, values in job:
        connection.execute(statement, values)
