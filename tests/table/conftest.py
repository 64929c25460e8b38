"""One server a database for all tests here; each test opens tables of its own."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest

from served.player import Player
from served.server import Server

FREE = ("--bot-pace", "0", "--guest-rate", "0", "--request-rate", "0")
"""No limits: all tests come from one address."""


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server without limits."""
    url = "" if request.param == "sqlite" else request.getfixturevalue("postgres").fresh(f"api_{time.time_ns()}")
    served = Server(tmp_path_factory.mktemp(request.param), url, 1, *FREE).start()
    yield served
    served.end()
    assert not served.errors(), served.errors()[0]


@pytest.fixture
def somebody(server: Server) -> Iterator[Callable[..., Player]]:
    """A new person each time it is called."""
    players: list[Player] = []

    def new(by: str = "token") -> Player:
        players.append(Player(server.url, by))
        return players[-1]

    yield new
    for player in players:
        player.close()


@pytest.fixture
async def no_thread_left() -> AsyncIterator[None]:
    """At the end of a test with an event loop, wait for the threads of closed SQLite connections.

    One that could not be opened, or whose opening was broken off, tells the loop later that it ended, and nobody waits for that:
    when the loop is gone by then, the thread breaks in the middle of another test.
    """
    yield
    for thread in threading.enumerate():
        if "_connection_worker_thread" in thread.name:
            await asyncio.to_thread(thread.join, 10)


class Duel:
    """Two people at a table of two."""

    def __init__(self, players: list[Player], table: str) -> None:
        self.players, self.table = players, table

    def looks(self) -> list[dict[str, Any]]:
        return [player.look(self.table) for player in self.players]

    def acting(self) -> tuple[Player, dict[str, Any]]:
        """Who is to act, and what they see."""
        return next((player, look) for player, look in zip(self.players, self.looks(), strict=True) if look["actions"])

    def waiting(self) -> Player:
        """Who is not."""
        acting, _ = self.acting()
        return next(player for player in self.players if player is not acting)


@pytest.fixture
def duel(somebody: Callable[..., Player]) -> Duel:
    return new_duel(somebody)


def new_duel(somebody: Callable[..., Player], **options: Any) -> Duel:
    ann, ben = somebody(), somebody()
    table = ann.open(**options)["id"]
    ann.sit(table, 0, "Ann")
    ben.sit(table, 1, "Ben")
    return Duel([ann, ben], table)
