"""People play while tables are upgraded: each is upgraded once, and no move is lost or written against the old position."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from burgrave.table import upgrading
from burgrave.table.archive import Closed
from burgrave.table.errors import NotYours, Refused, Stale
from burgrave.table.hall import Hall
from burgrave.table.opening import SeatPlan
from burgrave.table.people import Person
from burgrave.table.room import Room
from burgrave.table.store import Store
from upgrade.conftest import hall_of, more_points, open_table, play

pytestmark = [pytest.mark.anyio, pytest.mark.pure]
MOVES = 8
"""That each player tries while the tables are upgraded."""


async def test_upgraded_elsewhere_while_it_is_read(hall, new_rules, monkeypatch, database):
    """A table that another task or process upgrades between two queries is not read half before and half after."""
    _, room = await open_table(hall, "tuscany")
    await play(hall, room, 40)
    hall.rooms.clear()
    new_rules()
    more_points(monkeypatch, "tuscany")
    other = hall_of(database)
    moves = Store._moves

    async def upgraded_meanwhile(store: Store, *args: Any) -> Any:
        if store is hall.store:
            await other.upgrades.opened(room.id)
        return await moves(store, *args)

    monkeypatch.setattr(Store, "_moves", upgraded_meanwhile)
    try:
        served = await hall.room(room.id)
        await play(hall, served, 10)
        again, _ = await other.upgrades.opened(room.id)
        assert again.state.digest() == served.state.digest()
        assert again.start is not None
    finally:
        await other.store.close()


class Evening:
    """Two people at several tables, through one hall or several on the same database; what they were told is done is noted."""

    def __init__(self, people: list[Person], seed: int) -> None:
        self.people = people
        self.random = Random(seed)
        self.done: Counter[tuple[str, str, str]] = Counter()
        """Table, kind and action."""
        self.said: list[str] = []
        self.refused: Counter[str] = Counter()

    async def play(self, hall: Hall, table: str, person: Person) -> None:
        """Act, take back, talk."""
        for number in range(MOVES):
            room = await hall.present_room(table)
            seats = [seat for seat in room.seats_of(person.id) if seat in room.to_act]
            kind = self.random.choices(["act", "undo", "reset", "redo", "chat"], [80, 10, 3, 5, 5])[0]
            action = str(self.random.choice(room.state.legal_actions(seats[0]))) if seats and kind == "act" else ""
            try:
                if kind == "chat":
                    words = f"{person.id} {table} {number}"
                    await hall.say(person, room, words)
                    self.said.append(words)
                else:
                    await hall.move(person, room, kind, room.ply, action)
                    self.done[table, kind, action] += 1
            except (Stale, Refused, NotYours) as error:
                self.refused[error.code] += 1
                await asyncio.sleep(0)

    async def sit(self, hall: Hall, table: str, seat: int) -> None:
        """Sit down where somebody else may be faster."""
        try:
            await hall.seating.sit(self.people[seat], await hall.present_room(table), seat)
        except Stale:
            self.refused["seat"] += 1


@pytest.mark.parametrize("is_changed", [False, True])
async def test_people_play_meanwhile(hall, new_rules, monkeypatch, database, is_changed):
    """On SQLite through one hall, on PostgreSQL through two that both upgrade."""
    monkeypatch.setattr(upgrading, "BREATH", 0)
    ann, ben = [await hall.people.welcome("127.0.0.1", name) for name in ("Ann", "Ben")]
    both = [SeatPlan("human", person=ann.id), SeatPlan("human", person=ben.id)]
    running = [await hall.opening.table(ann, "burgundy", both) for _ in range(3)]
    for number, room in enumerate(running):
        await play(hall, room, 15 + 10 * number, seed=number)
    over = await hall.opening.table(ann, "tuscany", both)
    await play(hall, over)
    free = [await hall.opening.table(ann, "tuscany", [SeatPlan("human")] * 2) for _ in range(3)]
    before = {table.id: await hall.store.moves(table.id, 0) for table in running}
    new_rules()
    if is_changed:
        more_points(monkeypatch, "burgundy")
        more_points(monkeypatch, "tuscany")
    halls = [hall_of(database) for _ in range(1 if database.startswith("sqlite") else 2)]
    evening = Evening([ann, ben], seed=is_changed)
    try:
        jobs = [one.upgrades.sweep() for one in halls]
        jobs += [evening.play(one, room.id, person) for room in running for one in halls for person in (ann, ben)]
        jobs += [evening.sit(one, room.id, seat) for room in free for one in halls for seat in (0, 1)]
        *_, rematches = await asyncio.gather(*jobs, asyncio.gather(*(rematch(one, ann, over.id) for one in halls * 2)))
        await check(halls, evening, before, is_changed)
        for room in free:
            assert (await halls[-1].present_room(room.id)).is_started
        assert len(set(rematches)) == 1, rematches
        assert (rematches[0] == "closed") is is_changed
    finally:
        for one in halls:
            await one.store.close()


async def rematch(hall: Hall, person: Person, table: str) -> str:
    """The rematch of a finished game, or that it is closed."""
    try:
        return (await hall.opening.rematch(person, await hall.present_room(table))).id
    except Closed:
        return "closed"


async def check(halls: list[Hall], evening: Evening, before: dict[str, list[Any]], is_changed: bool) -> None:
    """Everything that was acknowledged is there, nothing else, and every hall serves what the database says."""
    store = halls[0].store
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
        for hall in halls:
            room = await hall.present_room(table)
            assert (room.ply, room.state.digest()) == (followed.ply, followed.state.digest())
    assert kept == evening.done
    async with store.database.reading() as connection:
        starts = (await connection.execute(text("SELECT count(*) FROM starts"))).scalar_one()
        said = (await connection.execute(text("SELECT text FROM chat"))).scalars().all()
    assert starts == (len(before) if is_changed else 0)
    assert sorted(said) == sorted(evening.said)
