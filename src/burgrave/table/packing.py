"""Answers made smaller on their way out, each in one step.

Our answers come in one piece, so packing them needs no stream: that costs half of what a middleware's file object does, and
packing is the dearest part of an answer after drawing it. What comes in several pieces (live news) passes as it is.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

packer: ModuleType
try:
    from isal import isal_zlib as packer  # the same format, four times as fast
except ImportError:  # no wheel for this machine
    import zlib as packer

crc32 = packer.crc32
LEAST = 800
"""Bytes from which packing is worth it."""
LEVEL = 1
"""The next ones take longer and make a table's panels hardly smaller."""
GZIP = 31
"""Window bits that ask for gzip's frame."""


class Packing:
    """A `send` of ASGI that packs what goes through it, for whoever takes gzip."""

    def __init__(self, send: Any) -> None:
        self._send = send
        self._start: dict[str, Any] | None = None

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self._start = message  # the headers wait for the body they speak of
            return
        if self._start is not None:
            start, self._start = self._start, None
            body = message.get("body", b"")
            if len(body) >= LEAST and not message.get("more_body") and not has_header(start, b"content-encoding"):
                packed = packer.compressobj(LEVEL, wbits=GZIP)
                body = packed.compress(body) + packed.flush()
                message = {**message, "body": body}
                start = {**start, "headers": packed_headers(start["headers"], len(body))}
            await self._send(start)
        await self._send(message)


def takes_gzip(headers: dict[bytes, bytes]) -> bool:
    """Whether who asks can unpack it."""
    return b"gzip" in headers.get(b"accept-encoding", b"")


def has_header(start: dict[str, Any], name: bytes) -> bool:
    """Whether an answer has a header."""
    return any(known.lower() == name for known, _ in start["headers"])


def packed_headers(headers: Any, length: int) -> list[tuple[bytes, bytes]]:
    """The headers of an answer once it is packed."""
    kept = [(name, value) for name, value in headers if name.lower() != b"content-length"]
    told = [(b"content-length", str(length).encode()), (b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
    return [*kept, *told]
