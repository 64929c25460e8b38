"""Compresses responses with gzip, each in one step.

Our responses are complete when they are sent, so compressing them needs no stream; that costs half as much as the usual middleware,
and after drawing compression is the most expensive part of a response. Responses in several parts (server-sent events) are passed
on unchanged.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar.types import HTTPResponseStartEvent, Message, Send

zlib_impl: ModuleType
try:
    from isal import isal_zlib as zlib_impl  # the same format, four times as fast
except ImportError:  # no wheel for this machine
    import zlib as zlib_impl

crc32 = zlib_impl.crc32
MIN_BYTES = 800
"""Smallest size that is compressed."""
LEVEL = 1
"""Higher levels take longer and make a table's panels hardly smaller."""
GZIP = 31
"""Window bits that ask for gzip's frame."""


class GzipSend:
    """A `send` of ASGI that compresses the bodies that go through it, for a client that accepts gzip."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._start: HTTPResponseStartEvent | None = None

    async def __call__(self, message: Message) -> None:
        """Send a message; the start of a response waits for its body, whose size it names."""
        if message["type"] == "http.response.start":
            self._start = message
            return
        if self._start is not None:
            start, self._start = self._start, None
            if message["type"] == "http.response.body" and not message.get("more_body"):
                body = message["body"]
                if len(body) >= MIN_BYTES and not has_header(start, b"content-encoding"):
                    body = gzipped(body)
                    message = {"type": "http.response.body", "body": body, "more_body": False}
                    headers = compressed_headers(start["headers"], len(body))
                    start = {"type": "http.response.start", "status": start["status"], "headers": headers}
            await self._send(start)
        await self._send(message)


def gzipped(body: bytes) -> bytes:
    """Return a body in gzip format."""
    compressor = zlib_impl.compressobj(LEVEL, wbits=GZIP)
    return bytes(compressor.compress(body) + compressor.flush())


def accepts_gzip(headers: dict[bytes, bytes]) -> bool:
    """Return whether the headers of a request say that its client can read gzip."""
    return b"gzip" in headers.get(b"accept-encoding", b"")


def has_header(start: HTTPResponseStartEvent, name: bytes) -> bool:
    """Return whether a response has a header of this name, in lower case."""
    return any(header.lower() == name for header, _ in start["headers"])


def compressed_headers(headers: Iterable[tuple[bytes, bytes]], length: int) -> list[tuple[bytes, bytes]]:
    """Return the headers of a response whose body was compressed to `length` bytes."""
    others = [(name, value) for name, value in headers if name.lower() != b"content-length"]
    return [*others, (b"content-length", str(length).encode()), (b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
