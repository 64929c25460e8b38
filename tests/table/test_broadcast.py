"""Event streams: everybody who looks gets an event at once; who goes away leaves nothing behind."""

from __future__ import annotations

import re
import signal
import time

import httpx

from burgrave.table.broadcast import Broadcaster
from served.player import Player


def test_a_stream_begins_with_where_the_table_stands(duel):
    player, look = duel.acting()
    with player.events(duel.table) as news:
        event, data = next(news)
        assert event == "table"
        assert data["ply"] == look["ply"]


def test_moves_undo_seats_and_chat_are_events(somebody):
    ann, ben, eve = somebody(), somebody(), somebody()
    table = ann.open()["id"]
    ann.sit(table, 0, "Ann")
    with eve.events(table) as news:
        assert next(news)[0] == "table"
        ben.sit(table, 1, "Ben")
        assert next(news)[0] == "seats"
        look = ann.look(table)
        player = ann if look["actions"] else ben
        look = player.look(table)
        take = next(action["text"] for action in look["actions"] if action["verb"] == "take")
        moved = player.must_act(table, look["ply"], take)
        event, data = next(news)
        assert (event, data["ply"]) == ("table", moved["ply"])
        player.post(f"/api/tables/{table}/undo", {"ply": moved["ply"]})
        event, data = next(news)
        assert (event, data["ply"]) == ("table", moved["ply"] + 1)
        ben.post(f"/api/tables/{table}/chat", {"text": "hello"})
        event, _ = next(news)
        assert event == "chat"


def test_events_hold_nothing_but_that_something_happened(duel):
    """A spectator's stream holds no move, no name, no view: what may be seen is fetched."""
    player, look = duel.acting()
    with duel.waiting().events(duel.table) as news:
        next(news)
        player.must_act(duel.table, look["ply"], look["actions"][0]["text"])
        _, data = next(news)
        assert set(data) <= {"ply", "revision"}


def listeners(url: str) -> int:
    metrics = Player(url).get("/metrics").text
    return int(re.search(r"^burgrave_listeners (\d+)", metrics, re.M)[1])


def test_who_goes_away_leaves_nothing_behind(server, duel):
    before = listeners(server.url)
    for _ in range(5):
        with duel.players[0].events(duel.table) as news:
            next(news)
            assert listeners(server.url) == before + 1
    deadline = time.monotonic() + 20
    while listeners(server.url) != before and time.monotonic() < deadline:
        time.sleep(0.05)
    assert listeners(server.url) == before


def test_streams_end_when_the_server_stops(serve):
    server = serve(options=("--guest-rate", "0"))
    ann = Player(server.url)
    table = ann.open()["id"]
    with ann.events(table) as news:
        next(news)
        begun = time.monotonic()
        server.stop()
        assert list(news) == []
    assert time.monotonic() - begun < 10


def test_a_stream_that_begins_while_the_server_stops_ends_at_once(serve):
    """The signal comes first, then the server stops to listen; a page that was just opened asks for news in between."""
    server = serve(options=("--guest-rate", "0"))
    ann = Player(server.url)
    table = ann.open()["id"]
    server.process.send_signal(signal.SIGTERM)
    try:
        with ann.events(table) as news:
            assert [event for event, _ in news] == ["table"]
    except httpx.TransportError:
        pass  # it did not listen any more
    begun = time.monotonic()
    server.process.wait(20)
    assert time.monotonic() - begun < 10
    assert "graceful" not in server.log()


def test_the_end_of_a_stream_is_the_last_that_is_sent():
    live = Broadcaster()
    early = live.subscribe("t", "ann")
    live.close()
    late = live.subscribe("t", "ben")
    for _ in range(100):
        live.publish("t", {"event": "table"})
    assert [queue.get_nowait() for queue in (early.queue, late.queue)] == [None, None]
    assert early.queue.empty()
    assert late.queue.empty()
