"""The middleware around the application: identifies the person, limits the request rate, adds headers and writes the log."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from burgrave.table.compression import GzipSend, accepts_gzip, has_header
from burgrave.table.errors import TableError, TooMany
from burgrave.table.rate_limit import RateLimit
from burgrave.table.security import HEADERS, TRANSPORT, bearer_of, check_origin
from burgrave.table.sessions import COOKIE, YEAR, address_of, cookie_of

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from burgrave.table.people import Person
    from burgrave.table.service import TableService

LOG = logging.getLogger("burgrave.request")
QUIET = ("/static/", "/health", "/metrics")
"""Path prefixes that are neither logged nor rate limited."""
LONGEST_PATH = 200
"""Characters of a path in the log."""
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
"""Upper limits of the histogram of durations, in seconds."""


class RequestMiddleware:
    """An ASGI application around another one; see the module's docstring. It also counts requests for the metrics."""

    def __init__(self, app: ASGIApp, service: TableService, page: Callable[[int, str], str]) -> None:
        self.app = app
        self.service = service
        self._page = page
        """Makes the page for a refusal, from its status and the browser's languages."""
        self._limit = RateLimit(service.settings.request_rate)
        self.requests: dict[int, int] = {}
        """Answers by status, for the metrics."""
        self.durations = [0] * (len(BUCKETS) + 1)
        self.total_seconds = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it before the application sees it."""
        if str(scope["type"]) != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        path = str(scope["path"])
        headers: dict[bytes, bytes] = dict(scope["headers"])
        state = scope.setdefault("state", {})
        state["person"] = None
        state["middleware"] = self
        status = 0
        out = GzipSend(send) if accepts_gzip(headers) else send

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                common = self._common_headers(state.get("session"))
                if not has_header(message, b"cache-control"):
                    common.append((b"cache-control", b"no-store"))
                all_headers = [*message["headers"], *common]
                message = {"type": "http.response.start", "status": message["status"], "headers": all_headers}
            await out(message)

        try:
            check_origin(method_of(scope), headers, self.service.settings.base_url)
            if not path.startswith(QUIET):
                state["person"] = await self._person(headers, address_of(scope))
                person = state["person"]
                if not self._limit.allows(person.id if person else address_of(scope)):
                    raise TooMany("too many requests; wait a little")
            await self.app(scope, receive, with_headers)
        except TableError as error:
            await self._refuse(with_headers, scope, path, headers, error)
        finally:
            self._log_answer(scope, path, status, time.perf_counter() - began)

    async def _refuse(self, send: Send, scope: Scope, path: str, headers: dict[bytes, bytes], error: TableError) -> None:
        """Answer a request that is not passed on to the application: with a page for people, with JSON for programs."""
        if b"text/html" in headers.get(b"accept", b"") and not path.startswith("/api/"):
            kind, body = (
                b"text/html; charset=utf-8",
                self._page(error.status, headers.get(b"accept-language", b"").decode("latin-1")),
            )
        else:
            kind, body = b"application/json", json.dumps({"error": error.code, "detail": str(error)})
        length = str(len(body.encode())).encode()
        answer_headers = [(b"content-type", kind), (b"content-length", length)]
        await send({"type": "http.response.start", "status": error.status, "headers": answer_headers})
        await send({"type": "http.response.body", "body": body.encode(), "more_body": False})

    async def _person(self, headers: dict[bytes, bytes], address: str) -> Person | None:
        """Return the person of the bearer token or session cookie of a request; None without either."""
        bearer = bearer_of(headers)
        if bearer is not None:
            return await self.service.people.by_token(bearer, address)
        cookie = cookie_of(headers)
        return await self.service.people.by_session(cookie) if cookie else None

    def _common_headers(self, session: str | None) -> list[tuple[bytes, bytes]]:
        """Return the headers of every response, with the cookie of a new session, or with an empty one that ends it."""
        headers = list(HEADERS)
        if self.service.settings.is_secure:
            headers.append(TRANSPORT)
        if session is not None:
            age = f"Max-Age={YEAR}" if session else "Max-Age=0"
            secure = "; Secure" if self.service.settings.is_secure else ""
            headers.append((b"set-cookie", f"{COOKIE}={session}; Path=/; {age}; HttpOnly; SameSite=Lax{secure}".encode()))
        return headers

    def _log_answer(self, scope: Scope, path: str, status: int, seconds: float) -> None:
        """Count a response and log it."""
        if path.startswith(QUIET):
            return
        self.requests[status] = self.requests.get(status, 0) + 1
        if path.endswith("/events"):
            return  # open for as long as somebody looks
        self.durations[next((at for at, most in enumerate(BUCKETS) if seconds <= most), len(BUCKETS))] += 1
        self.total_seconds += seconds
        LOG.info("%s %s", method_of(scope), path[:LONGEST_PATH], extra={"status": status, "ms": round(seconds * 1000, 1)})


def method_of(scope: Scope) -> str:
    """Return the HTTP method of a request."""
    return str(scope.get("method", ""))
