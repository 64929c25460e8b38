"""Server-sent events of a table. An event says only that something changed; clients then fetch what."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

from litestar import get
from litestar.params import FromPath
from litestar.response import Stream

from burgrave.table.broadcast import News
from burgrave.table.errors import TooMany
from burgrave.table.request_info import AppRequest, person_of, service_of
from burgrave.table.room import Room
from burgrave.table.service import TableService
from burgrave.table.sessions import address_of

HEARTBEAT = 15.0
"""Seconds after which a comment is sent on an idle stream."""
RETRY = 2000
"""Milliseconds after which a browser reconnects."""

MOST_STREAMS = 100
"""Streams that one person, or one unknown address, may have open."""


async def event_stream(service: TableService, room: Room, who: str) -> AsyncIterator[bytes]:
    """Yield the events of one listener, the present state of the table first, so that nothing is missed in between."""
    subscription = service.broadcaster.subscribe(room.id, who)
    try:
        yield f"retry: {RETRY}\n".encode()
        yield sse_message({"event": "table", "ply": room.ply, "revision": room.revision})
        while True:
            try:
                received = await asyncio.wait_for(subscription.queue.get(), HEARTBEAT)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if received is None:
                return
            yield sse_message(received)
    finally:
        service.broadcaster.unsubscribe(room.id, subscription)


def sse_message(news: News) -> bytes:
    """Return news in the format of server-sent events."""
    data = {key: value for key, value in news.items() if key != "event"}
    return f"event: {news['event']}\ndata: {json.dumps(data)}\n\n".encode()


async def stream_response(request: AppRequest, table: str) -> Stream:
    """Return the response with the event stream of a table."""
    service = service_of(request)
    room = await service.room(table)
    who = request.state.person.id if person_of(request) else address_of(request.scope)
    if service.broadcaster.streams(who) >= MOST_STREAMS:
        raise TooMany("too many tables are open in your browsers; close some")
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(event_stream(service, room, who), media_type="text/event-stream", headers=headers)


@get("/t/{table:str}/events", include_in_schema=False)
async def page_events(request: AppRequest, table: FromPath[str]) -> Stream:
    """The stream of a table's news for its page."""
    return await stream_response(request, table)
