"""Tables change in one order: who comes second is told so, and what the database knows is always what was played."""

from __future__ import annotations

import asyncio
import math
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import select, update

from burgrave.table import room as rooms
from burgrave.table.errors import NotFound, Refused, Stale, Unavailable
from burgrave.table.hall import Hall
from burgrave.table.opening import SeatPlan
from burgrave.table.settings import Settings
from burgrave.table.store.migrate import upgrade
from burgrave.table.store.schema import TABLES
from burgrave.table.upgrade import current_rules

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("no_thread_left")]


@asynccontextmanager
async def opened(database, **settings):
    """A hall in which no bot ever thinks to the end, unless it is started."""
    hall = Hall(Settings(secret="s" * 40, database=database, **{"bot_pace": 1000, **settings}))
    await upgrade(hall.store.database.engine)
    try:
        yield hall
    finally:
        await hall.stop()


async def row(hall, room):
    async with hall.store.database.reading() as connection:
        return (await connection.execute(select(TABLES).where(TABLES.c.id == room.id))).mappings().one()


async def note(hall, room, **values):
    async with hall.store.database.writing() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == room.id).values(**values))


async def people(hall, *names):
    return [await hall.people.welcome(name, name) for name in names]


async def duel(hall, ann, first=0, other=None):
    """A table at which Ann's seat 0 (or the other one) is to move first; the other seat is a bot's."""
    for seed in range(50):
        room = await hall.opening.table(ann, "burgundy", [SeatPlan("human", person=ann.id), other or SeatPlan("bot")], seed=seed)
        if room.to_act == (first,):
            return room
    raise AssertionError("no seed of 50")


async def act(hall, person, room, verb=""):
    seat = room.to_act[0]
    legal = [str(action) for action in room.state.legal_actions(seat)]
    await hall.move(person, room, "act", room.ply, next((one for one in legal if one.startswith(verb)), legal[0]), seat)


# ---- bots are due ----------------------------------------------------------------------------------------------------------


async def test_a_bot_that_moves_first_is_due_from_the_first_commit_on(database):
    async with opened(database) as hall:
        (ann,) = await people(hall, "Ann")
        assert (await row(hall, await duel(hall, ann, first=1)))["is_due"]
        assert not (await row(hall, await duel(hall, ann, first=0)))["is_due"]
        both = await hall.opening.table(ann, "burgundy", [SeatPlan("bot"), SeatPlan("bot")])
        assert (await row(hall, both))["is_due"]
        waiting = await hall.opening.table(ann, "burgundy", [SeatPlan("bot"), SeatPlan("human")])
        assert not (await row(hall, waiting))["is_due"]


async def test_a_bot_is_due_again_after_undo_and_redo(database):
    async with opened(database) as hall:
        (ann,) = await people(hall, "Ann")
        room = await duel(hall, ann)
        while room.to_act == (0,):
            await act(hall, ann, room, "end")
        assert (await row(hall, room))["is_due"]
        assert room.can(0, "undo"), "the other player's dice lie there already: no roll since"
        await hall.move(ann, room, "undo", room.ply)
        assert room.to_act == (0,)
        assert not (await row(hall, room))["is_due"]
        await hall.move(ann, room, "redo", room.ply)
        assert room.to_act == (1,)
        assert (await row(hall, room))["is_due"]


async def test_a_bot_whose_turn_was_not_noted_is_due_once_somebody_looks(database):
    async with opened(database) as hall:
        (ann,) = await people(hall, "Ann")
        room = await duel(hall, ann, first=1)
        await note(hall, room, is_due=False)
        hall.forget(room)
        await hall.room(room.id)
        assert (await row(hall, room))["is_due"]


async def test_one_table_that_cannot_be_followed_stops_no_other(database):
    async with opened(database) as hall:
        (ann,) = await people(hall, "Ann")
        tables = [await hall.opening.table(ann, "burgundy", [SeatPlan("bot"), SeatPlan("bot")]) for _ in range(3)]
        gone = await hall.opening.table(ann, "burgundy", [SeatPlan("bot"), SeatPlan("bot")])
        idle = await duel(hall, ann)
        await note(hall, tables[0], version=0)
        await note(hall, gone, game="nothing")
        await note(hall, idle, is_due=True)
    async with opened(database, bot_pace=0) as hall:
        await hall.start()
        for room in tables[1:]:
            for _ in range(300):
                if (await hall.room(room.id)).ply:
                    break
                await asyncio.sleep(0.1)
            assert (await hall.room(room.id)).ply
        assert not (await row(hall, tables[0]))["is_due"]
        assert gone.id not in await hall.store.due_tables(math.inf, current_rules()), "it waits for its game"
        assert not (await row(hall, idle))["is_due"]


