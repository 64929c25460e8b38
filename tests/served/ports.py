"""Ports on loopback, below the range from which outgoing connections take theirs, so that a server can come back on its own."""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import IO

FIRST, EACH, WORKERS = 8720, 40, 2
POSTGRES_FIRST, POSTGRES_EACH = 5540, 10
HOST = "127.0.0.1"
LOCKS = Path("/tmp") if Path("/tmp").is_dir() else Path(tempfile.gettempdir())
"""Not what `TMPDIR` says: all who test on this machine must meet there."""
IN_HAND = 3
"""Ports that may be handed out before somebody listens there."""
_own: tuple[deque[int], deque[int]] = (deque(), deque())
_kept: list[IO[str]] = []


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


def reserve(port: int) -> bool:
    """Keep a port for this process for as long as it lives: others may be testing on this machine at the same time."""
    file = (LOCKS / f"burgrave-port-{port}").open("a")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return False
    _kept.append(file)
    return True


def _next(ring: Iterator[int], count: int, own: deque[int]) -> int:
    """One of ours that is free again, the one used longest ago; else a new one."""
    if len(own) > IN_HAND:
        for port in list(own):
            if is_free(port):
                own.remove(port)
                own.append(port)
                return port
    for _ in range(count):
        port = next(ring)
        if port not in own and reserve(port):
            own.append(port)
            if is_free(port):
                return port
    raise RuntimeError("no port is free for the tests; is a server left over?")


def table_port() -> int:
    """A free port for a table."""
    return _next(_TABLE, EACH, _own[0])


def postgres_port() -> int:
    """A free port for a PostgreSQL server."""
    return _next(_POSTGRES, POSTGRES_EACH, _own[1])
