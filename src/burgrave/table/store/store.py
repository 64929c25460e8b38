"""What the table asks of the database, in its own words."""

from __future__ import annotations

import json
import math
import re
import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, and_, bindparam, exists, false, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.table.errors import NotFound, Stale
from burgrave.table.store.database import Database
from burgrave.table.store.journal import MOVE_COLUMNS, Move, StoredTable
from burgrave.table.store.rows import (
    ChatRow,
    NewPersonRow,
    NewTableRow,
    PersonRow,
    SeatRow,
    TableRow,
    chat_row,
    person_row,
    seat_row,
    start_row,
    table_row,
)
from burgrave.table.store.schema import CHAT, MOVES, PEOPLE, RESULTS, SEATS, STARTS, TABLES

CHANNEL = "burgrave"
"""PostgreSQL carries news between processes on this channel."""

TABLE_ID = re.compile("[0-9A-Za-z]{1,32}")

LONGEST_NEWS = 7999
"""Bytes that PostgreSQL carries; a move that makes the news of it longer is left out of them, and the others look it up."""

ADD_MOVE = insert(MOVES).values({name: bindparam(f"move_{name}") for name in MOVE_COLUMNS})
NOTE_MOVE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("known"))
    .values(is_over=bindparam("over"), is_due=bindparam("due"), moved=bindparam("when"), position=bindparam("packed"))
)
LISTED = [column for column in TABLES.c if column.name != "position"]
"""Of tables in lists: all but what only a closed or upgraded game is read from."""
IS_PLAYED = and_(~TABLES.c.is_over, TABLES.c.closed == "")
"""Neither over nor closed."""
SEATS_OF = select(SEATS).where(SEATS.c.table == bindparam("known")).order_by(SEATS.c.seat)
TELL = text("SELECT pg_notify(:channel, :news)")
MOVE_AND_TELL = select(func.pg_notify(bindparam("channel"), bindparam("news"))).add_cte(
    ADD_MOVE.cte("added"), NOTE_MOVE.cte("noted")
)
"""What every move needs is built once; PostgreSQL gets all of it in one statement, which is one way there and back."""


def follows(current: Mapping[str, str]) -> ColumnElement[bool]:
    """Of a table's row: it is known to follow the present rules (fingerprints by game)."""
    return or_(false(), *(and_(TABLES.c.game == game, TABLES.c.fingerprint == known) for game, known in current.items()))


