"""A table changes one step at a time: the second of two gets Stale, and the database always holds what was played."""

from __future__ import annotations

import asyncio
import math
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import select, update

from burgrave.table import room as rooms
from burgrave.table.errors import NotFound, Refused, Stale, Unavailable
from burgrave.table.installed_games import current_rules
from burgrave.table.pages.log_lines import log_lines_of
from burgrave.table.service import TableService
from burgrave.table.settings import Settings
from burgrave.table.store.migrate import upgrade
from burgrave.table.store.schema import TABLES
from burgrave.table.table_factory import NewSeat

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("no_thread_left")]


@asynccontextmanager
async def opened(database, **settings):
    """A service in which no bot ever thinks to the end, unless it is started."""
    service = TableService(Settings(secret="s" * 40, database=database, **{"bot_pace": 1000, **settings}))
    await upgrade(service.store.database.engine)
    try:
        yield service
    finally:
        await service.stop()


async def row(service, room):
    async with service.store.database.reading() as connection:
        return (await connection.execute(select(TABLES).where(TABLES.c.id == room.id))).mappings().one()


async def note(service, room, **values):
    async with service.store.database.writing() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == room.id).values(**values))


async def people(service, *names):
    return [await service.people.new_guest(name, name) for name in names]


async def duel(service, ann, first=0, other=None):
    """A table at which Ann's seat 0 (or the other one) is to move first; the other seat is a bot's."""
    for seed in range(50):
        seats = [NewSeat("human", person=ann.id), other or NewSeat("bot")]
        room = await service.factory.new_table(ann, "burgundy", seats, seed=seed)
        if room.to_act == (first,):
            return room
    raise AssertionError("no seed of 50")


async def act(service, person, room, verb=""):
    seat = room.to_act[0]
    legal = [str(action) for action in room.state.legal_actions(seat)]
    await service.move(person, room, "act", room.ply, next((one for one in legal if one.startswith(verb)), legal[0]), seat)


# ---- bots are due ----------------------------------------------------------------------------------------------------------


async def test_a_bot_that_moves_first_is_due_from_the_first_commit_on(database):
    async with opened(database) as service:
        (ann,) = await people(service, "Ann")
        assert (await row(service, await duel(service, ann, first=1)))["is_due"]
        assert not (await row(service, await duel(service, ann, first=0)))["is_due"]
        both = await service.factory.new_table(ann, "burgundy", [NewSeat("bot"), NewSeat("bot")])
        assert (await row(service, both))["is_due"]
        waiting = await service.factory.new_table(ann, "burgundy", [NewSeat("bot"), NewSeat("human")])
        assert not (await row(service, waiting))["is_due"]


async def test_a_bot_is_due_again_after_undo_and_redo(database):
    async with opened(database) as service:
        (ann,) = await people(service, "Ann")
        room = await duel(service, ann)
        while room.to_act == (0,):
            await act(service, ann, room, "end")
        assert (await row(service, room))["is_due"]
        assert room.can(0, "undo"), "the other player's dice lie there already: no roll since"
        await service.move(ann, room, "undo", room.ply)
        assert room.to_act == (0,)
        assert not (await row(service, room))["is_due"]
        await service.move(ann, room, "redo", room.ply)
        assert room.to_act == (1,)
        assert (await row(service, room))["is_due"]


async def test_a_bot_whose_turn_was_not_noted_is_due_once_somebody_looks(database):
    async with opened(database) as service:
        (ann,) = await people(service, "Ann")
        room = await duel(service, ann, first=1)
        await note(service, room, is_due=False)
        service.unload(room)
        await service.room(room.id)
        assert (await row(service, room))["is_due"]


