"""Carries out upgrades of stored games: of a table when it is asked for, of all after a start or by command."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace

import msgspec

from burgrave.engine.errors import BurgraveError
from burgrave.games.fingerprint import version_of
from burgrave.table.archive import RESULT_KEYS, Closed, archive_of, archived
from burgrave.table.errors import Outdated, Unavailable
from burgrave.table.installed_games import current_rules, rules_now
from burgrave.table.json_types import JsonObject
from burgrave.table.room import FAULTS, Room
from burgrave.table.store.journal import StoredTable
from burgrave.table.store.store import Store
from burgrave.table.stored_json import compress_json, decompress_json
from burgrave.table.upgrade_decision import CURRENT, WAITING, Outcome, compressed_result, decide, what_is_left

LOG = logging.getLogger("burgrave.upgrade")
TRIES = 5
"""At one table, when others write there at the same time."""
BREATH = 0.01
"""Seconds between two tables of the background: people who play come first."""


class Upgrades:
    """Carries out the upgrades of stored games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def opened(self, table: str) -> tuple[Room, bool]:
        """The table as today's rules follow it, upgraded if that was needed, and whether a bot is known to be due.

        Closed when they cannot follow it, also where the journal was damaged since they last did.
        """
        saved = await self.brought_up(await self._store.table(table))
        try:
            return Room.of(saved), bool(saved.row["is_due"])
        except Outdated as error:
            LOG.warning("a journal is damaged", extra={"table": table, "reason": str(error)})
            await self._upgrade(saved, is_damaged=True)
        saved = await self.brought_up(await self._store.table(table))
        return Room.of(saved), bool(saved.row["is_due"])

    async def brought_up(self, saved: StoredTable) -> StoredTable:
        """The table as today's rules follow it, upgraded if that was needed; Closed when they cannot."""
        for _ in range(TRIES):
            row = saved.row
            is_decided = row["fingerprint"] == rules_now(row["game"])
            if row["closed"] and (is_decided or row["is_over"]):
                raise await self._closed(saved)
            if is_decided and row["fingerprint"]:
                return saved
            await self._upgrade(saved)
            saved = await self._store.table(row["id"])
        raise Unavailable("the table is being upgraded just now; please try again")

    async def _upgrade(self, saved: StoredTable, is_damaged: bool = False) -> None:
        """Decide and write; Closed when the table has to wait."""
        outcome = await self._decide(saved, is_damaged)
        if outcome.kind == WAITING:
            raise await self._closed(saved)
        await self._write(saved, outcome)

    async def _closed(self, saved: StoredTable) -> Closed:
        """The refusal of a table that cannot be played, with what is stored of it."""
        result, _damaged = await self._result(saved.row["id"])
        data: JsonObject = result if result is not None else msgspec.to_builtins(await asyncio.to_thread(what_is_left, saved))
        return Closed(archive_of(saved, data))

    async def each(self) -> AsyncIterator[tuple[str, Outcome]]:
        """Decide every table that needs it and write what was decided; yields table and outcome.

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
        """All tables, in the background; whoever asks for one meanwhile gets it at once."""
        counts: dict[str, int] = {}
        try:
            async for table, outcome in self.each():
                counts[outcome.kind] = counts.get(outcome.kind, 0) + 1
                if outcome.reason and outcome.kind != WAITING:
                    LOG.warning("a table was upgraded", extra={"table": table, "outcome": outcome.kind, "reason": outcome.reason})
                await asyncio.sleep(BREATH)
        except BurgraveError as error:
            LOG.warning("the upgrade waits for the next start", extra={"reason": str(error)})
        if counts:
            LOG.info("tables were upgraded", extra=counts)

    async def announce(self) -> None:
        """Say which stored games follow other rules than today's, and where somebody forgot to raise a version."""
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
            data = await asyncio.to_thread(lambda: compressed_result(archived(room)))
            await self._store.add_result(room.id, data)
        except FAULTS as error:
            LOG.warning("a result is stored later", extra={"table": room.id, "reason": str(error)})

    async def _decide(self, saved: StoredTable, is_damaged: bool = False) -> Outcome:
        result, damaged = await self._result(saved.row["id"])
        outcome = await asyncio.to_thread(decide, saved, result, is_damaged)
        return replace(outcome, damaged=damaged)

    async def _write(self, saved: StoredTable, outcome: Outcome) -> bool:
        """In one step; False when there is nothing to write, or another process was faster."""
        if outcome.kind in (CURRENT, WAITING):
            return False
        start = None if outcome.start is None else compress_json(outcome.start)
        result = None if outcome.result is None else compressed_result(outcome.result)
        return await self._store.set_rules(saved.row, start, result, outcome.damaged, **outcome.values)

    async def _result(self, table: str) -> tuple[JsonObject | None, bytes | None]:
        """What was stored of a game when it ended; of one that is damaged the bytes instead."""
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
