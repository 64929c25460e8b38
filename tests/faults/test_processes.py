"""Several servers on one PostgreSQL: what one does the other shows at once, and a ply is given away once."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from faults.concurrent_moves import ConcurrentMoves
from faults.journal_check import Journal
from served.player import BOT, HUMAN, Player
from served.ports import HOST
from served.server import Server

FREE = ("--bot-pace", "0", "--guest-rate", "0", "--request-rate", "0")


@pytest.fixture
def url(postgres):
    return postgres.fresh(f"two_{time.time_ns()}")


@pytest.fixture(scope="module")
def pair(postgres, tmp_path_factory):
    """Two servers that no test here kills; each test has tables of its own."""
    url = postgres.fresh(f"pair_{time.time_ns()}")
    servers = [Server(tmp_path_factory.mktemp(name), url, 1, *FREE).start(wait=False) for name in ("one", "two")]
    for server in servers:
        server.wait()
    yield servers
    for server in servers:
        server.end()
        assert not server.errors(), server.errors()[0]


def test_live_across_two_servers(pair):
    """Two clients at each server: the players at different ones, and a spectator at each."""
    one, two = pair
    ann, eve = Player(one.url), Player(one.url)
    ben, dan = Player(two.url), Player(two.url)
    table = ann.open()["id"]
    random = Random(3)
    waits = []
    with eve.events(table) as at_one, dan.events(table) as at_two:
        next(at_one), next(at_two)
        ann.sit(table, 0, "Ann")
        assert next(at_two)[0] == "seats"
        next(at_one)
        ben.sit(table, 1, "Ben")
        assert next(at_one)[0] == "seats"
        next(at_two)
        for _ in range(60):
            player = next(one for one in (ann, ben) if one.look(table)["actions"])
            look = player.look(table)
            moved = player.must_act(table, look["ply"], random.choice(look["actions"])["text"])
            posted = time.monotonic()
            for news in (at_one, at_two):
                event, data = next(news)
                assert (event, data["ply"]) == ("table", moved["ply"])
            waits.append(time.monotonic() - posted)
            views = [watcher.look(table)["view"] for watcher in (eve, dan)]
            assert views[0] == views[1]
        dan.open()
        assert dan.post(f"/api/tables/{table}/chat", {"text": "hello"}).status_code == 200
        assert next(at_one)[0] == "chat"
        assert [line["text"] for line in eve.get(f"/api/tables/{table}/chat").json()] == ["hello"]
    assert sorted(waits)[len(waits) // 2] < 2, "at once, not with the next look at the database"


def test_a_token_is_known_at_both(pair):
    ann = Player(pair[0].url)
    ann.open()
    other = Player(pair[1].url)
    other.http.headers["authorization"] = ann.http.headers["authorization"]
    assert other.get("/api/me").json()["id"] == ann.get("/api/me").json()["id"]


def test_a_ply_is_given_away_once(pair):
    """The same person posts different choices at both servers in the same instant: one is played, the others are stale."""
    ann = Player(pair[0].url)
    table = ann.open()["id"]
    ann.sit(table, 0)
    look = ann.sit(table, 1)
    hands = [Player(server.url) for server in pair for _ in range(3)]
    for hand in hands:
        hand.http.headers["authorization"] = ann.http.headers["authorization"]
        hand.look(table)
    with ThreadPoolExecutor(len(hands)) as pool:
        for _ in range(15):
            actions = look["actions"]
            tried = [actions[number % len(actions)] for number in range(len(hands))]

            def post(hand, action, ply=look["ply"]):
                return hand.act(table, ply, action["text"], seat=action["seat"])

            answers = list(pool.map(post, hands, tried))
            codes = sorted(answer.status_code for answer in answers)
            assert codes.count(200) == 1, codes
            assert set(codes) <= {200, 409}, codes
            look = ann.look(table)
            for hand in hands:
                assert hand.look(table)["ply"] == look["ply"]


def test_a_seat_is_given_away_once(pair):
    ann = Player(pair[0].url)
    table = ann.open()["id"]
    people = [Player(server.url) for server in pair for _ in range(4)]
    with ThreadPoolExecutor(len(people)) as pool:
        codes = sorted(pool.map(lambda person: person.post(f"/api/tables/{table}/seats/0", {}).status_code, people))
    assert codes.count(200) == 1, codes
    assert set(codes) == {200, 409}


def test_concurrent_moves_over_both_with_one_killed(serve, url, postgres):
    one, two = serve(url, options=FREE), serve(url, options=FREE)
    traffic = ConcurrentMoves(HOST, [one.port, two.port], 7)
    asyncio.run(traffic.open(4))
    journal = Journal(url, postgres)
    for victim in (one, two, one):
        asyncio.run(traffic.run_until(60, victim.kill))
        for known in traffic.known:
            journal.check(known)
        victim.start()
    asyncio.run(traffic.run_until(40, lambda: None))
    for known in traffic.known:
        lines = journal.check(known)
        for server in (one, two):
            look = Player(server.url)
            look.http.headers["authorization"] = f"Bearer {known.tokens[0]}"
            assert look.look(known.table)["ply"] == lines


def test_bots_are_taken_over(serve, url):
    """A bot's turn begun at a server that dies is played by another one."""
    one, two = serve(url, options=("--bot-pace", "0.1", "--guest-rate", "0")), serve(url, options=FREE)
    ann = Player(one.url)
    table = ann.open([BOT, BOT])["id"]
    watcher = Player(two.url)
    deadline = time.monotonic() + 20
    while watcher.look(table)["ply"] < 3 and time.monotonic() < deadline:
        time.sleep(0.1)
    one.kill()
    time.sleep(1)
    before = watcher.look(table)["ply"]
    deadline = time.monotonic() + 60
    while watcher.look(table)["ply"] < before + 3 and time.monotonic() < deadline:
        time.sleep(0.5)
    assert watcher.look(table)["ply"] >= before + 3


def test_one_command_with_two_processes(serve, url):
    """`--workers 2`: a whole game against a bot, whichever process answers."""
    server = serve(url, processes=2, options=FREE)
    random = Random(4)
    ann = Player(server.url)
    table = ann.open([HUMAN, BOT])["id"]
    ann.sit(table, 0)
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        fresh = Player(server.url)  # a new connection each time, so that both processes come into play
        fresh.http.headers["authorization"] = ann.http.headers["authorization"]
        look = fresh.look(table)
        if look["over"]:
            break
        if look["actions"]:
            answer = fresh.act(table, look["ply"], random.choice(look["actions"])["text"])
            assert answer.status_code in (200, 409), answer.text
        fresh.close()
    assert look["over"]
