"""Fixtures for everything that needs the table: databases of both kinds, the application in this process, real servers.

What they need is imported when they are used: the compiled form is tested without the table's packages.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

_numbers = count()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=10, help="kill -9 of servers and upgrades, on each database")
    parser.addoption("--examples", type=int, default=10, help="requests that schemathesis makes up for each operation")


def must_have(reason: str) -> Any:
    """Skip, loudly; where nothing may be missing, fail."""
    if os.environ.get("BURGRAVE_REQUIRE_ALL") == "1":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL server of this test worker."""
    from served.postgres import Postgres, Unavailable

    try:
        server = Postgres()
    except Unavailable as error:
        must_have(f"POSTGRESQL TESTS ARE SKIPPED: {error}")
    try:
        server.start()
        yield server
    except Unavailable as error:
        must_have(f"POSTGRESQL TESTS ARE SKIPPED: {error}")
    finally:
        server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database; every test that asks for it runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/table.db"
    return str(request.getfixturevalue("postgres").fresh(f"test_{os.getpid()}_{next(_numbers)}"))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Any]:
    """Start servers: `serve(database=..., processes=2, options=["--bot-pace", "0"])`; they are stopped at the end.

    A server that logged an error fails the test, unless the test says `server.may_fail = True`.
    """
    from served.server import Server

    started: list[Server] = []

    def start(database: str = "", processes: int = 1, options: tuple[str, ...] = (), wait: bool = True) -> Server:
        server = Server(tmp_path / f"server{len(started)}", database, processes, *options)
        started.append(server)
        return server.start(wait)

    yield start
    for server in started:
        server.end()
    for server in started:
        assert server.may_fail or not server.errors(), server.errors()[0]
