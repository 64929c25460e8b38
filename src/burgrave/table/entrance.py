"""The door of the house: every request learns here who asks; every answer leaves with the same headers and a log line."""

from __future__ import annotations

import ipaddress
import json
import logging
import time
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any

from burgrave.table.errors import TableError, TooMany
from burgrave.table.limits import Limit
from burgrave.table.packing import Packing, has_header, takes_gzip
from burgrave.table.reader import language_of
from burgrave.table.security import HEADERS, TRANSPORT, bearer_of, check_origin

if TYPE_CHECKING:
    from litestar import Request
    from litestar.types import ASGIApp, Receive, Scope, Send

    from burgrave.table.hall import Hall
    from burgrave.table.people import Person

LOG = logging.getLogger("burgrave.request")
COOKIE = "burgrave"
YEAR = 365 * 86400
QUIET = ("/static/", "/health", "/metrics")
"""Not worth a log line, and not counted against anybody."""
LONGEST_PATH = 200
"""Characters of a path in the log."""
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
"""Seconds, for the metrics."""


class Entrance:
    """See the module's docstring."""

    def __init__(self, app: ASGIApp, hall: Hall, page: Callable[[int, str], str]) -> None:
        self.app = app
        self.hall = hall
        self._page = page
        """Makes the page for a refusal, from its status and the browser's languages."""
        self._limit = Limit(hall.settings.request_rate)
        self.requests: dict[int, int] = {}
        """Answers by status, for the metrics."""
        self.durations = [0] * (len(BUCKETS) + 1)
        self.total_seconds = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        path = str(scope["path"])
        headers: dict[bytes, bytes] = dict(scope["headers"])
        state: dict[str, Any] = scope.setdefault("state", {})
        state["person"] = None
        state["entrance"] = self
        answered = 0
        out = Packing(send) if takes_gzip(headers) else send

        async def dressed(message: Any) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = message["status"]
                told = message["headers"]
                if not has_header(message, b"cache-control"):
                    told = [*told, (b"cache-control", b"no-store")]
                message = {**message, "headers": [*told, *self._farewell(state)]}
            await out(message)

        try:
            check_origin(method_of(scope), headers, self.hall.settings.base_url)
            if not path.startswith(QUIET):
                state["person"] = await self._who(headers, address_of(scope))
                who = state["person"]
                if not self._limit.allows(who.id if who else address_of(scope)):
                    raise TooMany("too many requests; wait a little")
            await self.app(scope, receive, dressed)
        except TableError as error:
            await self._refuse(dressed, scope, path, headers, error)
        finally:
            self._note(scope, path, answered, time.perf_counter() - begun)

    async def _refuse(self, send: Any, scope: Scope, path: str, headers: dict[bytes, bytes], error: TableError) -> None:
        """An answer for whoever does not get past the door: a page for people, JSON for programs."""
        if b"text/html" in headers.get(b"accept", b"") and not path.startswith("/api/"):
            kind, body = (
                b"text/html; charset=utf-8",
                self._page(error.status, headers.get(b"accept-language", b"").decode("latin-1")),
            )
        else:
            kind, body = b"application/json", json.dumps({"error": error.code, "detail": str(error)})
        told = [(b"content-type", kind), (b"content-length", str(len(body.encode())).encode())]
        await send({"type": "http.response.start", "status": error.status, "headers": told})
        await send({"type": "http.response.body", "body": body.encode()})

    async def _who(self, headers: dict[bytes, bytes], address: str) -> Person | None:
        bearer = bearer_of(headers)
        if bearer is not None:
            return await self.hall.people.by_token(bearer, address)
        cookie = cookie_of(headers)
        return await self.hall.people.by_session(cookie) if cookie else None

    def _farewell(self, state: dict[str, Any]) -> list[tuple[bytes, bytes]]:
        """What goes onto every answer, and the session cookie when somebody became known."""
        headers = list(HEADERS)
        if self.hall.settings.is_secure:
            headers.append(TRANSPORT)
        if "session" in state:
            age = f"Max-Age={YEAR}" if state["session"] else "Max-Age=0"
            secure = "; Secure" if self.hall.settings.is_secure else ""
            headers.append((b"set-cookie", f"{COOKIE}={state['session']}; Path=/; {age}; HttpOnly; SameSite=Lax{secure}".encode()))
        return headers

    def _note(self, scope: Scope, path: str, status: int, seconds: float) -> None:
        if path.startswith(QUIET):
            return
        self.requests[status] = self.requests.get(status, 0) + 1
        if path.endswith("/events"):
            return  # open for as long as somebody looks
        self.durations[next((at for at, most in enumerate(BUCKETS) if seconds <= most), len(BUCKETS))] += 1
        self.total_seconds += seconds
        LOG.info("%s %s", method_of(scope), path[:LONGEST_PATH], extra={"status": status, "ms": round(seconds * 1000, 1)})


def method_of(scope: Scope) -> str:
    """GET, POST and so on."""
    return str(scope.get("method", ""))


def address_of(scope: Scope) -> str:
    """Where a request comes from, as far as the server knows (behind a proxy: what the proxy says).

    Of IPv6 the first half: the rest is the subscriber's to choose.
    """
    client = scope.get("client")
    address = str(client[0]) if client else "unknown"
    try:
        return str(ipaddress.IPv6Network((address.partition("%")[0], 64), strict=False)) if ":" in address else address
    except ValueError:
        return address


def cookie_of(headers: dict[bytes, bytes]) -> str:
    """The session cookie, if any."""
    raw = headers.get(b"cookie", b"").decode("latin-1")
    if COOKIE not in raw:
        return ""
    try:
        jar: SimpleCookie = SimpleCookie(raw)
    except CookieError:
        return ""
    return jar[COOKIE].value if COOKIE in jar else ""


async def known_person(request: Request[Any, Any, Any], name: str = "") -> Person:
    """Who asks; somebody unknown becomes a guest and gets a session with the answer."""
    person: Person | None = request.state.person
    if person is None:
        hall: Hall = request.app.state.hall
        person = await hall.people.welcome(address_of(request.scope), name, language_of(request))
        remember(request, person)
    return person


def remember(request: Request[Any, Any, Any], person: Person) -> None:
    """From the next request on, the browser is this person."""
    hall: Hall = request.app.state.hall
    request.state.person = person
    request.state.session = hall.people.session(person)


def forget(request: Request[Any, Any, Any]) -> None:
    """End the browser's session."""
    request.state.person = None
    request.state.session = ""