async def test_one_table_that_cannot_be_followed_stops_no_other(database):
    async with opened(database) as service:
        (ann,) = await people(service, "Ann")
        tables = [await service.factory.new_table(ann, "burgundy", [NewSeat("bot"), NewSeat("bot")]) for _ in range(3)]
        gone = await service.factory.new_table(ann, "burgundy", [NewSeat("bot"), NewSeat("bot")])
        idle = await duel(service, ann)
        await note(service, tables[0], version=0)
        await note(service, gone, game="nothing")
        await note(service, idle, is_due=True)
    async with opened(database, bot_pace=0) as service:
        await service.start()
        for room in tables[1:]:
            for _ in range(300):
                if (await service.room(room.id)).ply:
                    break
                await asyncio.sleep(0.1)
            assert (await service.room(room.id)).ply
        assert not (await row(service, tables[0]))["is_due"]
        assert gone.id not in await service.store.due_tables(math.inf, current_rules()), "it waits for its game"
        assert not (await row(service, idle))["is_due"]


# ---- finished games --------------------------------------------------------------------------------------------------------


async def test_a_finished_game_cannot_be_changed(database):
    async with opened(database) as service:
        (ann,) = await people(service, "Ann")
        room = await duel(service, ann, other=NewSeat("human", person=ann.id))
        while not room.state.is_over:
            seat = room.to_act[0]
            await service.move(ann, room, "act", room.ply, str(room.state.legal_actions(seat)[-1]), seat)
        assert (await row(service, room))["is_over"]
        for kind in ("undo", "reset", "redo"):
            with pytest.raises(Refused, match="the game is over"):
                await service.move(ann, room, kind, room.ply, "", room.history[-1].seat)
        assert (await row(service, room))["is_over"]


async def test_a_rematch_asked_for_by_many_at_once_is_one_table(database):
    async with opened(database) as service:
        ann, ben = await people(service, "Ann", "Ben")
        room = await duel(service, ann, other=NewSeat("human", person=ben.id))
        while not room.state.is_over:
            seat = room.to_act[0]
            await service.move((ann, ben)[seat], room, "act", room.ply, str(room.state.legal_actions(seat)[-1]), seat)
        before = await service.store.count_unfinished(ann.id) + await service.store.count_unfinished(ben.id)
        asked = await asyncio.gather(*(service.factory.rematch(one, room) for one in (ann, ben, ann, ben)))
        assert len({one.id for one in asked}) == 1
        assert await service.store.count_unfinished(ann.id) + await service.store.count_unfinished(ben.id) == before + 1
        assert room.rematch == asked[0].id == (await row(service, room))["rematch"]


# ---- seats and dice --------------------------------------------------------------------------------------------------------


async def test_dice_with_which_something_was_played_stay(database):
    """Also where the last seat went to a bot, everything was taken back, and somebody left and came again."""
    async with opened(database) as service:
        (ann,) = await people(service, "Ann")
        for _ in range(50):
            room = await service.factory.new_table(ann, "burgundy", [NewSeat("human"), NewSeat("human")])
            await service.seating.sit(ann, room, 0)
            await service.seating.let_bot_play(ann, room, 1)
            if room.to_act == (0,):
                break
        seed = (await row(service, room))["seed"]
        await act(service, ann, room, "workers")
        await service.move(ann, room, "reset", room.ply)
        assert room.ply == 2
        assert not room.history
        await service.seating.leave(ann, room, 0)
        assert room.chairs[0].plays_itself, "once something is in the journal, a bot stands in"
        await service.seating.come_back(ann, room, 0)
        await act(service, ann, room)
        assert (await row(service, room))["seed"] == seed
        played = room.state.digest()
        service.unload(room)
        assert (await service.room(room.id)).state.digest() == played


async def test_a_bot_in_the_last_seat_has_the_dice_rolled_again(database):
    async with opened(database) as service:
        (ann,) = await people(service, "Ann")
        room = await service.factory.new_table(ann, "burgundy", [NewSeat("human"), NewSeat("human")])
        await service.seating.sit(ann, room, 0)
        before = await row(service, room)
        await service.seating.let_bot_play(ann, room, 1)
        after = await row(service, room)
        assert before["seed"] != after["seed"]
        assert after["is_seeded"]
        assert room.opening.digest() == (await fresh(service, room)).opening.digest()


