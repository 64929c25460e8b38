"""Group commit: moves share commits, take turns with other writers, and fail alone."""

import asyncio
import sqlite3

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError

from burgrave.table.store.database import set_pragmas
from burgrave.table.store.group_commit import GroupCommit, WriterLock

pytestmark = pytest.mark.anyio
ADD = text("INSERT INTO lines (ply) VALUES (:ply)")


@pytest.fixture
def file(tmp_path):
    """A database with one table whose plies are unique."""
    name = tmp_path / "lines.db"
    with sqlite3.connect(name) as connection:
        connection.execute("CREATE TABLE lines (ply INTEGER PRIMARY KEY)")
    connection.close()
    return name


def lines(file):
    with sqlite3.connect(file) as connection:
        return [row[0] for row in connection.execute("SELECT ply FROM lines ORDER BY ply")]


def group_for(file, turn=None):
    return GroupCommit(f"sqlite+aiosqlite:///{file}", 0.2, set_pragmas, turn or WriterLock())


async def test_many_writers_are_all_kept(file):
    group = group_for(file)
    await asyncio.gather(*(group.write([(ADD, {"ply": ply})]) for ply in range(200)))
    assert lines(file) == list(range(200))
    await group.close()


async def test_one_that_breaks_a_rule_fails_alone(file):
    group = group_for(file)
    plies = [1, 2, 2, 3]
    results = await asyncio.gather(*(group.write([(ADD, {"ply": ply})]) for ply in plies), return_exceptions=True)
    assert sorted(type(result) for result in results if result is not None) == [IntegrityError]
    assert lines(file) == [1, 2, 3]
    await group.close()


async def test_all_statements_of_a_job_are_written_or_none(file):
    group = group_for(file)
    with pytest.raises(IntegrityError):
        await group.write([(ADD, {"ply": 1}), (ADD, {"ply": 2}), (ADD, {"ply": 1})])
    assert lines(file) == []
    await group.close()


async def test_who_goes_away_does_not_hold_up_the_others(file):
    turn = WriterLock()
    group = group_for(file, turn)
    async with turn:
        gone = asyncio.create_task(group.write([(ADD, {"ply": 1})]))
        other = asyncio.create_task(group.write([(ADD, {"ply": 2})]))
        await asyncio.sleep(0.01)
        gone.cancel()
    await other
    assert 2 in lines(file)
    await group.close()


async def test_moves_wait_while_another_writer_has_the_turn(file):
    turn = WriterLock()
    group = group_for(file, turn)
    async with turn:
        move = asyncio.create_task(group.write([(ADD, {"ply": 7})]))
        await asyncio.sleep(0.05)
        assert not move.done()
        assert lines(file) == []
    await move
    assert lines(file) == [7]
    await group.close()


async def test_closing_waits_for_what_is_on_its_way(file):
    group = group_for(file)
    moves = [asyncio.create_task(group.write([(ADD, {"ply": ply})])) for ply in range(20)]
    await asyncio.sleep(0)
    await group.close()
    await asyncio.gather(*moves)
    assert lines(file) == list(range(20))


async def test_a_locked_database_is_an_error_and_the_next_move_is_kept(file):
    group = group_for(file)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(OperationalError):
        await group.write([(ADD, {"ply": 1})])
    other.execute("COMMIT")
    other.close()
    await group.write([(ADD, {"ply": 2})])
    assert lines(file) == [2]
    await group.close()


async def test_turns_go_in_order_and_past_who_was_cancelled():
    turn, order = WriterLock(), []

    async def take(name):
        async with turn:
            order.append(name)
            await asyncio.sleep(0)

    async with turn:
        tasks = [asyncio.create_task(take(name)) for name in "abcd"]
        await asyncio.sleep(0)
        assert not turn.try_acquire()
        tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["a", "c", "d"]
    assert turn.try_acquire()


async def test_who_is_called_and_cancelled_at_once_passes_the_turn_on():
    turn = WriterLock()
    await turn.__aenter__()
    waiting = asyncio.create_task(turn.__aenter__())
    await asyncio.sleep(0)
    turn.release()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert turn.try_acquire()
