"""What one click costs: source files that run, calls of `GameState.apply` and `clone`, processor time; prints JSON.

Two people play Burgundy's base game at one screen, a spectator looks on. A click is the post of an action, which is answered with
the changed panels; then the spectator's page fetches its panels. The application runs in this process on a SQLite file, the same
seeded game is played twice: once to count, once to take the time (of the processor: a disk's commits take as long as they like).

    python benchmarks/one_click.py [game] [clicks]
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from random import Random
from statistics import median
from types import FrameType
from typing import Any

import httpx

import burgrave
from burgrave.engine.state import GameState
from burgrave.table.app import create_app
from burgrave.table.settings import Settings

SOURCES = Path(burgrave.__file__).parent
WARM_UP = 30
"""Clicks before the first that counts: by then templates and drawings are in their caches."""
SEED = 7


class Meter:
    """Counts what runs between `begin` and `end`, in all threads."""

    def __init__(self) -> None:
        self.is_on = False
        self.files: set[str] = set()
        self.calls: Counter[tuple[str, str]] = Counter()
        """By method (`apply` or `clone`) and the file that calls it."""

    def install(self, state: type[GameState]) -> None:
        """Watch the calls of a game's state, and every function that runs."""
        for method in ("apply", "clone"):
            self._watch(state, method)
        threading.setprofile(self._profile)
        sys.setprofile(self._profile)

    def _watch(self, state: type[GameState], method: str) -> None:
        original = getattr(state, method)

        def counted(*arguments: Any, **named: Any) -> Any:
            if self.is_on:
                caller = sys._getframe(1)
                self.calls[method, self._path(caller.f_code.co_filename)] += 1
            return original(*arguments, **named)

        setattr(state, method, counted)

    def _profile(self, frame: FrameType, event: str, _argument: Any) -> None:
        if self.is_on and event == "call":
            self.files.add(frame.f_code.co_filename)

    def _path(self, file: str) -> str:
        return str(Path(file).relative_to(SOURCES)) if file.startswith(str(SOURCES)) else file

    def begin(self) -> None:
        """Count from here on, from nothing."""
        self.files, self.calls = set(), Counter()
        self.is_on = True

    def end(self) -> tuple[list[str], Counter[tuple[str, str]]]:
        """The project's files that ran, and the calls."""
        self.is_on = False
        return sorted(self._path(file) for file in self.files if file.startswith(str(SOURCES))), self.calls


class Page:
    """A browser's page of a table: it asks for what it lacks, as the script does."""

    def __init__(self, client: httpx.AsyncClient, table: str) -> None:
        self.client, self.table = client, table
        self.marks: dict[str, str] = {}
        self.log: list[str] = []
        self.choices: dict[str, Any] = {}

    def query(self) -> dict[str, str]:
        """What it has."""
        have = ",".join(f"{name}.{mark}" for name, mark in self.marks.items())
        known = ".".join([str(len(self.log)), *reversed(self.log[-2:])])
        return {"layout": "desk", "have": have, "log": known}

    def take(self, response: httpx.Response) -> None:
        """Take in an answer."""
        response.raise_for_status()
        answer = response.json()
        self.marks, self.choices = answer["marks"], answer["choices"]
        if "log" in answer:
            self.log[answer["log"]["from"] :] = answer["log"]["marks"]

    async def look(self) -> None:
        """Fetch the panels."""
        self.take(await self.client.get(f"/t/{self.table}/panels", params=self.query()))

    async def act(self, action: str) -> None:
        """Post an action."""
        body = {"ply": self.choices["ply"], "action": action, "seat": self.choices["acting"]}
        self.take(await self.client.post(f"/t/{self.table}/act", params=self.query(), json=body))


async def play(game: str, clicks: int, meter: Meter | None) -> dict[str, list[Any]]:
    """Play so many clicks after the warm-up; return by request what each of them took."""
    measured: dict[str, list[Any]] = {"act": [], "panels": []}
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            secret="benchmark" * 5, database=f"sqlite+aiosqlite:///{folder}/table.db", request_rate=0, log_level="error"
        )
        app = create_app(settings)
        transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
        async with (
            app.app.lifespan(),  # type: ignore[attr-defined]
            httpx.AsyncClient(transport=transport, base_url="http://table") as player,
            httpx.AsyncClient(transport=transport, base_url="http://table") as spectator,
        ):
            form = {"seat-0": "you", "seat-1": "hot", "name-1": "Ola", "seed": str(SEED)}
            opened = await player.post(f"/new/{game}", data=form)
            table = opened.headers["location"].rpartition("/")[2]
            own, other = Page(player, table), Page(spectator, table)
            await own.look()
            await other.look()
            random = Random(SEED)
            for number in range(WARM_UP + clicks):
                if own.choices["over"]:
                    break
                action = random.choice(own.choices["actions"])["text"]
                for name, request in (("act", lambda action=action: own.act(action)), ("panels", other.look)):
                    if meter is not None:
                        meter.begin()
                    began = time.process_time()
                    await request()  # type: ignore[operator]
                    took = time.process_time() - began
                    result = meter.end() if meter is not None else took * 1000
                    if number >= WARM_UP:
                        measured[name].append(result)
    return measured


def counts(results: list[tuple[list[str], Counter[tuple[str, str]]]]) -> dict[str, Any]:
    """The middle of all clicks for files, means for calls."""
    folders: Counter[str] = Counter()
    calls: Counter[str] = Counter()
    for files, called in results:
        folders.update("/".join(file.split("/")[:-1][:3]) or "." for file in files)
        for (method, caller), count in called.items():
            calls[f"{method} by {caller}"] += count
            calls[method] += count
    return {
        "files": median(len(files) for files, _ in results),
        "files by folder": {folder: round(count / len(results), 1) for folder, count in sorted(folders.items())},
        "calls": {name: round(count / len(results), 2) for name, count in sorted(calls.items())},
    }


def main() -> None:
    """Measure everything once."""
    game = sys.argv[1] if len(sys.argv) > 1 else "burgundy"
    clicks = int(sys.argv[2]) if len(sys.argv) > 2 else 80
    times = asyncio.run(play(game, clicks, None))
    meter = Meter()
    meter.install(type(burgrave.new(game)))
    counted = asyncio.run(play(game, clicks, meter))
    sys.setprofile(None)
    results = {
        name: {**counts(counted[name]), "processor milliseconds": round(median(times[name]), 2), "clicks": len(times[name])}
        for name in ("act", "panels")
    }
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
