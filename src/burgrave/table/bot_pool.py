"""The pool of worker processes in which bots think, so that no request waits for them.

A bot is kept by one worker as long as its seat needs it, so that a plan made for a turn is used. Its requests go to that worker; a
request that has waited for long because that worker is busy goes to any other, which makes the bot again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context

from burgrave.engine.formats import Record
from burgrave.table import bot_worker
from burgrave.table.bot_worker import MAX_BOTS, SeatBot

LOG = logging.getLogger("burgrave.bot_pool")
STOP_TIMEOUT = 2.0
"""Seconds to wait for bots that still think when the server stops."""
MOVE_AFTER = 1.0
"""Seconds that a request waits for the worker that keeps its bot, before another one may take it."""
ATTEMPTS = 3
"""Attempts at a request, if workers die."""


class Worker:
    """A worker process, started with its first job and again after it died."""

    def __init__(self) -> None:
        self.is_busy = False
        """Whether a request was given to it and is not answered yet."""
        self._bots: OrderedDict[SeatBot, None] = OrderedDict()
        """The bots in its cache."""
        self._executor: ProcessPoolExecutor | None = None

    @property
    def bot_count(self) -> int:
        """The number of bots that it keeps."""
        return len(self._bots)

    def keeps(self, seat_bot: SeatBot) -> bool:
        """Return whether it keeps a bot."""
        return seat_bot in self._bots

    def note(self, seat_bot: SeatBot) -> None:
        """Note that it is about to use a bot, and will keep it."""
        self._bots[seat_bot] = None
        self._bots.move_to_end(seat_bot)
        if len(self._bots) > MAX_BOTS:
            self._bots.popitem(last=False)

    async def choose(self, seat_bot: SeatBot, save: Record) -> str:
        """Return what the bot chooses; raises BotFailed, and BrokenProcessPool when the process died."""
        if self._executor is None:
            self._executor = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=bot_worker.initialize)
        return await asyncio.get_running_loop().run_in_executor(self._executor, bot_worker.choose, seat_bot, save)

    def drop(self, seat_bot: SeatBot) -> None:
        """Let the worker drop a bot once it has answered what it was asked."""
        del self._bots[seat_bot]
        if self._executor is not None:
            with suppress(BrokenProcessPool):
                self._executor.submit(bot_worker.drop, seat_bot)

    def discard_process(self) -> None:
        """Discard a process that died; the next job starts another, whose cache of bots is empty."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
        self._executor = None
        self._bots.clear()

    async def stop(self) -> None:
        """Stop the process, and wait until what it was asked is answered."""
        executor, self._executor = self._executor, None
        if executor is not None:
            await asyncio.to_thread(executor.shutdown, True, cancel_futures=True)


@dataclass(eq=False, slots=True)
class Waiting:
    """A request that waits for a worker."""

    seat_bot: SeatBot
    worker: asyncio.Future[Worker]
    is_late: bool = False
    """Whether it has waited for so long that any worker may take it."""


class BotPool:
    """Asks bots in a number of worker processes; a worker that dies is replaced, and its request is asked again."""

    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._waiting: list[Waiting] = []

    async def choose(self, seat_bot: SeatBot, save: Record) -> str:
        """Return the text of the action that a bot chooses in a saved, imagined state.

        Raises BotFailed when the bot raised something, RuntimeError when worker after worker died.
        """
        for _ in range(ATTEMPTS):
            worker = await self._reserve(seat_bot)
            try:
                return await worker.choose(seat_bot, save)
            except BrokenProcessPool:
                LOG.warning("a bot's process died; starting another")
                worker.discard_process()
            finally:
                self._release(worker)
        raise RuntimeError("the bots' processes keep dying")

    def drop(self, seat_bot: SeatBot) -> None:
        """Drop a bot that is not needed any more: its game is over, or somebody else plays its seat."""
        worker = self._keeper(seat_bot)
        if worker is not None:
            worker.drop(seat_bot)

    async def stop(self) -> None:
        """Stop the workers; those that still think are waited for, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_TIMEOUT):
                await asyncio.gather(*(worker.stop() for worker in self._workers))

    def _keeper(self, seat_bot: SeatBot) -> Worker | None:
        """Return the worker that keeps a bot; None where no worker does."""
        return next((worker for worker in self._workers if worker.keeps(seat_bot)), None)

    async def _reserve(self, seat_bot: SeatBot) -> Worker:
        """Wait for a worker that may take a request of this bot; it is busy until `_release`."""
        loop = asyncio.get_running_loop()
        request = Waiting(seat_bot, loop.create_future())
        self._waiting.append(request)
        timer = loop.call_later(MOVE_AFTER, self._allow_move, request)
        self._assign()
        try:
            return await request.worker
        except asyncio.CancelledError:
            if request in self._waiting:
                self._waiting.remove(request)
            else:
                self._release(request.worker.result())
            raise
        finally:
            timer.cancel()

    def _release(self, worker: Worker) -> None:
        """Let a worker take the next request."""
        worker.is_busy = False
        self._assign()

    def _allow_move(self, request: Waiting) -> None:
        """Let any worker take a request that has waited for long."""
        request.is_late = True
        self._assign()

    def _assign(self) -> None:
        """Give each idle worker the oldest request that it may take, those with the fewest bots first."""
        for worker in sorted((one for one in self._workers if not one.is_busy), key=lambda one: one.bot_count):
            for request in self._waiting:
                keeper = self._keeper(request.seat_bot)
                if keeper is None or keeper is worker or request.is_late:
                    self._waiting.remove(request)
                    if keeper is not None and keeper is not worker:
                        keeper.drop(request.seat_bot)
                    worker.is_busy = True
                    worker.note(request.seat_bot)
                    request.worker.set_result(worker)
                    break
