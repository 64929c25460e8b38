"""Ports on loopback, below the range from which outgoing connections take theirs, so that a server can come back on its own."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator

FIRST, EACH, WORKERS = 8720, 20, 4
POSTGRES_FIRST, POSTGRES_EACH = 5540, 5
HOST = "127.0.0.1"


def worker() -> int:
    """Which of the parallel test workers this is."""
    return int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS


def is_free(port: int) -> bool:
    """Whether nobody listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True


def _ring(first: int, count: int) -> Iterator[int]:
    start = first + worker() * count
    turn = os.getpid()
    while True:
        yield start + turn % count
        turn += 1


_TABLE = _ring(FIRST, EACH)
_POSTGRES = _ring(POSTGRES_FIRST, POSTGRES_EACH)


def _next(ring: Iterator[int], count: int) -> int:
    for _ in range(count):
        port = next(ring)
        if is_free(port):
            return port
    raise RuntimeError("no port is free for the tests; is a server left over?")


def table_port() -> int:
    """A free port for a table."""
    return _next(_TABLE, EACH)


def postgres_port() -> int:
    """A free port for a PostgreSQL server."""
    return _next(_POSTGRES, POSTGRES_EACH)
