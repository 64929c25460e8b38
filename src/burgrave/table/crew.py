"""Bots think in processes of their own, so that no request waits for them. They get an imagined game, never the truth."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any

LOG = logging.getLogger("burgrave.crew")
PATIENCE = 2.0
"""Seconds to wait for a bot that still thinks when the server stops."""


def choose(save: dict[str, Any], seat: int, name: str, seed: int) -> str:
    """In a worker: what the bot chooses in a saved, imagined game."""
    import burgrave
    from burgrave.bots import bot

    return str(bot(name, seed).choose(burgrave.load(save), seat))


def settle_in() -> None:
    """In a new worker: leave the terminal's signals to the server, leave with it, and import what every choice needs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow_the_parent()
    import burgrave.bots  # noqa: F401


def follow_the_parent() -> None:
    """Leave when the process that started this one is gone: killed, it cannot send anybody home, and workers would wait forever."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=leave_after, args=(parent.sentinel,), daemon=True).start()


def leave_after(sentinel: int) -> None:
    """Wait for the end of a process, and go at once; whatever was acknowledged is in the database."""
    wait([sentinel])
    os._exit(0)


class Crew:
    """The worker processes; replaced when one dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the workers with the first task."""
        self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=settle_in)

    async def stop(self) -> None:
        """Send the workers home; who still thinks is waited for, but not for long."""
        pool, self._pool = self._pool, None
        if pool is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(pool.shutdown, True, cancel_futures=True), PATIENCE)

    async def choose(self, save: dict[str, Any], seat: int, name: str, seed: int) -> str:
        """Ask a bot; asked again with new workers when one died."""
        for _ in range(3):
            if self._pool is None:
                self.start()
            pool = self._pool
            assert pool is not None
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, choose, save, seat, name, seed)
            except BrokenProcessPool:
                LOG.warning("a bot's process died; starting another")
                if self._pool is pool:
                    pool.shutdown(wait=False, cancel_futures=True)
                    self._pool = None
        raise RuntimeError("the bots' processes keep dying")
