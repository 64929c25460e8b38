"""All queries and statements of the web table."""

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
"""The PostgreSQL channel for news between processes."""

TABLE_ID = re.compile("[0-9A-Za-z]{1,32}")

LONGEST_NEWS = 7999
"""Bytes of a PostgreSQL notification; a move that does not fit is left out, and other processes look it up."""

ADD_MOVE = insert(MOVES).values({name: bindparam(f"move_{name}") for name in MOVE_COLUMNS})
NOTE_MOVE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("known"))
    .values(is_over=bindparam("over"), is_due=bindparam("due"), moved=bindparam("when"), position=bindparam("packed"))
)
LISTED = [column for column in TABLES.c if column.name != "position"]
"""Columns of tables in lists: all but the position."""
IS_PLAYED = and_(~TABLES.c.is_over, TABLES.c.closed == "")
"""The condition that a table is neither over nor closed."""
SEATS_OF = select(SEATS).where(SEATS.c.table == bindparam("known")).order_by(SEATS.c.seat)
TELL = text("SELECT pg_notify(:channel, :news)")
MOVE_AND_TELL = select(func.pg_notify(bindparam("channel"), bindparam("news"))).add_cte(
    ADD_MOVE.cte("added"), NOTE_MOVE.cte("noted")
)
"""The statements of a move, built once; PostgreSQL gets all of it in one statement, which is one round trip."""


def follows(current: Mapping[str, str]) -> ColumnElement[bool]:
    """Return the condition that a table is known to follow the present rules (fingerprints by game)."""
    return or_(false(), *(and_(TABLES.c.game == game, TABLES.c.fingerprint == known) for game, known in current.items()))


