"""Server-sent events: what happens at a table, as soon as it happens. News say that something changed; what, is fetched."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

from litestar import get
from litestar.response import Stream

from burgrave.table.broadcast import News
from burgrave.table.errors import TooMany
from burgrave.table.request_info import AppRequest, person_of, service_of
from burgrave.table.room import Room
from burgrave.table.service import TableService
from burgrave.table.sessions import address_of

HEARTBEAT = 15.0
"""Seconds after which a quiet line shows that it lives."""
RETRY = 2000
"""Milliseconds after which a browser comes again."""

MOST_STREAMS = 100
"""That one person, or one address without identity, may have open."""


async def news(service: TableService, room: Room, who: str) -> AsyncIterator[bytes]:
    """The stream of one listener; first where the table stands, so that nothing is missed in between."""
    subscription = service.live.subscribe(room.id, who)
    try:
        yield f"retry: {RETRY}\n".encode()
        yield message({"event": "table", "ply": room.ply, "revision": room.revision})
        while True:
            try:
                received = await asyncio.wait_for(subscription.queue.get(), HEARTBEAT)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if received is None:
                return
            yield message(received)
    finally:
        service.live.unsubscribe(room.id, subscription)


def message(news: News) -> bytes:
    """News as a server-sent event of their kind."""
    data = {key: value for key, value in news.items() if key != "event"}
    return f"event: {news['event']}\ndata: {json.dumps(data)}\n\n".encode()


async def stream(request: AppRequest, table: str) -> Stream:
    """The news of a table for whoever asks."""
    service = service_of(request)
    room = await service.room(table)
    who = request.state.person.id if person_of(request) else address_of(request.scope)
    if service.live.streams(who) >= MOST_STREAMS:
        raise TooMany("too many tables are open in your browsers; close some")
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(news(service, room, who), media_type="text/event-stream", headers=headers)


@get("/t/{table:str}/events", include_in_schema=False)
async def page_events(request: AppRequest, table: str) -> Stream:
    """The stream of a table's news for its page."""
    return await stream(request, table)
