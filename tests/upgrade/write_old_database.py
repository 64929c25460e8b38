"""Writes a database with the code of an earlier commit, for `test_old_databases.py`. Run by hand, never by tests.

    git worktree add --detach ../old aa3537f
    PYTHONPATH=../old/src .venv/bin/python tests/upgrade/write_old_database.py aa3537f tests/upgrade/databases

It plays tables of every game through that commit's own `Hall` and store (people, bots, modules, options, undo and redo, chat; some
waiting for seats, some running, some finished) and writes `<commit>.db.gz` and `<commit>.json`: what that commit's code says of
each table. It uses only what all commits since the first table have in common, so it stays as it is when today's code changes.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import burgrave
from burgrave.bots import bot
from burgrave.table import hall as halls
from burgrave.table.settings import Settings
from burgrave.table.store.migrate import upgrade

try:
    from burgrave.table.opening import SeatPlan
except ImportError:  # before opening had a file of its own
    from burgrave.table.hall import SeatPlan  # type: ignore[attr-defined,no-redef]

WHOLE = 10_000
"""More lines than any game has: play to the end."""
Plan = tuple[str, int, list[str], dict[str, Any], int]
"""Game, seats (of people and bots), modules, options, lines to play; -1: one seat stays free."""

PLANS: list[Plan] = [
    ("burgundy", 2, [], {}, WHOLE),
    ("burgundy", 3, [], {"edition": "2011", "settling": "secret"}, WHOLE),
    ("burgundy", 4, [], {"start_castle": "choose", "duchies": "dealt"}, 90),
    ("burgundy", 2, [], {"purchase": "any_time"}, 31),
    ("burgundy", 3, [], {}, -1),
    ("burgundy", 2, [], {"settling": "secret", "start_castle": "choose"}, 1),
    ("burgundy", 2, ["inns", "trade_routes", "shields"], {}, WHOLE),
    ("burgundy", 4, ["team", "white_castles"], {}, 120),
    ("burgundy", 1, ["chateauma"], {}, WHOLE),
    ("burgundy", 2, ["vineyards", "border_posts"], {}, 60),
    ("kingsburg", 2, [], {}, WHOLE),
    ("kingsburg", 3, ["governors", "destiny"], {"governor_choice": "auction"}, 1),
    ("kingsburg", 4, ["governors", "destiny", "whims"], {}, WHOLE),
    ("kingsburg", 5, ["extra_rows", "soldier_tokens"], {}, 70),
    ("kingsburg", 3, ["scenarios", "alternative_rows"], {"scenario": "royal_fair"}, 25),
    ("kingsburg", 2, [], {}, -1),
    ("tuscany", 2, [], {}, WHOLE),
    ("tuscany", 3, [], {"printing": "first"}, 80),
    ("tuscany", 4, [], {}, 1),
    ("tuscany", 3, [], {}, WHOLE),
    ("tiletum", 2, [], {}, WHOLE),
    ("tiletum", 3, ["action_tiles"], {}, 55),
    ("tiletum", 4, [], {}, WHOLE),
    ("tiletum", 2, [], {}, -1),
]


class Writer:
    """Plays tables through the service of that commit, which was called `Hall` then."""

    def __init__(self, service: Any, random: Random) -> None:
        self.service = service
        self.random = random

    async def open(self, people: list[Any], plan: Plan) -> Any:
        """A new table: people in every seat, a bot in the last one now and then; one seat free where the plan says so."""
        game, seats, modules, options, lines = plan
        chairs = [SeatPlan("human", person=people[seat % len(people)].id) for seat in range(seats)]
        if lines == -1:
            chairs[-1] = SeatPlan("human")
        elif seats > 2 and self.random.random() < 0.5:
            chairs[-1] = SeatPlan("bot", "squire")
        seed = self.random.randrange(1 << 40) if self.random.random() < 0.3 else None
        opens = getattr(self.service, "open_table", None) or self.service.opening.table
        return await opens(people[0], game, chairs, modules or None, options, seed, lines % 2 == 0)

    async def line(self, room: Any, kind: str, seat: int, action: str = "") -> None:
        async with room.queue:
            await self.service.append(room, kind, seat, action)

    async def play(self, room: Any, lines: int) -> None:
        """Random moves, good ones now and then, with steps taken back and done again."""
        for _ in range(lines):
            state = room.state
            if state.is_over:
                return
            seat = self.random.choice(list(state.to_act))
            if self.random.random() < 0.05:
                action = bot("greedy", 1).choose(state.imagine(seat, self.random.randrange(1 << 30)), seat)
            else:
                action = self.random.choice(state.legal_actions(seat))
            await self.line(room, "act", seat, str(action))
            if self.random.random() < 0.08 and room.can(seat, "undo"):
                await self.line(room, self.random.choice(["undo", "undo", "reset"]), seat)
                if self.random.random() < 0.5 and room.can(seat, "redo"):
                    await self.line(room, "redo", seat)


def table_data(room: Any) -> dict[str, Any]:
    """What this commit's code says of a table."""
    state = room.state
    return {
        "game": state.rules.game.name,
        "version": state.rules.game.version,
        "is_over": state.is_over,
        "is_started": room.is_started,
        "lines": room.ply,
        "actions": len(room.history),
        "scores": list(state.scores),
        "ranking": list(state.ranking) if state.is_over else None,
        "sources": [[list(source) for source in state.scoring(seat)] for seat in range(state.seats)] if state.is_over else None,
        "to_act": list(state.to_act),
        "legal": [[str(action) for action in state.legal_actions(seat)] for seat in state.to_act],
        "events": sum(len(played.events) for played in room.history),
        "chat": len(room.chat),
    }


async def write(file: Path, random: Random) -> dict[str, Any]:
    """Write all tables; returns by id what the commit's code says of each."""
    service = halls.Hall(Settings(secret="x" * 40, database=f"sqlite+aiosqlite:///{file}", bot_pace=0, guest_rate=0))
    await upgrade(service.store.database.engine)
    service.bot_turns.drive = lambda room: None  # type: ignore[method-assign]
    writer = Writer(service, random)
    people = [await service.people.welcome("127.0.0.1", name) for name in ("Ann", "Ben", "Cleo", "Dora", "Emil")]
    tables = {}
    for plan in PLANS:
        if plan[0] not in burgrave.games() or not set(plan[2]) <= set(burgrave.game(plan[0]).modules):
            continue
        room = await writer.open(people, plan)
        await writer.play(room, plan[4])
        await service.say(people[0], room, "Good luck!")
        service.forget(room)
        tables[room.id] = table_data(await service.room(room.id))
        print(f"{plan[0]:<10} {plan[1]} {','.join(plan[2]) or '-':<30} {tables[room.id]['lines']} lines", flush=True)
    await service.store.close()
    return tables


def main(commit: str, folder: str) -> None:
    """Write both files."""
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "table.db"
        tables = asyncio.run(write(file, Random(commit)))
        connection = sqlite3.connect(file)
        revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
        connection.close()
        (Path(folder) / f"{commit}.db.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    expected = {"revision": revision, "tables": tables}
    (Path(folder) / f"{commit}.json").write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
