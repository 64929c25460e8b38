"""Plays the turns of bots: one task for each table at which a bot is to move, resumed after a restart.

The bots of a table are asked as in a tournament (`burgrave.bots.arena`): a table and its seed stand for a match and its number.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from secrets import randbits
from typing import TYPE_CHECKING

from burgrave.bots.arena import ImaginedWorlds, bot_seed, only_action
from burgrave.engine.errors import BurgraveError
from burgrave.table.bot_worker import SeatBot
from burgrave.table.errors import Stale, Unavailable
from burgrave.table.installed_games import FAULTS, current_rules

if TYPE_CHECKING:
    from burgrave.table.room import Chair, Room
    from burgrave.table.service import TableService

LOG = logging.getLogger("burgrave.bots")
SWEEP_INTERVAL = 5.0
"""Seconds between two searches for tables at which a bot is to move and no process plays for it."""
TAKEOVER_AFTER = 20.0
"""Seconds after which another process may play a bot's turn; two that do so do no harm, since a ply is written once."""
MAX_TABLES = 2000
"""Tables whose bots are kept; of more, those whose bots were not asked for the longest time are dropped."""


class TableBots:
    """The bots of one table, and the worlds they are asked with."""

    def __init__(self, seed: int, undos: int) -> None:
        """Make the bots from a seed that nobody at the table knows; `undos` is that of the table now (`undos_of`)."""
        self.undos = undos
        self.worlds = ImaginedWorlds(seed)
        self.seats: dict[int, SeatBot] = {}
        self._seed = seed

    def seat_bot(self, room: Room, chair: Chair) -> SeatBot:
        """Return the bot of a chair."""
        if chair.seat not in self.seats:
            self.seats[chair.seat] = SeatBot(room.id, chair.seat, chair.bot, bot_seed(self._seed, chair.seat))
        return self.seats[chair.seat]


def undos_of(room: Room) -> int:
    """Return a number that grows whenever something is taken back, and stays when something is played or done again."""
    return room.ply - len(room.history)


class BotTurns:
    """The tasks that play for bots at the tables of this process, and the bots of these tables."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._bots: OrderedDict[str, TableBots] = OrderedDict()
        """By table."""
        self._broken: set[str] = set()
        """Tables whose game raised when they were to be resumed."""

    def running(self) -> list[asyncio.Task[None]]:
        """Return the tasks at work."""
        return list(self._tasks.values())

    def is_driven(self, room: Room) -> bool:
        """Return whether a task plays for a bot of this table."""
        return room.id in self._tasks

    def drive(self, room: Room) -> None:
        """Start a task for a table at which a bot is to move, unless there is one; called after every change at a table."""
        self._drop_outdated(room)
        if room.id not in self._tasks and room.bot_to_move() is not None:
            task = asyncio.create_task(self._play(room.id))
            self._tasks[room.id] = task
            task.add_done_callback(lambda _task: self._tasks.pop(room.id, None))

    async def _play(self, table: str) -> None:
        """Play for the bots of a table until none is to move."""
        pause = 0.5
        while True:
            try:
                room = await self._service.room(table)
                if room.bot_to_move() is None:
                    return
                await self._one_move(room)
                pause = 0.5
            except Stale:
                continue
            except Unavailable:
                await asyncio.sleep(pause)
                pause = min(pause * 2, 10)
            except FAULTS:  # whatever rules and bots of others raise stops this table alone
                LOG.exception("a bot cannot go on", extra={"table": table})
                return

    async def _one_move(self, room: Room) -> None:
        """Play one action for the bot that is to move, unless the table changes meanwhile."""
        chair = room.bot_to_move()
        assert chair is not None
        begun, ply, opening = time.monotonic(), room.ply, room.opening
        action = await self._choose(room, chair)
        rest = self._service.settings.bot_pace - (time.monotonic() - begun)
        if rest > 0:
            await asyncio.sleep(rest)
        async with self._service.changing(room):
            if room.ply != ply or room.opening is not opening or room.chairs[chair.seat] is not chair:
                return  # somebody took a step back, came back, or sat down to new dice meanwhile
            await self._service.append(room, "act", chair.seat, action)
        self._service.after_move(room)

    async def _choose(self, room: Room, chair: Chair) -> str:
        """Return the text of the action that a chair's bot chooses; it is not asked where it has no choice."""
        action = only_action(room.state, chair.seat)
        if action is not None:
            return str(action)
        bots = self._bots_of(room)
        imagined = bots.worlds.imagine(room.state, chair.seat)
        return await self._service.bot_pool.choose(bots.seat_bot(room, chair), imagined.save())

    def _bots_of(self, room: Room) -> TableBots:
        """Return the bots of a table, without those that no longer play."""
        self._drop_outdated(room)
        if room.id not in self._bots:
            self._bots[room.id] = TableBots(randbits(62), undos_of(room))
            if len(self._bots) > MAX_TABLES:
                self._drop_table(next(iter(self._bots)))
        self._bots.move_to_end(room.id)
        return self._bots[room.id]

    def _drop_outdated(self, room: Room) -> None:
        """Drop the bots of a table that no longer play: all when the game is over or something was taken back, else those in
        whose seats a person or another bot plays now."""
        bots = self._bots.get(room.id)
        if bots is None:
            return
        if room.state.is_over or bots.undos != undos_of(room):
            self._drop_table(room.id)
            return
        for seat_bot in list(bots.seats.values()):
            if room.chairs[seat_bot.seat].bot != seat_bot.name:
                del bots.seats[seat_bot.seat]
                self._service.bot_pool.drop(seat_bot)

    def _drop_table(self, table: str) -> None:
        """Drop all bots of a table."""
        for seat_bot in self._bots.pop(table).seats.values():
            self._service.bot_pool.drop(seat_bot)

    async def sweep(self) -> None:
        """Look, at the start and every few seconds, for tables at which a bot is to move and no process plays for it."""
        before = time.time()
        while True:
            try:
                due_tables = await self._service.store.due_tables(before, current_rules())
                for table in (table for table in due_tables if table not in self._broken):
                    await self._resume(table, before)
            except Unavailable as error:
                LOG.warning("cannot look after the bots", extra={"reason": str(error)})
            except FAULTS:  # the tables of all games depend on this loop
                LOG.exception("cannot look after the bots")
            await asyncio.sleep(SWEEP_INTERVAL)
            before = time.time() - TAKEOVER_AFTER

    async def _resume(self, table: str, before: float) -> None:
        """Play for the bot of a table; a table at which none is to move after all, or that cannot be read, is not due any more."""
        try:
            room = await self._service.present_room(table)
        except Unavailable:
            raise
        except BurgraveError as error:  # other rules, or a game that is not installed here
            LOG.warning("a table with bots cannot be followed", extra={"table": table, "reason": str(error)})
            await self._service.store.set_due(table, False, before)
            return
        except FAULTS:  # it stays due: its game may be repaired by the next start
            LOG.exception("a table with bots cannot be followed", extra={"table": table})
            self._broken.add(table)
            return
        if room.bot_to_move() is None:
            await self._service.store.set_due(table, False, before)
        self.drive(room)
