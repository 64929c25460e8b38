"""Bots at the table: the served bot is the measured one, and it is dropped when it no longer plays."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager

import pytest

import burgrave
from burgrave.bots import STRENGTHS
from burgrave.bots.tournament import Match, Tournament, play_match
from burgrave.table import bot_turns
from burgrave.table.bot_worker import BotFailed
from burgrave.table.service import TableService
from burgrave.table.settings import Settings
from burgrave.table.store.migrate import upgrade
from burgrave.table.table_factory import NewSeat

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("no_thread_left")]


@asynccontextmanager
async def opened(tmp_path, **settings):
    """The tables of one process on SQLite, with a person who opens them."""
    url = f"sqlite+aiosqlite:///{tmp_path}/table.db"
    service = TableService(Settings(secret="s" * 40, database=url, bot_pace=0, **settings))
    await upgrade(service.store.database.engine)
    try:
        yield service, await service.people.new_guest("Ann", "Ann")
    finally:
        await service.stop()


async def until(condition, seconds=60.0):
    """Wait for something that other tasks bring about."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "waited for too long"
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("game", "modules", "strengths"),
    [
        ("burgundy", None, ("squire", "squire")),
        ("kingsburg", ["governors", "soldier_tokens"], ("squire", "page", "squire")),
        ("tuscany", None, ("page", "squire")),
    ],
)
async def test_the_served_bot_is_the_measured_bot(tmp_path, monkeypatch, game, modules, strengths):
    """A whole game of bots at a table, in worker processes, has the actions of the match of a tournament with the same seeds."""
    monkeypatch.setattr(bot_turns, "randbits", lambda _bits: 5)
    async with opened(tmp_path, bot_workers=2) as (service, ann):
        room = await service.factory.new_table(ann, game, [NewSeat("bot", name) for name in strengths], modules, seed=3)
        await until(lambda: room.state.is_over)
        served = [f"@{played.seat} {played.action}" for played in room.history]
    names = tuple(STRENGTHS[name] for name in strengths)
    tournament = Tournament(game, len(names), 1, names, modules=modules and ("base", *modules), keep_records=True)
    record = play_match(tournament, Match(5, 3, names)).record
    assert record is not None
    assert served == record["actions"]


class FirstChoice:
    """Stands in for the pool: plays the first legal action, and notes whom it asks and drops."""

    def __init__(self):
        self.asked, self.dropped, self.failures = [], [], []

    async def choose(self, seat_bot, save):
        if self.failures:
            raise self.failures.pop()
        state = burgrave.load(save)
        assert len(state.legal_actions(seat_bot.seat)) > 1, "a bot without a choice is not asked"
        self.asked.append(seat_bot)
        return str(state.legal_actions(seat_bot.seat)[0])

    def drop(self, seat_bot):
        self.dropped.append(seat_bot)

    async def stop(self):
        pass


async def against_a_bot(service, ann):
    """A table with Ann in seat 0 and a bot in seat 1, at which Ann is to move after the bot was asked."""
    room = await service.factory.new_table(ann, "burgundy", [NewSeat("human", person=ann.id), NewSeat("bot", "page")], seed=1)
    await anns_turn(service, ann, room)
    while not service.bot_pool.asked:
        await act(service, ann, room)
        await anns_turn(service, ann, room)
    return room


async def anns_turn(service, ann, room):
    await until(lambda: room.to_act == (0,) or room.state.is_over)


async def act(service, ann, room):
    await service.move(ann, room, "act", room.ply, str(room.state.legal_actions(0)[0]), 0)


async def test_a_seat_has_one_bot_until_the_game_is_over(tmp_path):
    async with opened(tmp_path) as (service, ann):
        pool = service.bot_pool = FirstChoice()
        room = await against_a_bot(service, ann)
        other = await service.factory.new_table(ann, "burgundy", [NewSeat("bot", "page"), NewSeat("bot", "page")])
        await until(lambda: other.state.is_over)
        while not room.state.is_over:
            await act(service, ann, room)
            await anns_turn(service, ann, room)
        by_seat = {(one.table, one.seat) for one in pool.asked}
        assert by_seat == {(room.id, 1), (other.id, 0), (other.id, 1)}
        assert len(set(pool.asked)) == 3
        assert len({one.seed for one in pool.asked}) == 3
        assert sorted(pool.dropped, key=str) == sorted(set(pool.asked), key=str)


async def test_a_bot_is_dropped_when_something_is_taken_back(tmp_path):
    async with opened(tmp_path) as (service, ann):
        pool = service.bot_pool = FirstChoice()
        room = await against_a_bot(service, ann)
        (before,) = set(pool.asked)
        while not room.can(0, "undo"):
            await act(service, ann, room)
            await anns_turn(service, ann, room)
        assert not pool.dropped
        await service.move(ann, room, "undo", room.ply)
        assert pool.dropped == [before]
        await service.move(ann, room, "redo", room.ply)
        asked = len(pool.asked)
        while len(pool.asked) == asked:
            await act(service, ann, room)
            await anns_turn(service, ann, room)
        assert pool.asked[-1] != before, "another bot plays on"
        assert pool.dropped == [before]


async def test_a_bot_that_stood_in_is_dropped_when_somebody_comes_back(tmp_path):
    async with opened(tmp_path) as (service, ann):
        pool = service.bot_pool = FirstChoice()
        room = await service.factory.new_table(ann, "burgundy", [NewSeat("human", person=ann.id)] * 2, seed=1)
        seat = room.to_act[0]
        await service.move(ann, room, "act", room.ply, str(room.state.legal_actions(seat)[0]), seat)
        seat = room.to_act[0]
        await service.seating.leave(ann, room, seat)
        await until(lambda: room.to_act != (seat,))
        (stood_in,) = set(pool.asked)
        assert (stood_in.table, stood_in.seat) == (room.id, seat)
        assert not pool.dropped
        await service.seating.come_back(ann, room, seat)
        assert pool.dropped == [stood_in]


async def test_of_too_many_tables_the_bots_not_asked_for_longest_are_dropped(tmp_path, monkeypatch):
    monkeypatch.setattr(bot_turns, "MAX_TABLES", 1)
    async with opened(tmp_path) as (service, ann):
        pool = service.bot_pool = FirstChoice()
        await against_a_bot(service, ann)
        (before,) = set(pool.asked)
        pool.asked.clear()
        await against_a_bot(service, ann)
        assert pool.dropped == [before]


async def test_a_bot_that_failed_is_asked_again_later(tmp_path, caplog):
    async with opened(tmp_path) as (service, ann):
        pool = service.bot_pool = FirstChoice()
        pool.failures = [BotFailed("bot 'page' failed"), KeyError("rules of somebody else")]
        room = await service.factory.new_table(ann, "burgundy", [NewSeat("bot", "page"), NewSeat("bot", "page")], seed=1)
        for left in (1, 0):
            await until(lambda left=left: len(pool.failures) == left and not service.bot_turns.is_driven(room))
            assert not room.state.is_over
            service.bot_turns.drive(room)
        await until(lambda: room.state.is_over)
        assert [record.message for record in caplog.records if record.levelname == "ERROR"] == ["a bot cannot go on"] * 2
