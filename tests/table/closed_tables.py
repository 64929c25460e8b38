"""A database with closed tables of every kind, and running and finished ones beside them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from sqlalchemy import insert, update

import burgrave
from burgrave.table.archive import archived_result, closed_result
from burgrave.table.room import Room
from burgrave.table.service import TableService
from burgrave.table.settings import Settings
from burgrave.table.store.migrate import upgrade
from burgrave.table.store.schema import CHAT, RESULTS, TABLES
from burgrave.table.stored_json import snapshot_of
from burgrave.table.table_factory import NewSeat
from burgrave.table.upgrade_decision import compressed_result, header_of
from served.server import SECRET

NOTHING = {"position": None, "options": '{"edition": "1999"}'}
"""Of a row: no stored position, and nothing that today's rules could follow."""
HOSTILE = "<script>alert(1)</script>\"'&"


@dataclass(frozen=True)
class ClosedTables:
    """The tables of the database by name, and the session of Ann, who sits at all of them."""

    tables: dict[str, str]
    session: str
    data: dict[str, Any]
    """Of the finished game that is closed, as it was stored."""
    keys: dict[str, str]
    """By name: the key of the dice."""


def random_moves(game: str, seed: int, most: int = 100_000) -> list[tuple[int, str]]:
    """So many moves of a random game of two, or all of it."""
    state, random, moves = burgrave.new(game, 2, seed), Random(seed), []
    while not state.is_over and len(moves) < most:
        seat = state.to_act[0]
        action = random.choice(state.legal_actions(seat))
        moves.append((seat, str(action)))
        state.apply(action, seat)
    return moves


def hostile(data: dict[str, Any]) -> dict[str, Any]:
    """The same result with hostile words wherever there are words."""
    titles = {source: HOSTILE for seat in data["sources"] for source, _ in seat}
    entry = {"seat": 0, "text": HOSTILE, "detail": HOSTILE, "gain": 3, "keys": [HOSTILE], "head": None, "ply": 1, "upto": 1}
    log = [{**entry, "joins": False}, {**entry, "head": HOSTILE}, {"seat": 99, "text": 5}, {"head": 7}, "no entry", None]
    turns = [{"at": 0, "view": {"game": HOSTILE}}, {"at": "x"}, {"view": {}}, 4]
    both = {language: {"": log, "0": log} for language in ("en", "pl")}
    return {**data, "titles": {"en": titles, "pl": titles}, "log": both, "turns": turns, "course": [[1, 10**30]]}


async def write_closed_tables(database: str, game: str = "burgundy") -> ClosedTables:
    """Fill a new database."""
    service = TableService(Settings(secret=SECRET, database=database, bot_pace=1000))
    await upgrade(service.store.database.engine)
    ann, ben = [await service.people.new_guest("here", name) for name in ("Ann", "Ben")]
    tables, keys = {}, {}
    data: dict[str, Any] = {}

    async def add(name: str, seed: int | None, most: int, second: str = "") -> Room:
        seats = [NewSeat("human", name=one.name, person=one.id) for one in (ann, ben)]
        moves = random_moves(game, seed, most) if seed is not None else []
        room = await service.factory.new_table(
            ann, game, [seats[0], NewSeat("human", name=second or "Ben", person=ben.id)], seed=seed, moves=moves
        )
        tables[name], keys[name] = room.id, f"{room._seed:064x}"
        return room

    async def close(room: Room, is_over: bool, result: Any, **values: Any) -> None:
        async with service.store.database.writing() as connection:
            row = {"is_over": is_over, "closed": "rules", **values}
            await connection.execute(update(TABLES).where(TABLES.c.id == room.id).values(**row))
            if result is not None:
                await connection.execute(insert(RESULTS).values(table=room.id, data=compressed_result(result), at=0.0))
            said = {"number": 1, "person": ben.id, "name": HOSTILE, "text": f"well played {HOSTILE}", "at": 0.0}
            await connection.execute(insert(CHAT).values(table=room.id, **said))

    async def mark_over(room: Room) -> None:
        async with service.store.database.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == room.id).values(is_over=True))

    await add("running", None, 0)
    await add("chosen", 3, 60)
    await mark_over(await add("over", 5, 100_000))
    room = await add("whole", 7, 100_000, "<i>Ben")
    data = archived_result(room)
    await close(room, True, data)
    room = await add("unfinished", 9, 90)
    saved = await service.store.table(room.id)
    await close(room, False, closed_result(saved, snapshot_of(room.state), header_of(saved)))
    await close(await add("empty", 11, 40), True, None, **NOTHING)
    await close(await add("bare", 12, 40), True, {"scores": None, "turns": [], "log": {}, "record": None, "titles": []}, **NOTHING)
    await close(await add("hostile", 13, 40), True, hostile(data))
    await close(await add("alien", 14, 40), True, {**data, "turns": data["turns"][-1:]}, game="atlantis")
    await close(await add("strange", 15, 40), True, {**data, "turns": [{"at": 3, "view": {"players": 7}}]})
    session = service.people.session(ann)
    await service.stop()
    return ClosedTables(tables, session, data, keys)
