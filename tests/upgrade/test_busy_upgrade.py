"""People play while tables are upgraded: each is upgraded once, and no move is lost or written against the old position."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from burgrave.table import upgrades
from burgrave.table.archive import Closed
from burgrave.table.errors import NotYours, Refused, Stale
from burgrave.table.people import Person
from burgrave.table.room import Room
from burgrave.table.service import TableService
from burgrave.table.store import Store
from burgrave.table.table_factory import NewSeat
from upgrade.conftest import more_points, open_table, play, service_of

pytestmark = [pytest.mark.anyio, pytest.mark.pure]
MOVES = 8
"""That each player tries while the tables are upgraded."""


async def test_upgraded_elsewhere_while_it_is_read(service, new_rules, monkeypatch, database):
    """A table that another task or process upgrades between two queries is not read half before and half after."""
    _, room = await open_table(service, "tuscany")
    await play(service, room, 40)
    service.rooms.clear()
    new_rules()
    more_points(monkeypatch, "tuscany")
    other = service_of(database)
    moves = Store._moves

    async def upgraded_meanwhile(store: Store, *args: Any) -> Any:
        if store is service.store:
            await other.upgrades.open_room(room.id)
        return await moves(store, *args)

    monkeypatch.setattr(Store, "_moves", upgraded_meanwhile)
    try:
        served = await service.room(room.id)
        await play(service, served, 10)
        again, _ = await other.upgrades.open_room(room.id)
        assert again.state.digest() == served.state.digest()
        assert again.start is not None
    finally:
        await other.store.close()


class ConcurrentPlayers:
    """Two people at several tables, through one service or several on the same database; what was acknowledged is noted."""

    def __init__(self, people: list[Person], seed: int) -> None:
        self.people = people
        self.random = Random(seed)
        self.done: Counter[tuple[str, str, str]] = Counter()
        """Table, kind and action."""
        self.said: list[str] = []
        self.refused: Counter[str] = Counter()

    async def play(self, service: TableService, table: str, person: Person) -> None:
        """Act, take back, talk."""
        for number in range(MOVES):
            room = await service.present_room(table)
            seats = [seat for seat in room.seats_of(person.id) if seat in room.to_act]
            kind = self.random.choices(["act", "undo", "reset", "redo", "chat"], [80, 10, 3, 5, 5])[0]
            action = str(self.random.choice(room.state.legal_actions(seats[0]))) if seats and kind == "act" else ""
            try:
                if kind == "chat":
                    words = f"{person.id} {table} {number}"
                    await service.say(person, room, words)
                    self.said.append(words)
                else:
                    await service.move(person, room, kind, room.ply, action)
                    self.done[table, kind, action] += 1
            except (Stale, Refused, NotYours) as error:
                self.refused[error.code] += 1
                await asyncio.sleep(0)

    async def sit(self, service: TableService, table: str, seat: int) -> None:
        """Sit down where somebody else may be faster."""
        try:
            await service.seating.sit(self.people[seat], await service.present_room(table), seat)
        except Stale:
            self.refused["seat"] += 1


@pytest.mark.parametrize("is_changed", [False, True])
async def test_people_play_meanwhile(service, new_rules, monkeypatch, database, is_changed):
    """On SQLite through one service, on PostgreSQL through two that both upgrade."""
    monkeypatch.setattr(upgrades, "PAUSE", 0)
    ann, ben = [await service.people.new_guest("127.0.0.1", name) for name in ("Ann", "Ben")]
    both = [NewSeat("human", person=ann.id), NewSeat("human", person=ben.id)]
    running = [await service.factory.new_table(ann, "burgundy", both) for _ in range(3)]
    for number, room in enumerate(running):
        await play(service, room, 15 + 10 * number, seed=number)
    over = await service.factory.new_table(ann, "tuscany", both)
    await play(service, over)
    free = [await service.factory.new_table(ann, "tuscany", [NewSeat("human")] * 2) for _ in range(3)]
    before = {table.id: await service.store.moves(table.id, 0) for table in running}
    new_rules()
    if is_changed:
        more_points(monkeypatch, "burgundy")
        more_points(monkeypatch, "tuscany")
    services = [service_of(database) for _ in range(1 if database.startswith("sqlite") else 2)]
    players = ConcurrentPlayers([ann, ben], seed=is_changed)
    try:
        jobs = [one.upgrades.sweep() for one in services]
        jobs += [players.play(one, room.id, person) for room in running for one in services for person in (ann, ben)]
        jobs += [players.sit(one, room.id, seat) for room in free for one in services for seat in (0, 1)]
        *_, rematches = await asyncio.gather(*jobs, asyncio.gather(*(rematch(one, ann, over.id) for one in services * 2)))
        await check(services, players, before, is_changed)
        for room in free:
            assert (await services[-1].present_room(room.id)).is_started
        assert len(set(rematches)) == 1, rematches
        assert (rematches[0] == "closed") is is_changed
    finally:
        for one in services:
            await one.store.close()


async def rematch(service: TableService, person: Person, table: str) -> str:
    """The rematch of a finished game, or that it is closed."""
    try:
        return (await service.factory.rematch(person, await service.present_room(table))).id
    except Closed:
        return "closed"


async def check(services: list[TableService], players: ConcurrentPlayers, before: dict[str, list[Any]], is_changed: bool) -> None:
    """Everything that was acknowledged is there, nothing else, and every service serves what the database says."""
    store = services[0].store
    kept: Counter[tuple[str, str, str]] = Counter()
    for table, lines in before.items():
        journal = await store.moves(table, 0)
        assert journal[: len(lines)] == lines
        assert [move.ply for move in journal] == list(range(len(journal)))
        kept.update((table, move.kind, move.action) for move in journal[len(lines) :])
        saved = await store.table(table)
        assert (saved.start is not None) is is_changed
        assert saved.start is None or saved.start["ply"] == len(lines), "upgraded before anybody moved"
        followed = Room.of(saved, is_checked=True)
        for service in services:
            room = await service.present_room(table)
            assert (room.ply, room.state.digest()) == (followed.ply, followed.state.digest())
    assert kept == players.done
    async with store.database.reading() as connection:
        starts = (await connection.execute(text("SELECT count(*) FROM starts"))).scalar_one()
        said = (await connection.execute(text("SELECT text FROM chat"))).scalars().all()
    assert starts == (len(before) if is_changed else 0)
    assert sorted(said) == sorted(players.said)
