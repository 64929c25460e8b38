"""Health check and metrics, for monitoring."""

from __future__ import annotations

import resource

from litestar import MediaType, Response, get

from burgrave.table.errors import Unavailable
from burgrave.table.middleware import BUCKETS
from burgrave.table.request_info import AppRequest


@get("/health", include_in_schema=False)
async def health(request: AppRequest) -> Response[dict[str, str]]:
    """200 when the server and its database answer, 503 when the database does not."""
    try:
        await request.app.state.service.store.ping()
    except Unavailable:
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: AppRequest) -> str:
    """Counts in Prometheus' text format, of this process."""
    service, middleware = request.app.state.service, request.state.middleware
    lines = [f'burgrave_requests_total{{status="{status}"}} {count}' for status, count in sorted(middleware.requests.items())]
    seen = 0
    for most, count in zip((*BUCKETS, "+Inf"), middleware.durations, strict=True):
        seen += count
        lines.append(f'burgrave_request_seconds_bucket{{le="{most}"}} {seen}')
    lines += [f"burgrave_request_seconds_count {seen}", f"burgrave_request_seconds_sum {middleware.total_seconds:.6f}"]
    lines += [f"burgrave_{name}_total {count}" for name, count in service.counts.items()]
    lines += [
        f"burgrave_rooms {len(service.rooms)}",
        f"burgrave_listeners {service.broadcaster.count()}",
        f"burgrave_bots_thinking {len(service.bot_turns.running())}",
        f"burgrave_max_resident_bytes {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024}",
    ]
    return "\n".join(lines) + "\n"
