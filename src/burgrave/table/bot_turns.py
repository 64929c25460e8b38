"""Drives the bots of all tables: one task a table while a bot is to move, resumed after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from burgrave.engine.errors import BurgraveError
from burgrave.table.errors import Stale, Unavailable
from burgrave.table.upgrade import current_rules

if TYPE_CHECKING:
    from burgrave.table.hall import Hall
    from burgrave.table.room import Room

LOG = logging.getLogger("burgrave.bots")
SWEEP = 5.0
"""Seconds between two looks for tables at which a bot is to move and nobody drives it (its process died)."""
LATE = 20.0
"""Seconds after which another process may take a bot's turn over; taking it over twice does no harm: a ply is written once."""


class BotTurns:
    """See the module's docstring."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def running(self) -> list[asyncio.Task[None]]:
        """The tasks at work."""
        return list(self._tasks.values())

    def is_driven(self, room: Room) -> bool:
        """Whether a bot of this table is at work."""
        return room.id in self._tasks

    def drive(self, room: Room) -> None:
        """Let the bots of a table move, if one is to move and nobody drives it yet."""
        if room.id not in self._tasks and room.bot_to_move() is not None:
            task = asyncio.create_task(self._play(room.id))
            self._tasks[room.id] = task
            task.add_done_callback(lambda _task: self._tasks.pop(room.id, None))

    async def _play(self, table: str) -> None:
        pause = 0.5
        while True:
            try:
                room = await self._hall.room(table)
                if room.bot_to_move() is None:
                    return
                await self._one_move(room)
                pause = 0.5
            except Stale:
                continue
            except Unavailable:
                await asyncio.sleep(pause)
                pause = min(pause * 2, 10)
            except asyncio.CancelledError:
                raise
            except (BurgraveError, RuntimeError):
                LOG.exception("a bot cannot go on", extra={"table": table})
                return

    async def _one_move(self, room: Room) -> None:
        chair = room.bot_to_move()
        assert chair is not None
        begun, ply, opening = time.monotonic(), room.ply, room.opening
        imagined = room.state.imagine(chair.seat, secrets.randbits(62)).save()
        action = await self._hall.crew.choose(imagined, chair.seat, chair.bot, secrets.randbits(31))
        rest = self._hall.settings.bot_pace - (time.monotonic() - begun)
        if rest > 0:
            await asyncio.sleep(rest)
        async with self._hall.changing(room):
            if room.ply != ply or room.opening is not opening or room.chairs[chair.seat] is not chair:
                return  # somebody took a step back, came back, or sat down to new dice meanwhile
            await self._hall.append(room, "act", chair.seat, action)
        self._hall.after_move(room)

    async def sweep(self) -> None:
        """At the start and now and then: bots whose turn it is and who are driven by nobody."""
        before = time.time()
        while True:
            try:
                for table in await self._hall.store.due_tables(before, current_rules()):
                    await self._look_after(table, before)
            except Unavailable as error:
                LOG.warning("cannot look after the bots", extra={"reason": str(error)})
            await asyncio.sleep(SWEEP)
            before = time.time() - LATE

    async def _look_after(self, table: str, before: float) -> None:
        """Drive the bot of a table; one at which none is to move after all, or nobody can tell, is not looked after again."""
        try:
            room = await self._hall.present_room(table)
        except Unavailable:
            raise
        except BurgraveError as error:  # other rules, or a game that is not installed here
            LOG.warning("a table with bots cannot be followed", extra={"table": table, "reason": str(error)})
            await self._hall.store.set_due(table, False, before)
            return
        if room.bot_to_move() is None:
            await self._hall.store.set_due(table, False, before)
        self.drive(room)
