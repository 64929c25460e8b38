"""A cheap HTTP/1.1 client for load and faults: one kept connection a player, one stream of server-sent events.

httpx spends more on a request than the server does on answering it; here httptools parses and nothing is copied twice.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from dataclasses import dataclass

import httptools
import msgspec

GZIP = 16 + zlib.MAX_WBITS


class Broken(Exception):
    """The connection ended before the answer did."""


@dataclass(slots=True)
class Answer:
    """What came back."""

    status: int
    headers: dict[bytes, bytes]
    body: bytes

    def json(self):
        return msgspec.json.decode(self.body)


class _Base(asyncio.Protocol):
    """Parses answers of one connection."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.parser = httptools.HttpResponseParser(self)
        self.headers: dict[bytes, bytes] = {}
        self.received = 0

    def connection_made(self, transport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError as error:
            self.connection_lost(error)

    def on_message_begin(self) -> None:
        self.headers = {}

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers[name.lower()] = value


class Connection(_Base):
    """One request at a time over a kept connection."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[bytes] = []
        self.waiting: asyncio.Future[Answer] | None = None
        self.is_open = False

    def connection_made(self, transport) -> None:
        super().connection_made(transport)
        self.is_open = True

    def on_body(self, body: bytes) -> None:
        self.parts.append(body)

    def on_message_complete(self) -> None:
        body = b"".join(self.parts)
        self.parts = []
        if self.headers.get(b"content-encoding") == b"gzip":
            body = zlib.decompress(body, GZIP)
        if self.waiting and not self.waiting.done():
            self.waiting.set_result(Answer(self.parser.get_status_code(), self.headers, body))
        if not self.parser.should_keep_alive():
            self.close()

    def connection_lost(self, exc) -> None:
        self.is_open = False
        if self.waiting and not self.waiting.done():
            self.waiting.set_exception(Broken(str(exc or "closed")))

    def close(self) -> None:
        self.is_open = False
        if self.transport:
            self.transport.close()


class Stream(_Base):
    """Server-sent events: calls `handle_event(event, data)` for each, `handle_end()` at the end."""

    def __init__(self, handle_event: Callable[[str, str], None], handle_end: Callable[[], None]) -> None:
        super().__init__()
        self.handle_event, self.handle_end = handle_event, handle_end
        self.rest = b""
        self.status: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def on_headers_complete(self) -> None:
        if not self.status.done():
            self.status.set_result(self.parser.get_status_code())

    def on_body(self, body: bytes) -> None:
        *blocks, self.rest = (self.rest + body).replace(b"\r\n", b"\n").split(b"\n\n")
        for block in blocks:
            event, data = "message", []
            for line in block.decode().split("\n"):
                name, _, value = line.partition(":")
                if name == "event":
                    event = value.strip()
                elif name == "data":
                    data.append(value.removeprefix(" "))
            if data:
                self.handle_event(event, "\n".join(data))

    def on_message_complete(self) -> None:
        self.close()

    def connection_lost(self, exc) -> None:
        if not self.status.done():
            self.status.set_exception(Broken(str(exc or "closed")))
            self.status.exception()
        self.handle_end()

    def close(self) -> None:
        if self.transport:
            self.transport.close()


class Person:
    """Somebody at a browser: keeps a connection and sends who they are with every request."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.connection: Connection | None = None
        self.free = asyncio.Lock()
        """One request at a time on the kept connection."""
        self.token = ""
        self.received = 0

    def head(self, method: str, path: str, length: int, accept: str = "application/json") -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", f"Accept: {accept}", "Accept-Encoding: gzip"]
        if self.token:
            lines.append(f"Authorization: Bearer {self.token}")
        if method != "GET":
            lines += ["Content-Type: application/json", f"Content-Length: {length}"]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def ask(self, method: str, path: str, body=None, timeout: float = 30, accept: str = "application/json") -> Answer:
        """Send a request and wait for the answer; Broken or TimeoutError when none comes."""
        async with self.free:
            return await self._ask(method, path, body, timeout, accept)

    async def _ask(self, method: str, path: str, body, timeout: float, accept: str) -> Answer:
        loop = asyncio.get_running_loop()
        if self.connection is None or not self.connection.is_open:
            try:
                _, self.connection = await asyncio.wait_for(loop.create_connection(Connection, self.host, self.port), timeout)
            except OSError as error:
                raise Broken(f"cannot connect: {error}") from None
        connection = self.connection
        content = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        connection.waiting = loop.create_future()
        connection.transport.write(self.head(method, path, len(content), accept) + content)
        before = connection.received
        try:
            async with asyncio.timeout(timeout):
                return await connection.waiting
        except TimeoutError:
            connection.close()
            raise
        finally:
            self.received += connection.received - before

    async def listen(self, path: str, handle_event: Callable[[str, str], None], handle_end: Callable[[], None]) -> Stream:
        """Open a stream of events."""
        loop = asyncio.get_running_loop()
        try:
            transport, stream = await loop.create_connection(lambda: Stream(handle_event, handle_end), self.host, self.port)
        except OSError as error:
            raise Broken(f"cannot connect: {error}") from None
        transport.write(self.head("GET", path, 0, "text/event-stream"))
        status = await stream.status
        if status != 200:
            stream.close()
            raise Broken(f"the stream was refused with {status}")
        return stream

    def close(self) -> None:
        if self.connection:
            self.connection.close()
