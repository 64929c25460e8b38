"""Carries out upgrades of stored games: of one table when it is opened, of all after a start or by command."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace

import msgspec

from burgrave.engine.errors import BurgraveError
from burgrave.games.fingerprint import version_of
from burgrave.table.archive import RESULT_KEYS, Closed, archive_of, archived_result
from burgrave.table.errors import Outdated, Unavailable
from burgrave.table.installed_games import FAULTS, current_rules, report, rules_now
from burgrave.table.json_types import JsonObject
from burgrave.table.room import Room
from burgrave.table.store.journal import StoredTable
from burgrave.table.store.store import Store
from burgrave.table.stored_json import compress_json, decompress_json
from burgrave.table.upgrade_decision import CURRENT, WAITING, Outcome, closed_table_result, compressed_result, decide

LOG = logging.getLogger("burgrave.upgrade")
MAX_TRIES = 5
"""Attempts at one table, when others write there at the same time."""
PAUSE = 0.01
"""Seconds between two tables in the background: people who play come first."""


class Upgrades:
    """Carries out the upgrades of stored games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open_room(self, table: str) -> tuple[Room, bool]:
        """Return a table as today's rules follow it, upgraded if necessary, and whether a bot is known to be due.

        Closed when they cannot follow it, also where the journal was damaged since they last did.
        """
        saved = await self.upgraded(await self._store.table(table))
        try:
            return Room.of(saved), bool(saved.row["is_due"])
        except Outdated as error:
            LOG.warning("a journal is damaged", extra={"table": table, "reason": str(error)})
            await self._upgrade(saved, is_damaged=True)
        saved = await self.upgraded(await self._store.table(table))
        return Room.of(saved), bool(saved.row["is_due"])

    async def upgraded(self, saved: StoredTable) -> StoredTable:
        """Return a stored table upgraded to today's rules if necessary; raises Closed when they cannot follow it."""
        for _ in range(MAX_TRIES):
            row = saved.row
            is_decided = row["fingerprint"] == rules_now(row["game"])
            if row["closed"] and (is_decided or row["is_over"]):
                raise await self._closed_error(saved)
            if is_decided and row["fingerprint"]:
                return saved
            await self._upgrade(saved)
            saved = await self._store.table(row["id"])
        raise Unavailable("the table is being upgraded just now; please try again")

    async def _upgrade(self, saved: StoredTable, is_damaged: bool = False) -> None:
        """Decide a table and write the outcome; raises Closed when it has to wait."""
        outcome = await self._decide(saved, is_damaged)
        if outcome.kind == WAITING:
            raise await self._closed_error(saved)
        await self._write(saved, outcome)

    async def _closed_error(self, saved: StoredTable) -> Closed:
        """Return the error for a table that cannot be played, with what is stored of it."""
        result, _damaged = await self._result(saved.row["id"])
        data: JsonObject = (
            result if result is not None else msgspec.to_builtins(await asyncio.to_thread(closed_table_result, saved))
        )
        return Closed(archive_of(saved, data))

    async def each(self) -> AsyncIterator[tuple[str, Outcome]]:
        """Decide and write every table that needs it; yields table and outcome.

        A table that another process decides at the same time is left to whoever writes first.
        """
        current = current_rules()
        after = ""
        while tables := await self._store.tables_to_check(current, after):
            for table in tables:
                after = table
                saved = await self._store.table(table)
                outcome = await self._decide(saved)
                if await self._write(saved, outcome) or outcome.kind == WAITING:
                    yield table, outcome

    async def sweep(self) -> None:
        """Upgrade all tables in the background; tables that are opened meanwhile are upgraded at once."""
        counts: dict[str, int] = {}
        try:
            async for table, outcome in self.each():
                counts[outcome.kind] = counts.get(outcome.kind, 0) + 1
                if outcome.reason and outcome.kind != WAITING:
                    LOG.warning("a table was upgraded", extra={"table": table, "outcome": outcome.kind, "reason": outcome.reason})
                await asyncio.sleep(PAUSE)
        except BurgraveError as error:
            LOG.warning("the upgrade waits for the next start", extra={"reason": str(error)})
        if counts:
            LOG.info("tables were upgraded", extra=counts)

    async def announce(self) -> None:
        """Log which stored games follow other rules than today's, and where the version was not raised."""
        for game, known, count in await self._store.served_rules():
            now = rules_now(game)
            if not now:
                LOG.warning("a game is not installed", extra={"game": game, "tables": count})
            elif known and known != now:
                same = version_of(known) == version_of(now)
                what = "the rules were changed without a raised version" if same else "the rules have a new version"
                LOG.warning(what, extra={"game": game, "before": known, "now": now, "tables": count})

    async def keep_result(self, room: Room) -> None:
        """Store the result of a game that has just ended; a server that dies before does so after its next start."""
        try:
            data = await asyncio.to_thread(lambda: compressed_result(archived_result(room)))
            await self._store.add_result(room.id, data)
        except FAULTS as error:  # in a task of its own, in which sys.exit() would end the server
            LOG.warning("a result is stored later", extra={"table": room.id, "reason": str(error)})

    async def _decide(self, saved: StoredTable, is_damaged: bool = False) -> Outcome:
        result, damaged = await self._result(saved.row["id"])
        try:
            outcome = await asyncio.to_thread(decide, saved, result, is_damaged)
        except FAULTS as error:  # nothing but rules runs there: their game is unwell, and the table waits for its repair
            report(saved.row["game"], error)
            outcome = Outcome(WAITING, f"the game raised {type(error).__name__}")
        return replace(outcome, damaged=damaged)

    async def _write(self, saved: StoredTable, outcome: Outcome) -> bool:
        """Write an outcome in one step; return False when there is nothing to write, or another process was faster."""
        if outcome.kind in (CURRENT, WAITING):
            return False
        start = None if outcome.start is None else compress_json(outcome.start)
        result = None if outcome.result is None else compressed_result(outcome.result)
        return await self._store.set_rules(saved.row, start, result, outcome.damaged, **outcome.values)

    async def _result(self, table: str) -> tuple[JsonObject | None, bytes | None]:
        """Return the stored result of a game and None, or None and the bytes of a damaged one."""
        packed = await self._store.result(table)
        if packed is None:
            return None, None
        try:
            data = decompress_json(packed)
            if not isinstance(data, dict) or not data.keys() >= RESULT_KEYS:
                raise ValueError("not a result")
        except ValueError as error:
            LOG.warning("a stored result is damaged", extra={"table": table, "reason": str(error)})
            return None, packed
        return data, None
