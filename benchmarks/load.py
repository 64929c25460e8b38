"""Many live tables at once, as browsers would play them: every player acts once in `--pace` seconds, holds a stream of news
and fetches the panels that changed. Reports the time of an action, what the other player waits to see it, errors, memory.

    python benchmarks/load.py --tables 200 --minutes 10 --database sqlite
    python benchmarks/load.py --tables 200 --minutes 10 --database postgresql --processes 2
    python benchmarks/load.py --find                            # and then raise the number of tables until it breaks
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import uvloop

from browser import Browser, Tally
from ledger import Sample, enter, report, stolen_between
from meter import busy, family, name, percentile, resident, stolen

if TYPE_CHECKING:
    from served.server import Server

TESTS = Path(__file__).parent.parent / "tests"
"""Where the servers for tests live; they serve here too."""
MOVES = 200
"""Of a game, nearly: how far ahead a table may be at the start."""
WARM_UP = 60.0
"""Seconds after the last player sat down before anything is measured."""
SETTLE, STAGE = 10.0, 30.0
"""Seconds after tables were added, before and while it is measured, to find where it breaks."""
LIMIT = 0.150
"""Seconds that 99 of 100 actions may take."""
OPTIONS = ("--guest-rate", "0", "--request-rate", "0", "--log-level", "warning")


class Match:
    """A table and its two browsers, acting in turn at an even pace; a new game when one is over."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.random = Random(number)
        self.ann, self.ben = (Browser(load.host, load.port, load.tally, self.random) for _ in range(2))
        self.ann.other, self.ben.other = self.ben, self.ann

    async def open(self, moves: int = 0) -> None:
        seats = [{"kind": "human"}, {"kind": "human"}]
        table = (await self.ann.api("POST", "/api/tables", {"game": "burgundy", "seats": seats}))["id"]
        await self.ann.api("POST", f"/api/tables/{table}/seats/0", {"name": "Ann"})
        await self.ben.api("POST", f"/api/tables/{table}/seats/1", {"name": "Ben"})
        await self.get_ahead(table, moves)
        for browser in (self.ann, self.ben):
            browser.is_gone = True
            await browser.look(table)
            browser.is_gone = False

    async def get_ahead(self, table: str, moves: int) -> None:
        """Play so many moves past the pages: live tables are not all at their beginning."""
        people = [self.ann, self.ben]
        answer = await self.ann.api("GET", f"/api/tables/{table}")
        for _ in range(moves):
            if not answer["actions"] and not answer["over"]:
                people.reverse()
                answer = await people[0].api("GET", f"/api/tables/{table}")
            if answer["over"]:
                return
            action = self.random.choice(answer["actions"])["text"]
            answer = await people[0].api("POST", f"/api/tables/{table}/actions", {"ply": answer["ply"], "action": action})

    async def play(self) -> None:
        """Act on the beat. Late beats are not skipped: a slow server does not get less to do."""
        beat = self.load.pace / 2
        due = time.perf_counter() + self.random.random() * beat
        while not self.load.is_over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            acting = await self.browser_to_act()
            if acting is None:
                continue
            self.load.tally.late.append(max(0.0, time.perf_counter() - due))
            await acting.act()
            due += beat

    async def browser_to_act(self) -> Browser | None:
        deadline = time.perf_counter() + 30
        while not self.load.is_over:
            for browser in (self.ann, self.ben):
                if browser.choices.mine and browser.choices.actions and not browser.is_busy:
                    return browser
            if self.ann.choices.over or self.ben.choices.over:
                self.load.tally.games += 1
                await self.open()
                continue
            if time.perf_counter() > deadline:
                self.load.tally.error("no page shows that it is its turn")
                await self.ann.refresh()
                await self.ben.refresh()
                deadline = time.perf_counter() + 30
            for browser in (self.ann, self.ben):
                browser.changed.clear()
            waits = [asyncio.create_task(browser.changed.wait()) for browser in (self.ann, self.ben)]
            await asyncio.wait(waits, timeout=1, return_when=asyncio.FIRST_COMPLETED)
            for wait in waits:
                wait.cancel()
        return None

    def close(self) -> None:
        self.ann.close()
        self.ben.close()