# ---- over is over ----------------------------------------------------------------------------------------------------------


async def test_over_is_over(database):
    async with opened(database) as hall:
        (ann,) = await people(hall, "Ann")
        room = await duel(hall, ann, other=SeatPlan("human", person=ann.id))
        while not room.state.is_over:
            seat = room.to_act[0]
            await hall.move(ann, room, "act", room.ply, str(room.state.legal_actions(seat)[-1]), seat)
        assert (await row(hall, room))["is_over"]
        for kind in ("undo", "reset", "redo"):
            with pytest.raises(Refused, match="the game is over"):
                await hall.move(ann, room, kind, room.ply, "", room.history[-1].seat)
        assert (await row(hall, room))["is_over"]


async def test_a_rematch_asked_for_by_many_at_once_is_one_table(database):
    async with opened(database) as hall:
        ann, ben = await people(hall, "Ann", "Ben")
        room = await duel(hall, ann, other=SeatPlan("human", person=ben.id))
        while not room.state.is_over:
            seat = room.to_act[0]
            await hall.move((ann, ben)[seat], room, "act", room.ply, str(room.state.legal_actions(seat)[-1]), seat)
        before = await hall.store.count_unfinished(ann.id) + await hall.store.count_unfinished(ben.id)
        asked = await asyncio.gather(*(hall.opening.rematch(one, room) for one in (ann, ben, ann, ben)))
        assert len({one.id for one in asked}) == 1
        assert await hall.store.count_unfinished(ann.id) + await hall.store.count_unfinished(ben.id) == before + 1
        assert room.rematch == asked[0].id == (await row(hall, room))["rematch"]


# ---- seats and dice --------------------------------------------------------------------------------------------------------


async def test_dice_with_which_something_was_played_stay(database):
    """Also where the last seat went to a bot, everything was taken back, and somebody left and came again."""
    async with opened(database) as hall:
        (ann,) = await people(hall, "Ann")
        for _ in range(50):
            room = await hall.opening.table(ann, "burgundy", [SeatPlan("human"), SeatPlan("human")])
            await hall.seating.sit(ann, room, 0)
            await hall.seating.let_bot_play(ann, room, 1)
            if room.to_act == (0,):
                break
        seed = (await row(hall, room))["seed"]
        await act(hall, ann, room, "workers")
        await hall.move(ann, room, "reset", room.ply)
        assert room.ply == 2
        assert not room.history
        await hall.seating.leave(ann, room, 0)
        assert room.chairs[0].plays_itself, "once something is in the journal, a bot stands in"
        await hall.seating.come_back(ann, room, 0)
        await act(hall, ann, room)
        assert (await row(hall, room))["seed"] == seed
        played = room.state.digest()
        hall.forget(room)
        assert (await hall.room(room.id)).state.digest() == played


async def test_a_bot_in_the_last_seat_lets_the_dice_be_thrown_anew(database):
    async with opened(database) as hall:
        (ann,) = await people(hall, "Ann")
        room = await hall.opening.table(ann, "burgundy", [SeatPlan("human"), SeatPlan("human")])
        await hall.seating.sit(ann, room, 0)
        before = await row(hall, room)
        await hall.seating.let_bot_play(ann, room, 1)
        after = await row(hall, room)
        assert before["seed"] != after["seed"]
        assert after["is_seeded"]
        assert room.opening.digest() == (await fresh(hall, room)).opening.digest()


async def fresh(hall, room):
    """The table as another process would read it."""
    return rooms.Room(await hall.store.table(room.id))


async def test_a_seat_is_a_person_s_or_a_bot_s(database):
    """Whoever comes second is told so, in whichever order they come, also from another process."""
    async with opened(database) as hall, opened(database) as other:
        ann, ben = await people(hall, "Ann", "Ben")
        for order in (1, -1):
            room = await hall.opening.table(ann, "burgundy", [SeatPlan("human", person=ann.id), SeatPlan("human")])
            there = await other.room(room.id)
            asked = [hall.seating.sit(ben, room, 1), other.seating.let_bot_play(ann, there, 1)][::order]
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(one is None for one in told) == 1, told
            assert [type(one) for one in told if one is not None] == [Stale]
            chair = (await fresh(hall, room)).chairs[1]
            assert (chair.kind, chair.person is None, bool(chair.bot)) in (("bot", True, True), ("human", False, False))