async def fresh(service, room):
    """The table as another process would read it."""
    return rooms.Room(await service.store.table(room.id))


async def test_a_seat_is_a_person_s_or_a_bot_s(database):
    """The second of two gets Stale, in whichever order they come, also from another process."""
    async with opened(database) as service, opened(database) as other:
        ann, ben = await people(service, "Ann", "Ben")
        for order in (1, -1):
            room = await service.factory.new_table(ann, "burgundy", [NewSeat("human", person=ann.id), NewSeat("human")])
            there = await other.room(room.id)
            asked = [service.seating.sit(ben, room, 1), other.seating.let_bot_play(ann, there, 1)][::order]
            results = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(result is None for result in results) == 1, results
            assert [type(result) for result in results if result is not None] == [Stale]
            chair = (await fresh(service, room)).chairs[1]
            assert (chair.kind, chair.person is None, bool(chair.bot)) in (("bot", True, True), ("human", False, False))


async def test_who_sits_down_where_somebody_left_plays_for_themselves(database):
    async with opened(database) as service:
        ann, ben, cid = await people(service, "Ann", "Ben", "Cid")
        room = await service.factory.new_table(
            ann, "burgundy", [NewSeat("human", person=ann.id), NewSeat("human"), NewSeat("human")]
        )
        await service.seating.sit(ben, room, 1)
        await service.seating.let_bot_play(ben, room, 1)
        await service.seating.leave(ben, room, 1)
        await service.seating.sit(cid, room, 1)
        assert not room.chairs[1].plays_itself
        assert room.chairs[1].person == cid.id


async def test_the_clock_runs_from_when_everybody_sits(database):
    """Who has waited long for a friend is not slow when the friend sits down."""
    async with opened(database, slow_after=60) as service, opened(database) as other:
        ann, ben = await people(service, "Ann", "Ben")
        for _ in range(50):
            room = await service.factory.new_table(ann, "burgundy", [NewSeat("human", person=ann.id), NewSeat("human")])
            await note(service, room, moved=room.moved - 3600)
            room.moved -= 3600
            there = await other.room(room.id)
            await service.seating.sit(ben, room, 1)
            if room.to_act == (0,):
                break
        assert not service.seating.is_slow(room, 0)
        await other.seating.reload(there)
        assert there.moved == room.moved
        with pytest.raises(Refused, match="may think"):
            await service.seating.let_bot_play(ben, room, 0)
        await act(service, ann, room)
        await note(service, room, moved=1.0)
        await service.seating.reload(room)
        assert room.moved > 1, "once something was played, the journal knows"


async def test_a_turn_is_notified_once_and_from_the_first_one_on(database, monkeypatch):
    async with opened(database) as service:
        ann, ben = await people(service, "Ann", "Ben")
        notified_seats = []
        monkeypatch.setattr(service.webhooks, "notify_seat", lambda _service, _room, seat: notified_seats.append(seat))
        room = await service.factory.new_table(ann, "burgundy", [NewSeat("human", person=ann.id), NewSeat("human")])
        assert not notified_seats
        await service.seating.sit(ben, room, 1)
        (first,) = room.to_act
        assert notified_seats == [first]
        acting = (ann, ben)[first]
        while room.to_act == (first,):
            await act(service, acting, room, "end")
        assert notified_seats == [first, 1 - first]
        await service.move(acting, room, "undo", room.ply)
        await service.move(acting, room, "redo", room.ply)
        assert notified_seats == [first, 1 - first]


# ---- one action is applied once ----------------------------------------------------------------------------------------------