class Store:
    """See the module's docstring. Times are seconds since the epoch."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)

    async def close(self) -> None:
        await self.database.close()

    async def ping(self) -> None:
        """Unavailable when the database does not answer."""
        async with self.database.reading() as connection:
            await connection.execute(text("SELECT 1"))

    # ---- tables ---------------------------------------------------------------------------------------------------

    async def add_table(
        self,
        row: NewTableRow,
        seats: list[SeatRow],
        moves: Sequence[tuple[int, str, str]] = (),
        rematch_of: str = "",
        start: bytes | None = None,
    ) -> None:
        """Keep a new table, with the moves (seat, action, digest) or the position of a game it goes on from; Stale when there is a
        rematch of that game already."""
        now = time.time()
        async with self.database.writing() as connection:
            await connection.execute(insert(TABLES).values(**row, created=now, moved=now))
            await connection.execute(insert(SEATS), [{**seat, "table": row["id"]} for seat in seats])
            lines = [
                {"table": row["id"], "ply": ply, "seat": seat, "kind": "act", "action": action, "at": now, "digest": digest}
                for ply, (seat, action, digest) in enumerate(moves)
            ]
            if lines:
                await connection.execute(insert(MOVES), lines)
            if start is not None:
                await connection.execute(insert(STARTS).values(table=row["id"], ply=0, data=start, at=now))
            if rematch_of:
                first = and_(TABLES.c.id == rematch_of, TABLES.c.rematch.is_(None))
                if not (await connection.execute(update(TABLES).where(first).values(rematch=row["id"]))).rowcount:
                    raise Stale("this game has a rematch already")
                await self._tell(connection, {"table": rematch_of, "event": "rematch"})

    async def table(self, table: str) -> StoredTable:
        """Everything about a table; NotFound when there is none."""
        if not TABLE_ID.fullmatch(table):  # nor would PostgreSQL take every character
            raise NotFound(f"there is no table {table!r}")
        # Of one moment: a row that says that it was upgraded, without the position to go on from, would be another game.
        async with self.database.snapshot() as connection:
            wanted = select(STARTS).where(STARTS.c.table == table).order_by(STARTS.c.ply.desc()).limit(1)
            start = (await connection.execute(wanted)).mappings().first()
            moves = await self._moves(connection, table, start["ply"] if start else 0)
            seats = (await connection.execute(SEATS_OF, {"known": table})).mappings().all()
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if row is None:
                raise NotFound(f"there is no table {table!r}")
            chat = (await connection.execute(select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.number))).mappings().all()
        return StoredTable(
            table_row(row),
            [seat_row(seat) for seat in seats],
            moves,
            [chat_row(line) for line in chat],
            start_row(start) if start else None,
        )

    async def moves(self, table: str, since: int) -> list[Move]:
        """The lines of a journal from a ply on."""
        async with self.database.reading() as connection:
            return await self._moves(connection, table, since)

    async def _moves(self, connection: AsyncConnection, table: str, since: int) -> list[Move]:
        lines = select(MOVES).where(MOVES.c.table == table, MOVES.c.ply >= since).order_by(MOVES.c.ply)
        rows = (await connection.execute(lines)).mappings()
        return [Move(line["ply"], line["seat"], line["kind"], line["action"], line["at"], line["digest"]) for line in rows]

    async def append(self, table: str, move: Move, is_over: bool, is_due: bool, position: bytes | None = None) -> None:
        """Add a line to the journal, with how the game stands after it; Stale when another process has added one at this ply.

        Durable when it returns.
        """
        values = (table, move.ply, move.seat, move.kind, move.action, move.at, move.digest)
        line = {f"move_{name}": value for name, value in zip(MOVE_COLUMNS, values, strict=True)}
        note = {"known": table, "over": is_over, "due": is_due, "when": move.at, "packed": position}
        try:
            if self.database.is_sqlite:
                await self.database.commit([(ADD_MOVE, line), (NOTE_MOVE, note)])
            else:
                news = {"table": table, "event": "table", "ply": move.ply + 1}
                payload = json.dumps({**news, "move": values[1:]})
                if len(payload) > LONGEST_NEWS:
                    payload = json.dumps(news)
                await self.database.commit([(MOVE_AND_TELL, {**line, **note, "channel": CHANNEL, "news": payload})])
        except IntegrityError:
            raise Stale(f"somebody was faster: ply {move.ply} of this table is taken; look again") from None

    async def set_due(self, table: str, is_due: bool, before: float = math.inf) -> None:
        """Note whether a bot is to move, when that changes without a move; not if there was one since `before`."""
        known = and_(TABLES.c.id == table, TABLES.c.moved < before)
        async with self.database.writing() as connection:
            await connection.execute(update(TABLES).where(known).values(is_due=is_due))

    async def due_tables(self, before: float, current: Mapping[str, str]) -> list[str]:
        """Tables that follow the present rules (fingerprints by game), at which a bot is to move and nothing has happened since."""
        wanted = select(TABLES.c.id).where(TABLES.c.is_due, IS_PLAYED, follows(current), TABLES.c.moved < before).limit(200)
        async with self.database.reading() as connection:
            return [row[0] for row in await connection.execute(wanted)]

    async def set_seat(self, table: str, seat: int, **values: Any) -> None:
        """Change who sits in a seat; other processes are told."""
        async with self.database.writing() as connection:
            await connection.execute(update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(**values))
            await self._tell(connection, {"table": table, "event": "seats"})

    async def take_seat(self, table: str, seat: int, seed: str, **values: Any) -> bool:
        """A person or a bot takes a seat that is still free; False when it is not. With the last one the dice are made anew.

        So nobody chooses between seats whose dice lie there already. A seed that somebody chose stays, and so does every one
        with which something was played.
        """
        free = and_(SEATS.c.table == table, SEATS.c.kind == "human", SEATS.c.person.is_(None))
        async with self.database.writing() as connection:
            done = await connection.execute(update(SEATS).where(free, SEATS.c.seat == seat).values(**values))
            played = exists().where(MOVES.c.table == table)
            begins = and_(TABLES.c.id == table, ~TABLES.c.is_seeded, ~exists().where(free), ~played)
            await connection.execute(update(TABLES).where(begins).values(seed=seed, is_seeded=True))
            await connection.execute(update(TABLES).where(TABLES.c.id == table, ~played).values(moved=time.time()))
            await self._tell(connection, {"table": table, "event": "seats"})
            return bool(done.rowcount)

    async def seats(self, table: str) -> tuple[list[SeatRow], str, float]:
        """Who sits where, the seed that goes with it, and since when everybody waits for the next move."""
        async with self.database.reading() as connection:
            seats = [seat_row(seat) for seat in (await connection.execute(SEATS_OF, {"known": table})).mappings()]
            seed, moved = (await connection.execute(select(TABLES.c.seed, TABLES.c.moved).where(TABLES.c.id == table))).one()
            return seats, str(seed), float(moved)

    async def tables_of(self, person: str, limit: int = 30) -> list[TableRow]:
        """The tables at which a person sits or which they opened, the liveliest first."""
        sits = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.person == person)
        has_ended = or_(TABLES.c.is_over, TABLES.c.closed != "")
        wanted = select(*LISTED).where(or_(sits, TABLES.c.host == person)).order_by(has_ended, TABLES.c.moved.desc()).limit(limit)
        async with self.database.reading() as connection:
            return [table_row(row) for row in (await connection.execute(wanted)).mappings()]

    async def open_tables(self, limit: int = 30) -> list[TableRow]:
        """Unfinished tables that anybody may join or watch, the liveliest first."""
        wanted = select(*LISTED).where(TABLES.c.is_open, IS_PLAYED).order_by(TABLES.c.moved.desc()).limit(limit)
        async with self.database.reading() as connection:
            return [table_row(row) for row in (await connection.execute(wanted)).mappings()]

    async def count_unfinished(self, person: str) -> int:
        """How many unfinished tables a person has opened."""
        wanted = select(func.count()).select_from(TABLES).where(TABLES.c.host == person, IS_PLAYED)
        async with self.database.reading() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    # ---- results and upgrades ---------------------------------------------------------------------------------------

    async def result(self, table: str) -> bytes | None:
        """What was stored of a finished or closed game."""
        async with self.database.reading() as connection:
            rows = await connection.execute(select(RESULTS.c.data).where(RESULTS.c.table == table))
            return rows.scalar_one_or_none()

    async def add_result(self, table: str, data: bytes) -> bool:
        """Store the result of a game; False when there is one already, which stays."""
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(RESULTS).values(table=table, data=data, at=time.time()))
        except IntegrityError:
            return False
        return True

    async def served_rules(self) -> list[tuple[str, str, int]]:
        """Game, fingerprint and number of tables: the rules that stored games are known to follow; closed tables follow none."""
        columns = (TABLES.c.game, TABLES.c.fingerprint)
        wanted = select(*columns, func.count()).where(TABLES.c.closed == "").group_by(*columns).order_by(*columns)
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted)
            return [(str(game), str(known), int(count)) for game, known, count in rows]

    async def all_tables(self) -> list[tuple[str, str, str]]:
        """Every table's id, game, and why it is closed (empty: it is not)."""
        wanted = select(TABLES.c.id, TABLES.c.game, TABLES.c.closed).order_by(TABLES.c.game, TABLES.c.id)
        async with self.database.reading() as connection:
            return [(str(table), str(game), str(closed)) for table, game, closed in await connection.execute(wanted)]

    async def tables_to_check(self, current: Mapping[str, str], after: str = "", limit: int = 200) -> list[str]:
        """Tables that are not known to follow the present rules (fingerprints by game), and finished ones without a result.

        Of closed ones those that are not over: other rules may be able to load them.
        """
        unkept = and_(TABLES.c.is_over, ~exists().where(RESULTS.c.table == TABLES.c.id))
        may_change = or_(TABLES.c.closed == "", ~TABLES.c.is_over)
        wanted = select(TABLES.c.id).where(TABLES.c.id > after, may_change, or_(~follows(current), unkept))
        async with self.database.reading() as connection:
            return [str(row[0]) for row in await connection.execute(wanted.order_by(TABLES.c.id).limit(limit))]

    async def set_rules(
        self,
        before: TableRow,
        start: bytes | None = None,
        result: bytes | None = None,
        damaged: bytes | None = None,
        **values: Any,
    ) -> bool:
        """Change what a table's row says of its rules, in one step with a position to go on from or a result.

        A result that is there already stays, unless it is exactly `damaged`, which nobody can read: that one is replaced. What was
        stored of a closed table goes when it is opened again, for it was not how the game ended.
        False when another process has done so since `before` was read, or somebody has moved: then nothing was changed.
        """
        table, now = before["id"], time.time()
        same = and_(TABLES.c.id == table, TABLES.c.fingerprint == before["fingerprint"], TABLES.c.moved == before["moved"])
        try:
            async with self.database.writing() as connection:
                if not (await connection.execute(update(TABLES).where(same).values(**values))).rowcount:
                    return False
                if start is not None:
                    last = select(func.coalesce(func.max(MOVES.c.ply) + 1, 0)).where(MOVES.c.table == table)
                    ply = int((await connection.execute(last)).scalar_one())
                    await connection.execute(insert(STARTS).values(table=table, ply=ply, data=start, at=now))
                if before["closed"] and values.get("closed") == "":
                    await connection.execute(RESULTS.delete().where(RESULTS.c.table == table))
                if result is not None:
                    if damaged is not None:
                        unreadable = and_(RESULTS.c.table == table, RESULTS.c.data == damaged)
                        await connection.execute(RESULTS.delete().where(unreadable))
                    await connection.execute(insert(RESULTS).values(table=table, data=result, at=now))
        except IntegrityError:
            return False
        return True

    # ---- chat -----------------------------------------------------------------------------------------------------

    async def add_chat(self, table: str, person: str, name: str, words: str) -> ChatRow:
        """Keep a message; its number is the next of the table."""
        last = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table == table)
        while True:
            try:
                async with self.database.writing() as connection:
                    number = int((await connection.execute(last)).scalar_one()) + 1
                    line: ChatRow = {"number": number, "person": person, "name": name, "text": words, "at": time.time()}
                    await connection.execute(insert(CHAT).values(table=table, **line))
                    await self._tell(connection, {"table": table, "event": "chat", "number": number})
                    return line
            except IntegrityError:
                continue  # another process took the number

    async def chat(self, table: str, since: int) -> list[ChatRow]:
        """The messages of a table after a number."""
        wanted = select(CHAT).where(CHAT.c.table == table, CHAT.c.number > since).order_by(CHAT.c.number)
        async with self.database.reading() as connection:
            return [chat_row(line) for line in (await connection.execute(wanted)).mappings()]

    # ---- people ---------------------------------------------------------------------------------------------------

    async def add_person(self, row: NewPersonRow) -> None:
        """Store a new guest."""
        now = time.time()
        async with self.database.writing() as connection:
            await connection.execute(insert(PEOPLE).values(**row, created=now, seen=now))

    async def person(self, column: str, value: str) -> PersonRow | None:
        """A person by id, login or token."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c[column] == value))).mappings().first()
            return None if row is None else person_row(row)

    async def set_person(self, person: str, **values: Any) -> bool:
        """Change a person; False when the login is taken."""
        try:
            async with self.database.writing() as connection:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))
        except IntegrityError:
            return False
        return True

    async def adopt(self, guest: str, person: str) -> list[str]:
        """Seats, tables and words of a guest become another person's; the tables where that changes who sits."""
        async with self.database.writing() as connection:
            rows = await connection.execute(select(SEATS.c.table).where(SEATS.c.person == guest).distinct())
            tables = [str(row[0]) for row in rows]
            await connection.execute(update(SEATS).where(SEATS.c.person == guest).values(person=person))
            await connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=person))
            await connection.execute(update(CHAT).where(CHAT.c.person == guest).values(person=person))
            for table in tables:
                await self._tell(connection, {"table": table, "event": "seats"})
        return tables

    async def forget_guests(self, before: float) -> int:
        """Delete guests who were last seen before that and have neither seats nor tables nor words left."""
        used = [exists().where(column == PEOPLE.c.id) for column in (SEATS.c.person, TABLES.c.host, CHAT.c.person)]
        idle = and_(PEOPLE.c.login.is_(None), PEOPLE.c.seen < before, *(~one for one in used))
        async with self.database.writing() as connection:
            done = await connection.execute(PEOPLE.delete().where(idle))
            return int(done.rowcount)

    # ---- news -----------------------------------------------------------------------------------------------------

    async def _tell(self, connection: AsyncConnection, news: dict[str, str | int]) -> None:
        """With the commit, tell the other processes; SQLite has none."""
        if not self.database.is_sqlite:
            await connection.execute(TELL, {"channel": CHANNEL, "news": json.dumps(news)})
