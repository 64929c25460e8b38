"""News of tables: to everybody who looks at one in this process, and through PostgreSQL's NOTIFY to the other processes."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]

from burgrave.table.errors import Unavailable
from burgrave.table.json_types import JsonObject
from burgrave.table.store.store import CHANNEL

LOG = logging.getLogger("burgrave.live")
WAITING = 64
"""News kept for somebody who does not read; then the oldest are dropped: each says 'look again', so one is enough."""

News = JsonObject
"""What happened at a table: `event` says what kind of thing, the rest where to look."""


class Subscription:
    """One listener's queue. `None` says that the server closes."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.queue: asyncio.Queue[News | None] = asyncio.Queue(WAITING)

    def put(self, news: News | None) -> None:
        """Add news, dropping the oldest when nobody reads."""
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(news)


class Broadcaster:
    """Who listens to which table."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Subscription]] = {}
        self._streams: Counter[str] = Counter()
        self._is_closed = False

    def subscribe(self, table: str, who: str) -> Subscription:
        """Listen to a table, as a person or from an address; who comes while the server closes is sent home at once."""
        subscription = Subscription(who)
        if self._is_closed:
            subscription.put(None)
        self._listeners.setdefault(table, []).append(subscription)
        self._streams[who] += 1
        return subscription

    def unsubscribe(self, table: str, subscription: Subscription) -> None:
        """End a subscription to a table."""
        left = self._listeners.get(table, [])
        if subscription in left:
            left.remove(subscription)
            self._streams[subscription.who] -= 1
            if not self._streams[subscription.who]:
                del self._streams[subscription.who]
        if not left:
            self._listeners.pop(table, None)

    def publish(self, table: str, news: News) -> None:
        """Tell everybody who listens in this process; once it closes nobody, so that nothing drives the farewell out of a queue."""
        if self._is_closed:
            return
        for subscription in self._listeners.get(table, ()):
            subscription.put(news)

    def has_listeners(self, table: str) -> bool:
        """Whether anybody listens to a table in this process."""
        return table in self._listeners

    def streams(self, who: str) -> int:
        """How many streams somebody has open."""
        return self._streams[who]

    def count(self) -> int:
        """All listeners of this process."""
        return sum(map(len, self._listeners.values()))

    def close(self) -> None:
        """Send everybody home, now and from now on: requests come in until the server has stopped to listen."""
        self._is_closed = True
        for listeners in self._listeners.values():
            for subscription in listeners:
                subscription.put(None)


class NotifyListener:
    """Hears what other processes did, and reconnects for as long as it takes."""

    def __init__(self, url: str, heard: Callable[[News], Awaitable[None]], reconnected: Callable[[], Awaitable[None]]) -> None:
        self._dsn = url.replace("postgresql+asyncpg:", "postgresql:", 1)
        self._heard = heard
        self._reconnected = reconnected
        self._news: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen to the notifications of other processes."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._pass_on())]

    async def stop(self) -> None:
        """Stop listening, and wait until the tasks have ended."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def _listen(self) -> None:
        pause = 0.5
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(self._dsn, timeout=5)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _connection, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, lambda _c, _pid, _channel, payload: self._news.put_nowait(str(payload)))
                await self._reconnected()
                pause = 0.5
                await gone.wait()
            except Exception as error:  # whatever it was, a process that listens no more is worse
                LOG.warning("cannot listen to the other processes", extra={"reason": type(error).__name__})
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(pause)
            pause = min(pause * 2, 8)

    async def _pass_on(self) -> None:
        while True:
            payload = await self._news.get()
            try:
                await self._heard(json.loads(payload))
            except Unavailable:
                LOG.warning("news could not be followed: no database")  # reconnecting will look after every table
            except Exception:
                LOG.exception("news could not be passed on")
