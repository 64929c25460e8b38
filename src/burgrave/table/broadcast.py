"""Broadcasts news of tables to the listeners in this process, and through PostgreSQL's NOTIFY to the other processes."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]

from burgrave.table.errors import Unavailable
from burgrave.table.installed_games import FAULTS
from burgrave.table.json_types import JsonObject
from burgrave.table.store.store import CHANNEL

LOG = logging.getLogger("burgrave.live")
QUEUE_SIZE = 64
"""News queued for a listener who does not read; then the oldest is dropped: each says 'look again', so one is enough."""

News = JsonObject
"""What happened at a table: `event` says what kind of thing, the rest where to look."""


class Subscription:
    """The queue of one listener. `None` in it says that the server is shutting down."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.queue: asyncio.Queue[News | None] = asyncio.Queue(QUEUE_SIZE)

    def put(self, news: News | None) -> None:
        """Add news; the oldest is dropped when the queue is full."""
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(news)


class Broadcaster:
    """Keeps the subscriptions to each table and publishes news to them."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Subscription]] = {}
        self._streams: Counter[str] = Counter()
        self._is_closed = False

    def subscribe(self, table: str, who: str) -> Subscription:
        """Subscribe to a table, as a person or from an address; during shutdown the subscription ends at once."""
        subscription = Subscription(who)
        if self._is_closed:
            subscription.put(None)
        self._listeners.setdefault(table, []).append(subscription)
        self._streams[who] += 1
        return subscription

    def unsubscribe(self, table: str, subscription: Subscription) -> None:
        """End a subscription to a table."""
        listeners = self._listeners.get(table, [])
        if subscription in listeners:
            listeners.remove(subscription)
            self._streams[subscription.who] -= 1
            if not self._streams[subscription.who]:
                del self._streams[subscription.who]
        if not listeners:
            self._listeners.pop(table, None)

    def publish(self, table: str, news: News) -> None:
        """Send news to the subscribers in this process; during shutdown to nobody, so that the closing message stays in
        the queues.
        """
        if self._is_closed:
            return
        for subscription in self._listeners.get(table, ()):
            subscription.put(news)

    def has_listeners(self, table: str) -> bool:
        """Return whether anybody listens to a table in this process."""
        return table in self._listeners

    def streams(self, who: str) -> int:
        """Return the number of streams that a person or address has open."""
        return self._streams[who]

    def count(self) -> int:
        """Return the number of subscriptions in this process."""
        return sum(map(len, self._listeners.values()))

    def close(self) -> None:
        """End all subscriptions, and those that come later: requests arrive until the server has stopped listening."""
        self._is_closed = True
        for listeners in self._listeners.values():
            for subscription in listeners:
                subscription.put(None)


class NotifyListener:
    """Receives the news of other processes through PostgreSQL, and reconnects as often as necessary."""

    def __init__(self, url: str, on_news: Callable[[News], Awaitable[None]], on_reconnect: Callable[[], Awaitable[None]]) -> None:
        self._dsn = url.replace("postgresql+asyncpg:", "postgresql:", 1)
        self._on_news = on_news
        self._on_reconnect = on_reconnect
        self._news: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen to the notifications of other processes."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._deliver())]

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
                closed = asyncio.Event()
                connection.add_termination_listener(lambda _connection, closed=closed: closed.set())
                await connection.add_listener(CHANNEL, lambda _c, _pid, _channel, payload: self._news.put_nowait(str(payload)))
                await self._on_reconnect()
                pause = 0.5
                await closed.wait()
            except FAULTS as error:  # whatever it was, a process that listens no more is worse
                LOG.warning("cannot listen to the other processes", extra={"reason": type(error).__name__})
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(pause)
            pause = min(pause * 2, 8)

    async def _deliver(self) -> None:
        while True:
            payload = await self._news.get()
            try:
                await self._on_news(json.loads(payload))
            except Unavailable:
                LOG.warning("news could not be followed: no database")  # reconnecting will look after every table
            except FAULTS:  # a game may raise while its table is read again
                LOG.exception("news could not be passed on")