async def test_an_action_is_applied_once_for_database_memory_and_log(database, monkeypatch):
    async with opened(database) as service:
        (ann,) = await people(service, "Ann")
        room = await duel(service, ann, other=NewSeat("human", person=ann.id))
        log_lines_of(room, "en", None)
        calls, kind = [], type(room.state)
        for method in ("apply", "clone"):
            original = getattr(kind, method)
            counted = lambda *args, method=method, original=original: calls.append(method) or original(*args)  # noqa: E731
            monkeypatch.setattr(kind, method, counted)
        for number in range(12):
            await act(service, ann, room)
            assert len(log_lines_of(room, "en", None).log.actions) == number + 1
            assert sorted(calls) == ["apply", "clone"]
            calls.clear()
        monkeypatch.undo()
        assert room.state.digest() == rooms.Room(await service.store.table(room.id)).state.digest()


@pytest.mark.parametrize("kind", ["act", "redo"])
async def test_what_cannot_be_written_was_never_played(database, monkeypatch, kind):
    async with opened(database) as service:
        (ann,) = await people(service, "Ann")
        room = await duel(service, ann)
        await act(service, ann, room, "workers")
        if kind == "redo":
            await service.move(ann, room, "undo", 1)
        before = room.state, room.state.digest(), room.ply, list(room.history), room.can(0, "undo"), room.can(0, "redo")

        async def unavailable(*_args):
            raise Unavailable("no database")

        monkeypatch.setattr(service.store, "append", unavailable)
        with pytest.raises(Unavailable):
            await service.move(ann, room, kind, room.ply, str(room.state.legal_actions(0)[0]), 0)
        assert (room.state, room.state.digest(), room.ply, room.history, room.can(0, "undo"), room.can(0, "redo")) == before
        monkeypatch.undo()
        again = await service.room(room.id)
        assert again.state.digest() == before[1]


async def test_what_is_refused_changes_nothing(database):
    async with opened(database) as service:
        (ann,) = await people(service, "Ann")
        room = await duel(service, ann)
        before = room.state, room.state.digest()
        with pytest.raises(Refused, match="not legal"):
            await service.move(ann, room, "act", 0, "end", 0)
        assert (room.state, room.state.digest(), room.ply) == (*before, 0)
        assert service.counts["refused"] == 1
        assert not (await service.store.table(room.id)).moves


# ---- memory ----------------------------------------------------------------------------------------------------------------


async def test_a_table_that_was_dropped_is_not_changed_any_more(database, monkeypatch):
    """Nobody knows whether a commit arrived: who waited behind it looks again instead of playing on an old copy."""
    async with opened(database) as service:
        (ann,) = await people(service, "Ann")
        room = await duel(service, ann)
        append = service.store.append

        async def append_and_fail(*args):
            await append(*args)
            monkeypatch.undo()
            raise Unavailable("the answer got lost")

        monkeypatch.setattr(service.store, "append", append_and_fail)
        legal = str(room.state.legal_actions(0)[0])
        results = await asyncio.gather(*(service.move(ann, room, "act", 0, legal) for _ in range(3)), return_exceptions=True)
        assert [type(result) for result in results] == [Unavailable, Stale, Stale]
        again = await service.room(room.id)
        assert again is not room
        assert again.ply == 1


async def test_unknown_tables_leave_nothing_behind(database):
    async with opened(database) as service:
        for table in ("nope", "0" * 12, "x" * 60_000, "", "a b", "\0"):
            with pytest.raises(NotFound):
                await service.room(table)
        assert not service._loading
        assert not service.rooms


async def test_a_table_remembers_a_few_drawings(database):
    async with opened(database) as service:
        (ann,) = await people(service, "Ann")
        room = await duel(service, ann)
        drawn = []
        for number in (*range(30), 29, 0):
            assert room.cached(number, lambda number=number: drawn.append(number) or [number]) == [number]
        assert drawn == [*range(30), 0]
        assert len(room._drawings) == rooms.MAX_DRAWINGS
        await act(service, ann, room)
        assert not room._drawings
