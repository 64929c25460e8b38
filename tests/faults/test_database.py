"""The database goes away and comes back: requests are refused for a while, nothing acknowledged is lost, and the table goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import time

import httpx
import pytest

from faults.concurrent_moves import ConcurrentMoves
from faults.journal_check import Journal
from served import http
from served.fixtures import must_have
from served.player import Player
from served.ports import HOST
from served.server import NotServing, Server

FREE = ("--bot-pace", "0", "--guest-rate", "0", "--request-rate", "0")


@pytest.fixture
def own_postgres():
    """A PostgreSQL server that a test may stop."""
    from served.postgres import Postgres, Unavailable

    try:
        server = Postgres()
        server.start()
    except Unavailable as error:
        must_have(f"POSTGRESQL TESTS ARE SKIPPED: {error}")
    yield server
    server.close()


def until(what, seconds=30.0):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if what():
            return True
        time.sleep(0.05)
    return False


def health(url):
    try:
        return http.get(f"{url}/health", timeout=20).status_code
    except httpx.TransportError:
        return 0


@pytest.mark.parametrize("mode", ["immediate", "fast"])
def test_postgresql_stops_and_starts_again(serve, own_postgres, mode):
    url = own_postgres.fresh("gone")
    server = serve(url, options=FREE)
    traffic = ConcurrentMoves(HOST, [server.port], 1)
    asyncio.run(traffic.open(3))
    asyncio.run(traffic.run_until(40, lambda: own_postgres.stop(mode)))
    assert until(lambda: health(server.url) == 503)
    ann = Player(server.url)
    ann.http.headers["authorization"] = f"Bearer {traffic.known[0].tokens[0]}"
    begun = time.monotonic()
    refused = ann.act(traffic.known[0].table, 0, "end")
    assert refused.status_code in (409, 503, 403), refused.text
    assert time.monotonic() - begun < 15, "a refusal does not take forever"
    assert "postgres" not in refused.text.lower(), "an answer does not say where the database is"
    own_postgres.start()
    assert until(lambda: health(server.url) == 200)
    journal = Journal(url, own_postgres)
    for known in traffic.known:
        journal.check(known)
    asyncio.run(traffic.run_until(60, lambda: None))
    for known in traffic.known:
        lines = journal.check(known)
        ann.http.headers["authorization"] = f"Bearer {known.tokens[0]}"
        assert ann.look(known.table)["ply"] == lines
    assert traffic.acknowledged >= 100
    assert server.process.poll() is None, "the server lived through it"


def test_news_cross_again_after_the_database_was_away(serve, own_postgres):
    """Two servers listen to each other through the database; after it was away they do so again, and miss nothing."""
    url = own_postgres.fresh("news")
    one, two = serve(url, options=FREE), serve(url, options=FREE)
    ann, ben, eve = Player(one.url), Player(two.url), Player(two.url)
    table = ann.open(seed=3)["id"]  # seat 0 begins
    ann.sit(table, 0)
    ben.sit(table, 1)
    with eve.events(table) as news:
        next(news)
        own_postgres.stop("fast")
        assert until(lambda: health(one.url) == 503 and health(two.url) == 503)
        own_postgres.start()
        assert until(lambda: health(one.url) == 200 and health(two.url) == 200)
        look = ann.look(table)
        moved = ann.must_act(table, look["ply"], look["actions"][0]["text"])
        for event, data in news:  # the stream itself never broke
            if event == "table" and data["ply"] == moved["ply"]:
                break
    for server in (one, two):
        server.may_fail = True  # the lost connections may be noted


def test_a_locked_sqlite_file(serve):
    server = serve(options=FREE)
    ann = Player(server.url)
    table = ann.open()["id"]
    ann.sit(table, 0)
    look = ann.sit(table, 1)
    file = server.database.removeprefix("sqlite+aiosqlite:///")
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        assert ann.look(table)["ply"] == 0, "looking needs no lock"
        refused = ann.act(table, 0, look["actions"][0]["text"])
        assert refused.status_code == 503, refused.text
        assert refused.json()["error"] == "unavailable"
        other.execute("ROLLBACK")
    assert ann.look(table)["ply"] == 0
    assert ann.must_act(table, 0, look["actions"][0]["text"])["ply"] == 1


def test_a_short_lock_is_waited_for(serve):
    server = serve(options=FREE)
    ann = Player(server.url)
    table = ann.open()["id"]
    ann.sit(table, 0)
    look = ann.sit(table, 1)
    other = sqlite3.connect(server.database.removeprefix("sqlite+aiosqlite:///"), isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")

    async def both():
        loop = asyncio.get_running_loop()
        loop.call_later(1.0, other.execute, "COMMIT")
        return await asyncio.to_thread(ann.act, table, 0, look["actions"][0]["text"])

    assert asyncio.run(both()).status_code == 200
    other.close()


def test_without_a_database_the_server_does_not_start_and_says_why(tmp_path, own_postgres):
    url = own_postgres.fresh("away").replace("burgrave@", "burgrave:hidden-password@")
    own_postgres.stop("fast")
    server = Server(tmp_path / "server", url, 1, *FREE)
    with pytest.raises(NotServing) as error:
        server.start()
    text = str(error.value)
    assert server.process.wait(10) != 0
    assert "hidden-password" not in text
    assert "database" in text
    own_postgres.start()
