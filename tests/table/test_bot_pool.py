"""The bot pool: a bot is kept by one worker process, moves when that worker is busy for long, and is asked again when it dies."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from contextlib import asynccontextmanager, suppress

import pytest

import burgrave
from burgrave.bots import bot
from burgrave.bots.greedy import GreedyBot
from burgrave.table import bot_pool
from burgrave.table.bot_pool import BotPool, Worker
from burgrave.table.bot_worker import BotCache, BotFailed, SeatBot

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def running(workers):
    """A pool with real worker processes."""
    pool = BotPool(workers)
    try:
        yield pool
    finally:
        await pool.stop()


def position(game="burgundy", seed=1):
    """A state with a choice, its seat, and its save as a worker gets it."""
    state = burgrave.new(game, 2, seed)
    seat = state.to_act[0]
    imagined = state.imagine(seat, 1)
    return imagined, seat, imagined.save()


def workers_of_this_process():
    return [child.pid for child in multiprocessing.active_children()]


# ---- worker processes ------------------------------------------------------------------------------------------------------


async def test_a_bot_is_kept_between_its_choices():
    """A random bot that is kept goes on with its random numbers; one that is made again begins with them again."""
    state, seat, save = position()
    names = [SeatBot(f"table{number}", seat, "page", number) for number in range(4)]
    measured = {one: [str(action) for action in choices(one, state, 6)] for one in names}
    async with running(2) as pool:
        served = {one: [] for one in names}
        for _ in range(6):
            for one, action in zip(names, await asyncio.gather(*(pool.choose(one, save) for one in names)), strict=True):
                served[one].append(action)
        assert served == measured
        assert len(workers_of_this_process()) == 2
        pool.drop(names[0])
        assert [await pool.choose(names[0], save) for _ in range(3)] == measured[names[0]][:3], "dropped, it is made again"
        assert await pool.choose(names[1], save) == str(choices(names[1], state, 7)[-1])


def choices(seat_bot, state, count):
    """What a bot in this process chooses when it is asked so many times."""
    player = bot(seat_bot.name, seat_bot.seed)
    return [player.choose(state, seat_bot.seat) for _ in range(count)]


async def test_a_killed_worker_loses_no_choice():
    state, seat, save = position("tiletum")
    async with running(1) as pool:
        await pool.choose(SeatBot("a", seat, "page", 1), save)
        (first,) = workers_of_this_process()
        thinking = asyncio.create_task(pool.choose(SeatBot("a", seat, "squire", 1), save))
        await asyncio.sleep(0.1)
        assert not thinking.done()
        os.kill(first, signal.SIGKILL)
        assert await thinking == str(GreedyBot(1).choose(state, seat))
        (second,) = workers_of_this_process()
        assert second != first
        os.kill(second, signal.SIGKILL)  # while nobody thinks
        assert await pool.choose(SeatBot("a", seat, "page", 1), save) in map(str, state.legal_actions(seat))


async def test_a_bot_that_fails_stops_no_worker():
    state, seat, save = position()
    async with running(1) as pool:
        await pool.choose(SeatBot("a", seat, "page", 1), save)
        before = workers_of_this_process()
        for seat_bot, wrong, reason in (
            (SeatBot("a", seat, "page", 1), {**save, "game": "nothing"}, "BadSave"),
            (SeatBot("b", seat, "oracle", 1), save, "there is no bot 'oracle'"),
            (SeatBot("c", 1 - seat, "page", 1), save, "IndexError"),
        ):
            with pytest.raises(BotFailed, match=reason):
                await pool.choose(seat_bot, wrong)
        assert await pool.choose(SeatBot("a", seat, "page", 1), save) == str(choices(SeatBot("a", seat, "page", 1), state, 1)[0])
        assert workers_of_this_process() == before


async def test_workers_that_keep_dying_are_given_up(monkeypatch):
    async def die(_worker, _seat_bot, _save):
        raise bot_pool.BrokenProcessPool("killed")

    monkeypatch.setattr(Worker, "choose", die)
    with pytest.raises(RuntimeError, match="keep dying"):
        await BotPool(2).choose(SeatBot("a", 0, "page", 1), {})


def test_a_cache_keeps_the_bots_that_were_asked_last():
    cache = BotCache(2)
    first, second, third = (SeatBot(table, 0, "page", 1) for table in "abc")
    kept = cache.get(first)
    cache.get(second)
    assert cache.get(first) is kept
    cache.get(third)
    assert len(cache) == 2
    assert cache.get(first) is kept, "the second one was not asked for longer"
    cache.drop(second)
    cache.drop(first)
    assert len(cache) == 1
    assert cache.get(first) is not kept


# ---- who gets which request ------------------------------------------------------------------------------------------------


class Answers:
    """Stands in for the worker processes: each request waits until it is answered, and says which worker it went to."""

    def __init__(self, monkeypatch, workers):
        self.pool = BotPool(workers)
        self.asked = []
        answers = self

        async def choose(worker, seat_bot, _save):
            number = answers.pool._workers.index(worker)
            answer = asyncio.get_running_loop().create_future()
            answers.asked.append((seat_bot.table, number, answer))
            await answer
            return f"{seat_bot.table} by {number}"

        monkeypatch.setattr(Worker, "choose", choose)

    def ask(self, table):
        return asyncio.create_task(self.pool.choose(SeatBot(table, 0, "page", 1), {}))

    async def settle(self):
        for _ in range(10):
            await asyncio.sleep(0)

    async def by(self):
        """Which request is with which worker, in the order in which they came there."""
        await self.settle()
        return [(table, number) for table, number, answer in self.asked if not answer.done()]

    def answer(self, table):
        next(answer for name, _, answer in self.asked if name == table and not answer.done()).set_result(None)


@pytest.fixture
def answers(monkeypatch):
    return lambda workers: Answers(monkeypatch, workers)


async def test_a_bot_goes_to_its_worker_and_a_new_one_to_the_least_busy(answers):
    pool = answers(2)
    tasks = [pool.ask("a"), pool.ask("b"), pool.ask("c")]
    assert await pool.by() == [("a", 0), ("b", 1)]
    pool.answer("b")
    assert await pool.by() == [("a", 0), ("c", 1)]
    pool.answer("a")
    pool.answer("c")
    await asyncio.gather(*tasks)
    tasks = [pool.ask("c"), pool.ask("b"), pool.ask("a")]
    assert await pool.by() == [("c", 1), ("a", 0)], "b waits for its own worker"
    pool.answer("a")
    assert await pool.by() == [("c", 1)]
    pool.answer("c")
    assert await pool.by() == [("b", 1)]
    pool.answer("b")
    assert sorted(await asyncio.gather(*tasks)) == ["a by 0", "b by 1", "c by 1"]


async def test_a_request_that_waited_for_long_goes_to_any_worker(answers, monkeypatch):
    monkeypatch.setattr(bot_pool, "MOVE_AFTER", 0.05)
    pool = answers(2)
    first = [pool.ask("a"), pool.ask("b")]
    await pool.settle()
    again = [pool.ask("a"), pool.ask("b")]
    pool.answer("b")
    await pool.settle()
    pool.answer("b")
    assert await pool.by() == [("a", 0)], "worker 1 is idle, and the second request of a waits for worker 0"
    await asyncio.sleep(0.1)
    assert await pool.by() == [("a", 0), ("a", 1)]
    pool.answer("a")
    pool.answer("a")
    assert await asyncio.gather(*first, *again) == ["a by 0", "b by 1", "a by 1", "b by 1"]
    last = pool.ask("a")
    assert await pool.by() == [("a", 1)], "the bot stays where it went"
    pool.answer("a")
    await last


async def test_a_request_that_is_cancelled_leaves_no_worker_busy(answers):
    pool = answers(1)
    tasks = [pool.ask("a"), pool.ask("b"), pool.ask("c")]
    await pool.settle()
    for task in tasks[:2]:  # one is being answered, one waits
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    assert [table for table, _, answer in pool.asked if not answer.cancelled()] == ["c"]
    pool.answer("c")
    assert await tasks[2] == "c by 0"
    task = pool.ask("d")
    await asyncio.sleep(0)  # the worker is reserved, and the request has not gone on yet
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    last = pool.ask("e")
    assert await pool.by() == [("e", 0)]
    pool.answer("e")
    await last


async def test_of_too_many_bots_a_worker_forgets_the_one_not_asked_for_longest(answers, monkeypatch):
    monkeypatch.setattr(bot_pool, "MAX_BOTS", 2)
    pool = answers(1)
    for table in "abac":
        task = pool.ask(table)
        await pool.settle()
        pool.answer(table)
        await task
    (worker,) = pool.pool._workers
    assert worker.bot_count == 2
    assert [worker.keeps(SeatBot(table, 0, "page", 1)) for table in "abc"] == [True, False, True]
