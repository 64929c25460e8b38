"""Concurrent moves of several people, who remember which of them the server acknowledged."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

from wire import Broken, Person

KINDS = (("act", 0.86), ("undo", 0.08), ("redo", 0.04), ("chat", 0.02))


@dataclass
class AcknowledgedMoves:
    """The moves and messages at a table that the server acknowledged: none may ever be lost."""

    table: str
    tokens: tuple[str, str]
    moves: dict[int, tuple[int | None, str, str]] = field(default_factory=dict)
    """By ply: seat (None where the server chose it), kind, action."""
    words: list[str] = field(default_factory=list)
    unsure: int = 0
    """Posts to which no answer came."""


class ConcurrentMoves:
    """Plays at several tables at once, with two people each and a task for every person."""

    def __init__(self, host: str, ports: list[int], seed: int) -> None:
        self.host, self.ports = host, ports
        self.random = Random(seed)
        self.known: list[AcknowledgedMoves] = []
        self.acknowledged = 0
        self.refused: dict[str, int] = {}
        self.is_over = False
        self.said = 0

    def person(self, token: str = "") -> Person:
        new_person = Person(self.host, self.random.choice(self.ports))
        new_person.token = token
        return new_person

    async def open(self, tables: int, bots: bool = False) -> None:
        """Open tables with two people each, or with one person and a bot."""
        for _ in range(tables):
            ann, ben = self.person(), self.person()
            seats = [{"kind": "human"}, {"kind": "bot", "bot": "page"} if bots else {"kind": "human"}]
            table_data = await self.must(ann, "POST", "/api/tables", {"game": "burgundy", "seats": seats})
            ann.token, table = table_data["token"], table_data["id"]
            await self.must(ann, "POST", f"/api/tables/{table}/seats/0", {"name": "Ann"})
            if not bots:
                ben.token = (await self.must(ben, "POST", f"/api/tables/{table}/seats/1", {"name": "Ben"}))["token"]
            self.known.append(AcknowledgedMoves(table, (ann.token, ben.token)))
            ann.close()
            ben.close()

    async def must(self, person: Person, method: str, path: str, body: Any = None) -> dict[str, Any]:
        answer = await person.ask(method, path, body)
        assert answer.status in (200, 201), (path, answer.status, answer.body)
        data: dict[str, Any] = answer.json()
        return data

    async def run_until(self, moves: int, then: Callable[[], None]) -> None:
        """Everybody moves as fast as they can; some instant after so many moves something happens, and all stop."""
        people = [(known, token) for known in self.known for token in known.tokens if token]
        tasks = [asyncio.create_task(self.move_on(known, token)) for known, token in people]
        target, deadline = self.acknowledged + moves, asyncio.get_running_loop().time() + 20
        while self.acknowledged < target and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.001)
        await asyncio.sleep(self.random.uniform(0, 0.03))
        then()
        await asyncio.wait(tasks, timeout=0.5)
        for task in tasks:
            task.cancel()
        for problem in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(problem, Exception):
                raise problem

    async def move_on(self, known: AcknowledgedMoves, token: str) -> None:
        person = self.person(token)
        try:
            look = (await person.ask("GET", f"/api/tables/{known.table}")).json()
            while True:
                if "error" in look:
                    look = (await person.ask("GET", f"/api/tables/{known.table}")).json()
                    continue
                if look["over"]:
                    return
                kind = self.random.choices(*zip(*KINDS))[0]
                if kind == "chat":
                    await self.say(person, known)
                elif (kind == "act" and look["actions"]) or (kind in ("undo", "redo") and look[kind]):
                    look = await self.post(person, known, kind, look)
                    continue
                else:
                    await asyncio.sleep(0.004)
                look = (await person.ask("GET", f"/api/tables/{known.table}")).json()
        except Broken:
            return
        finally:
            person.close()

    async def post(self, person: Person, known: AcknowledgedMoves, kind: str, look: dict[str, Any]) -> dict[str, Any]:
        action = self.random.choice(look["actions"]) if kind == "act" else None
        body: dict[str, Any] = {"ply": look["ply"]}
        if action:
            body |= {"action": action["text"], "seat": action["seat"]}
        path = f"/api/tables/{known.table}/{'actions' if kind == 'act' else kind}"
        try:
            answer = await person.ask("POST", path, body)
        except (Broken, asyncio.CancelledError):
            known.unsure += 1
            raise
        data: dict[str, Any] = answer.json()
        if answer.status == 200:
            ply = look["ply"]
            assert ply not in known.moves, f"ply {ply} of {known.table} was acknowledged twice"
            known.moves[ply] = (action["seat"] if action else None, kind, action["text"] if action else "")
            self.acknowledged += 1
        else:
            # Two people at one table are now and then both allowed to try; only one may have it.
            assert answer.status in (403, 409, 422, 503), (answer.status, answer.body)
            self.refused[data["error"]] = self.refused.get(data["error"], 0) + 1
        return data

    async def say(self, person: Person, known: AcknowledgedMoves) -> None:
        self.said += 1
        words = f"message {self.said}"
        answer = await person.ask("POST", f"/api/tables/{known.table}/chat", {"text": words})
        if answer.status == 200:
            known.words.append(words)