class Store:
    """The storage of the web table. Times are seconds since the epoch."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)

    async def close(self) -> None:
        await self.database.close()

    async def ping(self) -> None:
        """Raise Unavailable when the database does not answer."""
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
        """Store a new table, with the moves (seat, action, digest) or the position of the game that it continues; raises Stale when
        that game has a rematch already.
        """
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
                await self._notify_processes(connection, {"table": rematch_of, "event": "rematch"})

    async def table(self, table: str) -> StoredTable:
        """Return everything about a table; raises NotFound when there is none."""
        if not TABLE_ID.fullmatch(table):  # nor would PostgreSQL take every character
            raise NotFound(f"there is no table {table!r}")
        # Of one moment: a row that says that it was upgraded, without the position to go on from, would be another game.
        async with self.database.snapshot() as connection:
            query = select(STARTS).where(STARTS.c.table == table).order_by(STARTS.c.ply.desc()).limit(1)
            start = (await connection.execute(query)).mappings().first()
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
        """Return the lines of a journal from a ply on."""
        async with self.database.reading() as connection:
            return await self._moves(connection, table, since)

    async def _moves(self, connection: AsyncConnection, table: str, since: int) -> list[Move]:
        lines = select(MOVES).where(MOVES.c.table == table, MOVES.c.ply >= since).order_by(MOVES.c.ply)
        rows = (await connection.execute(lines)).mappings()
        return [Move(line["ply"], line["seat"], line["kind"], line["action"], line["at"], line["digest"]) for line in rows]

    async def append(self, table: str, move: Move, is_over: bool, is_due: bool, position: bytes | None = None) -> None:
        """Add a line to the journal, with the position after it; raises Stale when another process has added one at this ply.

        Durable when it returns.
        """
        values = (table, move.ply, move.seat, move.kind, move.action, move.at, move.digest)
        move_values = {f"move_{name}": value for name, value in zip(MOVE_COLUMNS, values, strict=True)}
        table_values = {"known": table, "over": is_over, "due": is_due, "when": move.at, "packed": position}
        try:
            if self.database.is_sqlite:
                await self.database.commit([(ADD_MOVE, move_values), (NOTE_MOVE, table_values)])
            else:
                news = {"table": table, "event": "table", "ply": move.ply + 1}
                payload = json.dumps({**news, "move": values[1:]})
                if len(payload) > LONGEST_NEWS:
                    payload = json.dumps(news)
                await self.database.commit([(MOVE_AND_TELL, {**move_values, **table_values, "channel": CHANNEL, "news": payload})])
        except IntegrityError:
            raise Stale(f"somebody was faster: ply {move.ply} of this table is taken; look again") from None

    async def set_due(self, table: str, is_due: bool, before: float = math.inf) -> None:
        """Note whether a bot is to move, when that changes without a move; not if there was a move since `before`."""
        condition = and_(TABLES.c.id == table, TABLES.c.moved < before)
        async with self.database.writing() as connection:
            await connection.execute(update(TABLES).where(condition).values(is_due=is_due))

    async def due_tables(self, before: float, current: Mapping[str, str]) -> list[str]:
        """Return the tables that follow the present rules (fingerprints by game), at which a bot is to move and nothing happened
        since `before`.
        """
        query = select(TABLES.c.id).where(TABLES.c.is_due, IS_PLAYED, follows(current), TABLES.c.moved < before).limit(200)
        async with self.database.reading() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def set_seat(self, table: str, seat: int, **values: Any) -> None:
        """Change who sits in a seat, and notify other processes."""
        async with self.database.writing() as connection:
            await connection.execute(update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(**values))
            await self._notify_processes(connection, {"table": table, "event": "seats"})

    async def take_seat(self, table: str, seat: int, seed: str, **values: Any) -> bool:
        """Give a free seat to a person or a bot; return False when it is not free. With the last one the table gets a new seed.

        So nobody can choose a seat by dice that are known already. A seed that somebody chose stays, and so does one with
        which something was played.
        """
        free = and_(SEATS.c.table == table, SEATS.c.kind == "human", SEATS.c.person.is_(None))
        async with self.database.writing() as connection:
            result = await connection.execute(update(SEATS).where(free, SEATS.c.seat == seat).values(**values))
            has_moves = exists().where(MOVES.c.table == table)
            must_reseed = and_(TABLES.c.id == table, ~TABLES.c.is_seeded, ~exists().where(free), ~has_moves)
            await connection.execute(update(TABLES).where(must_reseed).values(seed=seed, is_seeded=True))
            await connection.execute(update(TABLES).where(TABLES.c.id == table, ~has_moves).values(moved=time.time()))
            await self._notify_processes(connection, {"table": table, "event": "seats"})
            return bool(result.rowcount)

    async def seats(self, table: str) -> tuple[list[SeatRow], str, float]:
        """Return who sits where, the seed, and since when everybody waits for the next move."""
        async with self.database.reading() as connection:
            seats = [seat_row(seat) for seat in (await connection.execute(SEATS_OF, {"known": table})).mappings()]
            seed, moved = (await connection.execute(select(TABLES.c.seed, TABLES.c.moved).where(TABLES.c.id == table))).one()
            return seats, str(seed), float(moved)

    async def tables_of(self, person: str, limit: int = 30) -> list[TableRow]:
        """Return the tables at which a person sits or which they opened, unfinished and recently played ones first."""
        sits = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.person == person)
        has_ended = or_(TABLES.c.is_over, TABLES.c.closed != "")
        query = select(*LISTED).where(or_(sits, TABLES.c.host == person)).order_by(has_ended, TABLES.c.moved.desc()).limit(limit)
        async with self.database.reading() as connection:
            return [table_row(row) for row in (await connection.execute(query)).mappings()]

    async def open_tables(self, limit: int = 30) -> list[TableRow]:
        """Return unfinished tables that anybody may join or watch, recently played ones first."""
        query = select(*LISTED).where(TABLES.c.is_open, IS_PLAYED).order_by(TABLES.c.moved.desc()).limit(limit)
        async with self.database.reading() as connection:
            return [table_row(row) for row in (await connection.execute(query)).mappings()]

    async def count_unfinished(self, person: str) -> int:
        """Return how many unfinished tables a person has opened."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.host == person, IS_PLAYED)
        async with self.database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    # ---- results and upgrades ---------------------------------------------------------------------------------------

    async def result(self, table: str) -> bytes | None:
        """Return the stored result of a finished or closed game; None when there is none."""
        async with self.database.reading() as connection:
            rows = await connection.execute(select(RESULTS.c.data).where(RESULTS.c.table == table))
            return rows.scalar_one_or_none()

    async def add_result(self, table: str, data: bytes) -> bool:
        """Store the result of a game; return False when there is one already, which stays."""
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(RESULTS).values(table=table, data=data, at=time.time()))
        except IntegrityError:
            return False
        return True

    async def served_rules(self) -> list[tuple[str, str, int]]:
        """Return game, fingerprint and number of tables for the rules that stored games are known to follow; closed tables follow
        none.
        """
        columns = (TABLES.c.game, TABLES.c.fingerprint)
        query = select(*columns, func.count()).where(TABLES.c.closed == "").group_by(*columns).order_by(*columns)
        async with self.database.reading() as connection:
            rows = await connection.execute(query)
            return [(str(game), str(known), int(count)) for game, known, count in rows]

    async def all_tables(self) -> list[tuple[str, str, str]]:
        """Return every table's id, game, and why it is closed (empty: it is not)."""
        query = select(TABLES.c.id, TABLES.c.game, TABLES.c.closed).order_by(TABLES.c.game, TABLES.c.id)
        async with self.database.reading() as connection:
            return [(str(table), str(game), str(closed)) for table, game, closed in await connection.execute(query)]

    async def tables_to_check(self, current: Mapping[str, str], after: str = "", limit: int = 200) -> list[str]:
        """Return tables that are not known to follow the present rules (fingerprints by game), and finished ones without a result.

        Of closed ones those that are not over: other rules may be able to load them.
        """
        lacks_result = and_(TABLES.c.is_over, ~exists().where(RESULTS.c.table == TABLES.c.id))
        may_change = or_(TABLES.c.closed == "", ~TABLES.c.is_over)
        query = select(TABLES.c.id).where(TABLES.c.id > after, may_change, or_(~follows(current), lacks_result))
        async with self.database.reading() as connection:
            return [str(row[0]) for row in await connection.execute(query.order_by(TABLES.c.id).limit(limit))]

    async def set_rules(
        self,
        before: TableRow,
        start: bytes | None = None,
        result: bytes | None = None,
        damaged: bytes | None = None,
        **values: Any,
    ) -> bool:
        """Change the values in a table's row that depend on the rules, in one step with a position to continue from or a result.

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
        """Store a message and return it with its number at the table."""
        last = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table == table)
        while True:
            try:
                async with self.database.writing() as connection:
                    number = int((await connection.execute(last)).scalar_one()) + 1
                    line: ChatRow = {"number": number, "person": person, "name": name, "text": words, "at": time.time()}
                    await connection.execute(insert(CHAT).values(table=table, **line))
                    await self._notify_processes(connection, {"table": table, "event": "chat", "number": number})
                    return line
            except IntegrityError:
                continue  # another process took the number

    async def chat(self, table: str, since: int) -> list[ChatRow]:
        """Return the messages of a table after a number."""
        query = select(CHAT).where(CHAT.c.table == table, CHAT.c.number > since).order_by(CHAT.c.number)
        async with self.database.reading() as connection:
            return [chat_row(line) for line in (await connection.execute(query)).mappings()]

    # ---- people ---------------------------------------------------------------------------------------------------

    async def add_person(self, row: NewPersonRow) -> None:
        """Store a new guest."""
        now = time.time()
        async with self.database.writing() as connection:
            await connection.execute(insert(PEOPLE).values(**row, created=now, seen=now))

    async def person(self, column: str, value: str) -> PersonRow | None:
        """Return a person by id, login or token; None when there is none."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c[column] == value))).mappings().first()
            return None if row is None else person_row(row)

    async def set_person(self, person: str, **values: Any) -> bool:
        """Change a person; return False when the login is taken."""
        try:
            async with self.database.writing() as connection:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))
        except IntegrityError:
            return False
        return True

    async def take_over_guest(self, guest: str, person: str) -> list[str]:
        """Give the seats, tables and messages of a guest to another person; return the tables whose seats change."""
        async with self.database.writing() as connection:
            rows = await connection.execute(select(SEATS.c.table).where(SEATS.c.person == guest).distinct())
            tables = [str(row[0]) for row in rows]
            await connection.execute(update(SEATS).where(SEATS.c.person == guest).values(person=person))
            await connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=person))
            await connection.execute(update(CHAT).where(CHAT.c.person == guest).values(person=person))
            for table in tables:
                await self._notify_processes(connection, {"table": table, "event": "seats"})
        return tables

    async def forget_guests(self, before: float) -> int:
        """Delete guests who were last seen before `before` and have no seats, tables or messages; return how many."""
        references = [exists().where(column == PEOPLE.c.id) for column in (SEATS.c.person, TABLES.c.host, CHAT.c.person)]
        idle = and_(PEOPLE.c.login.is_(None), PEOPLE.c.seen < before, *(~one for one in references))
        async with self.database.writing() as connection:
            result = await connection.execute(PEOPLE.delete().where(idle))
            return int(result.rowcount)

    # ---- news -----------------------------------------------------------------------------------------------------

    async def _notify_processes(self, connection: AsyncConnection, news: dict[str, str | int]) -> None:
        """Notify the other processes with the commit; SQLite has none."""
        if not self.database.is_sqlite:
            await connection.execute(TELL, {"channel": CHANNEL, "news": json.dumps(news)})
