"""kill -9 of the server at any instant of concurrent moves: nothing that was acknowledged is lost, and the game goes on.

`--kills 1000` is the long form (`make soak-faults`).
"""

from __future__ import annotations

import asyncio
import os
import time
from random import Random
from typing import Any

import pytest

import burgrave
from faults.concurrent_moves import ConcurrentMoves
from faults.fork_server import ForkedServer, ForkServer
from faults.journal_check import Journal
from served import http
from served.player import BOT, Player
from served.ports import HOST

TABLES = 4
"""Two people each: eight who move at once."""
KILLS_A_BATCH = 25
"""Then new tables are opened, so that games do not end and databases stay of a size."""


@pytest.fixture(scope="module")
def fork_server():
    server = ForkServer()
    yield server
    server.close()


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    return int(request.config.getoption("--kills"))


def look_at(url: str, table: str, token: str) -> dict[str, Any]:
    answer = http.get(f"{url}/api/tables/{table}", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.json()
    return data


def test_nothing_acknowledged_is_lost(fork_server, kills, tmp_path, database, request):
    """Kill, look into the database, start again, look through the server, go on."""
    postgres = request.getfixturevalue("postgres") if database.startswith("postgresql") else None
    server = ForkedServer(fork_server, tmp_path / "server", database)
    journal = Journal(database, postgres)
    random = Random(kills)
    done = acknowledged = unsure = 0
    begun = time.monotonic()
    try:
        while done < kills:
            traffic = ConcurrentMoves(HOST, [server.port], done)
            server.start()
            asyncio.run(traffic.open(TABLES))
            for _ in range(min(KILLS_A_BATCH, kills - done)):
                asyncio.run(traffic.run_until(random.randint(1, 30), server.kill))
                done += 1
                lines = [journal.check(known) for known in traffic.known]
                server.start()
                for known, count in zip(traffic.known, lines, strict=True):
                    look = look_at(server.url, known.table, known.tokens[0])
                    assert look["ply"] == count
            for known in traffic.known:
                check_view(server, journal, known.table, known.tokens[0])
            acknowledged += traffic.acknowledged
            unsure += sum(known.unsure for known in traffic.known)
            server.kill()
            print(
                f"{done} kills, {acknowledged} acknowledged moves, {unsure} without an answer, {time.monotonic() - begun:.0f} s",
                flush=True,
            )
    finally:
        server.kill()
    assert acknowledged > 3 * kills, "too few moves"
    assert unsure > kills / 20, "the kills missed all moves"
    assert not server.errors(), server.errors()[0]


def check_view(server: ForkedServer, journal: Journal, table: str, token: str) -> None:
    """The server shows exactly the game that the journal leads to."""
    _, digest = journal.digest(table)
    record = http.get(f"{server.url}/api/tables/{table}/record", headers={"authorization": f"Bearer {token}"}).json()
    row = journal.rows(f"SELECT * FROM tables WHERE id = '{table}'")[0]
    assert burgrave.replay({**record, "seed": int(row["seed"])}).digest() == digest


def test_bots_play_on_after_a_kill(serve, database):
    """The real command: killed while bots move, they go on after the restart without anybody asking."""
    server = serve(database, options=("--bot-pace", "0.05", "--guest-rate", "0", "--request-rate", "0"))
    ann = Player(server.url)
    table = ann.open([BOT, BOT])["id"]
    for _ in range(3):
        before = ann.look(table)["ply"]
        deadline = time.monotonic() + 20
        while ann.look(table)["ply"] < before + 5 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert ann.look(table)["ply"] >= before + 5, "the bots stand still"
        server.kill()
        server.start()
    assert ann.look(table)["ply"] > before


@pytest.mark.parametrize("processes", [1, 2])
def test_no_process_is_left_behind(serve, processes, request):
    """Killed alone, the server leaves nobody behind who would hold its port or wait forever for the next question to a bot."""
    url = request.getfixturevalue("postgres").fresh(f"orphans_{time.time_ns()}") if processes > 1 else ""
    server = serve(url, processes, options=("--bot-pace", "0", "--guest-rate", "0"))
    ann = Player(server.url)
    table = ann.open([BOT, BOT])["id"]
    while ann.look(table)["ply"] < 5:
        time.sleep(0.05)
    group = server.process.pid
    children = [int(pid) for pid in os.listdir("/proc") if pid.isdecimal() and session_of(pid) == group and int(pid) != group]
    assert len(children) >= processes, "bots think in processes of their own"
    os.kill(group, 9)
    server.process.wait(10)
    deadline = time.monotonic() + 30
    while any(session_of(str(pid)) for pid in children) and time.monotonic() < deadline:
        time.sleep(0.1)
    left = [pid for pid in children if session_of(str(pid))]
    for pid in left:
        os.kill(pid, 9)
    assert not left


def session_of(pid: str) -> int:
    try:
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
    except OSError:
        return 0
    return int(fields[3]) if fields[0] != "Z" else 0
