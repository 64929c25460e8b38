"""For whoever runs the table: is it well, and how much does it do."""

from __future__ import annotations

import resource
from typing import Any

from litestar import MediaType, Request, Response, get

from burgrave.table.entrance import BUCKETS
from burgrave.table.errors import Unavailable


@get("/health", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """200 when the server and its database answer, 503 when the database does not."""
    try:
        await request.app.state.hall.store.ping()
    except Unavailable:
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> str:
    """Counts in Prometheus' text format, of this process."""
    hall, entrance = request.app.state.hall, request.state.entrance
    lines = [f'burgrave_requests_total{{status="{status}"}} {count}' for status, count in sorted(entrance.requests.items())]
    seen = 0
    for most, count in zip((*BUCKETS, "+Inf"), entrance.durations, strict=True):
        seen += count
        lines.append(f'burgrave_request_seconds_bucket{{le="{most}"}} {seen}')
    lines += [f"burgrave_request_seconds_count {seen}", f"burgrave_request_seconds_sum {entrance.total_seconds:.6f}"]
    lines += [f"burgrave_{name}_total {count}" for name, count in hall.counts.items()]
    lines += [
        f"burgrave_rooms {len(hall.rooms)}",
        f"burgrave_listeners {hall.live.count()}",
        f"burgrave_bots_thinking {len(hall.bot_turns.running())}",
        f"burgrave_max_resident_bytes {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024}",
    ]
    return "\n".join(lines) + "\n"
