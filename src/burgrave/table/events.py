"""Server-sent events: what happens at a table, as soon as it happens. News say that something changed; what, is fetched."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

from litestar import Request, get
from litestar.response import Stream

from burgrave.table.entrance import address_of
from burgrave.table.errors import TooMany
from burgrave.table.hall import Hall
from burgrave.table.room import Room

HEARTBEAT = 15.0
"""Seconds after which a quiet line shows that it lives."""
RETRY = 2000
"""Milliseconds after which a browser comes again."""

MOST_STREAMS = 100
"""That one person, or one address without identity, may have open."""


async def news(hall: Hall, room: Room, who: str) -> AsyncIterator[bytes]:
    """The stream of one listener; first where the table stands, so that nothing is missed in between."""
    subscription = hall.live.subscribe(room.id, who)
    try:
        yield f"retry: {RETRY}\n".encode()
        yield message({"event": "table", "ply": room.ply, "revision": room.revision})
        while True:
            try:
                told = await asyncio.wait_for(subscription.queue.get(), HEARTBEAT)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if told is None:
                return
            yield message(told)
    finally:
        hall.live.unsubscribe(room.id, subscription)


def message(told: dict[str, Any]) -> bytes:
    """News as an event of their kind."""
    return f"event: {told['event']}\ndata: {json.dumps({key: value for key, value in told.items() if key != 'event'})}\n\n".encode()


async def stream(request: Request[Any, Any, Any], table: str) -> Stream:
    """The news of a table for whoever asks."""
    hall: Hall = request.app.state.hall
    room = await hall.room(table)
    who = request.state.person.id if request.state.person else address_of(request.scope)
    if hall.live.streams(who) >= MOST_STREAMS:
        raise TooMany("too many tables are open in your browsers; close some")
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(news(hall, room, who), media_type="text/event-stream", headers=headers)


@get("/t/{table:str}/events", include_in_schema=False)
async def page_events(request: Request[Any, Any, Any], table: str) -> Stream:
    """For the table's page."""
    return await stream(request, table)