async def test_who_sits_down_where_somebody_left_plays_for_themselves(database):
    async with opened(database) as hall:
        ann, ben, cid = await people(hall, "Ann", "Ben", "Cid")
        room = await hall.opening.table(ann, "burgundy", [SeatPlan("human", person=ann.id), SeatPlan("human"), SeatPlan("human")])
        await hall.seating.sit(ben, room, 1)
        await hall.seating.let_bot_play(ben, room, 1)
        await hall.seating.leave(ben, room, 1)
        await hall.seating.sit(cid, room, 1)
        assert not room.chairs[1].plays_itself
        assert room.chairs[1].person == cid.id


async def test_the_clock_runs_from_when_everybody_sits(database):
    """Who has waited long for a friend is not slow when the friend sits down."""
    async with opened(database, slow_after=60) as hall, opened(database) as other:
        ann, ben = await people(hall, "Ann", "Ben")
        for _ in range(50):
            room = await hall.opening.table(ann, "burgundy", [SeatPlan("human", person=ann.id), SeatPlan("human")])
            await note(hall, room, moved=room.moved - 3600)
            room.moved -= 3600
            there = await other.room(room.id)
            await hall.seating.sit(ben, room, 1)
            if room.to_act == (0,):
                break
        assert not hall.seating.is_slow(room, 0)
        await other.seating.reload(there)
        assert there.moved == room.moved
        with pytest.raises(Refused, match="may think"):
            await hall.seating.let_bot_play(ben, room, 0)
        await act(hall, ann, room)
        await note(hall, room, moved=1.0)
        await hall.seating.reload(room)
        assert room.moved > 1, "once something was played, the journal knows"


async def test_whose_turn_it_is_is_told_from_the_first_one_on_and_once(database, monkeypatch):
    async with opened(database) as hall:
        ann, ben = await people(hall, "Ann", "Ben")
        told = []
        monkeypatch.setattr(hall.webhooks, "tell", lambda _hall, _room, seat: told.append(seat))
        room = await hall.opening.table(ann, "burgundy", [SeatPlan("human", person=ann.id), SeatPlan("human")])
        assert not told
        await hall.seating.sit(ben, room, 1)
        (first,) = room.to_act
        assert told == [first]
        acting = (ann, ben)[first]
        while room.to_act == (first,):
            await act(hall, acting, room, "end")
        assert told == [first, 1 - first]
        await hall.move(acting, room, "undo", room.ply)
        await hall.move(acting, room, "redo", room.ply)
        assert told == [first, 1 - first]


# ---- memory ----------------------------------------------------------------------------------------------------------------


async def test_a_table_that_was_dropped_is_not_changed_any_more(database, monkeypatch):
    """Nobody knows whether a commit arrived: who waited behind it looks again instead of playing on an old copy."""
    async with opened(database) as hall:
        (ann,) = await people(hall, "Ann")
        room = await duel(hall, ann)
        kept = hall.store.append

        async def lost(*told):
            await kept(*told)
            monkeypatch.undo()
            raise Unavailable("the answer got lost")

        monkeypatch.setattr(hall.store, "append", lost)
        legal = str(room.state.legal_actions(0)[0])
        told = await asyncio.gather(*(hall.move(ann, room, "act", 0, legal) for _ in range(3)), return_exceptions=True)
        assert [type(one) for one in told] == [Unavailable, Stale, Stale]
        again = await hall.room(room.id)
        assert again is not room
        assert again.ply == 1


async def test_unknown_tables_leave_nothing_behind(database):
    async with opened(database) as hall:
        for table in ("nope", "0" * 12, "x" * 60_000, "", "a b", "\0"):
            with pytest.raises(NotFound):
                await hall.room(table)
        assert not hall._loading
        assert not hall.rooms


async def test_a_table_remembers_a_few_drawings(database):
    async with opened(database) as hall:
        (ann,) = await people(hall, "Ann")
        room = await duel(hall, ann)
        drawn = []
        for number in (*range(30), 29, 0):
            assert room.remembered(number, lambda number=number: drawn.append(number) or [number]) == [number]
        assert drawn == [*range(30), 0]
        assert len(room._drawn) == rooms.MOST_DRAWN
        await act(hall, ann, room)
        assert not room._drawn