class Load:
    """A run against one server."""

    def __init__(self, server: Server, pace: float, database_pid: int = 0) -> None:
        self.server, self.pace = server, pace
        self.host, self.port = "127.0.0.1", server.port
        self.database_pid = database_pid
        self.tally = Tally()
        self.is_over = False
        self.matches: list[Match] = []
        self.samples: list[Sample] = []
        self.players: list[asyncio.Task[None]] = []

    def sample(self) -> Sample:
        assert self.server.process
        served = family(self.server.process.pid)
        database = sum(map(busy, family(self.database_pid))) if self.database_pid else 0.0
        memory = sum(map(resident, served))
        used = (sum(map(busy, served)), database, time.process_time())
        sample = Sample(time.perf_counter(), memory, *used, stolen(), len(self.tally.actions))
        self.samples.append(sample)
        return sample

    async def add(self, tables: int) -> None:
        """Open more tables, a few at a time, and let them play."""
        for _ in range(tables):
            match = Match(self, len(self.matches))
            self.matches.append(match)
            await match.open(match.random.randrange(MOVES))
            self.players.append(asyncio.create_task(match.play()))

    async def run(self, seconds: float, interval: float = 15.0) -> None:
        """Play on for so many seconds; print the numbers of every interval."""
        end = time.perf_counter() + seconds
        before = self.sample()
        while time.perf_counter() < end:
            seen, fetched = len(self.tally.actions), len(self.tally.fetches)
            await asyncio.sleep(min(interval, max(0.1, end - time.perf_counter())))
            now = self.sample()
            part = sorted(self.tally.actions[seen:])
            span = now.at - before.at
            p50, p95, p99 = (f"{percentile(part, share) * 1000:.0f}" for share in (0.5, 0.95, 0.99))
            cores = ", ".join(f"{used / span:.2f}" for used in now.used_since(before))
            rates = f"{len(part) / span:.0f} actions/s, {(len(self.tally.fetches) - fetched) / span:.0f} fetches/s"
            times = f"p50 {p50} p95 {p95} p99 {p99} ms"
            cores += f" (stolen {stolen_between(before, now):.2f})"
            rest = f"cores {cores}, {now.memory / 2**20:.0f} MB, errors {self.tally.errors or 0}"
            print(f"{len(self.matches)} tables, {rates}, {times}, {rest}", flush=True)
            before = now

    async def stop(self) -> None:
        self.is_over = True
        for task in self.players:
            task.cancel()
        results = await asyncio.gather(*self.players, return_exceptions=True)
        for problem in results:
            if isinstance(problem, Exception) and not isinstance(problem, asyncio.CancelledError):
                self.tally.error(f"{type(problem).__name__}: {problem}"[:100])
        for match in self.matches:
            match.close()


async def measure(load: Load, tables: int, seconds: float) -> list[tuple[str, str]]:
    """The usual run, as rows of a report."""
    begun = time.perf_counter()
    await load.add(tables)
    print(f"{tables} tables opened in {time.perf_counter() - begun:.0f} s", flush=True)
    await load.run(WARM_UP)
    load.tally.forget()
    load.samples.clear()
    gc.collect()
    await load.run(seconds)
    return report(load.tally, load.samples, len(load.matches))


async def find(load: Load, step: int) -> tuple[str, str]:
    """Add tables until actions become slow or fail; a row of the report that says when."""
    while True:
        fine = len(load.matches)
        await load.add(step)
        await load.run(SETTLE)
        load.tally.forget()
        await load.run(STAGE)
        slow = percentile(sorted(load.tally.actions), 0.99)
        summary = f"p99 {slow * 1000:.0f} ms, errors {load.tally.errors or 'none'}"
        print(f"{len(load.matches)} tables: {summary}", flush=True)
        if slow > LIMIT or load.tally.errors:
            return "breaks", f"at {len(load.matches)} tables ({summary}); {fine} were fine"


async def whole(load: Load, arguments: argparse.Namespace) -> tuple[list[tuple[str, str]], bool]:
    """The usual run, whether it was fast enough and without errors, and where it breaks if that is asked."""
    rows = await measure(load, arguments.tables, arguments.minutes * 60)
    is_good = percentile(sorted(load.tally.actions), 0.99) < LIMIT and not load.tally.errors
    if arguments.find and is_good:
        rows.append(await find(load, arguments.step))
    await load.stop()
    return rows, is_good


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--pace", type=float, default=5, help="seconds between two actions of a player")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (a server of our own is started) or a URL")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--find", action="store_true", help="then add tables until it breaks")
    parser.add_argument("--step", type=int, default=25, help="tables added at a time with --find")
    parser.add_argument("--write", metavar="NOTE", help="enter the result into the ledger under this note")
    arguments = parser.parse_args()
    sys.path.insert(0, str(TESTS))
    from served.postgres import Postgres
    from served.server import Server

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="burgrave-load-")))
        url, database_pid = arguments.database, 0
        if arguments.database == "sqlite":
            url = ""
        elif arguments.database == "postgresql":
            postgres = Postgres()
            stack.callback(postgres.close)
            postgres.start()
            url = postgres.fresh("load")
            assert postgres.process
            database_pid = postgres.process.pid
        server = Server(folder, url, arguments.processes, *OPTIONS)
        stack.callback(server.end)
        server.start()
        load = Load(server, arguments.pace, database_pid)
        rows, good = uvloop.run(whole(load, arguments))
        for what, value in rows:
            print(f"{what}: {value}")
        for pid in family(server.process.pid if server.process else os.getpid()):
            print(f"  {resident(pid) / 2**20:6.0f} MB {busy(pid):6.0f} s  {name(pid)}")
        if server.errors():
            print(server.errors()[0])
            good = False
        if arguments.write:
            enter(arguments.write, rows)
    print("good" if good else "NOT GOOD ENOUGH")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
