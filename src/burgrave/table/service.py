"""The table service: all tables in the memory of this process, and every change that people and bots make at them.

A change is applied to a copy, written to the journal, and only then made the present: whatever was acknowledged is in the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager

from burgrave.engine.errors import BadOption, BurgraveError
from burgrave.table.bot_pool import BotPool
from burgrave.table.bot_turns import BotTurns
from burgrave.table.broadcast import Broadcaster, News, NotifyListener
from burgrave.table.errors import NotFound, NotYours, Refused, Stale, TooMany, Unavailable
from burgrave.table.json_types import Json
from burgrave.table.people import People, Person, clean_name
from burgrave.table.room import Room
from burgrave.table.seating import Seating
from burgrave.table.settings import Settings
from burgrave.table.store import Store
from burgrave.table.store.journal import KINDS, Move, move_in
from burgrave.table.stored_json import compress_json, snapshot_of
from burgrave.table.table_factory import TableFactory
from burgrave.table.text import clean_line
from burgrave.table.upgrades import Upgrades
from burgrave.table.webhooks import Webhooks

LOG = logging.getLogger("burgrave.service")
UNLOAD_FINISHED_AFTER = 60
"""Seconds after which a finished game that nobody looks at is unloaded."""
MOST_STEPS = 200
"""Most steps that one request may undo; no turn is that long."""
MAX_MESSAGE = 500
"""Characters of a chat message."""
MAX_CHAT = 2000
"""Messages of one table."""


class TableService:
    """All tables in the memory of this process, and the services around them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store, settings)
        self.broadcaster = Broadcaster()
        self.bot_pool = BotPool(settings.bot_workers)
        self.webhooks = Webhooks(settings)
        self.factory = TableFactory(self)
        self.seating = Seating(self)
        self.bot_turns = BotTurns(self)
        self.upgrades = Upgrades(self.store)
        self.counts = {"moves": 0, "tables": 0, "stale": 0, "refused": 0}
        """Counters for the metrics."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._spectator_lock = asyncio.Lock()
        self._notify_listener = NotifyListener(settings.database, self._on_news, self._reconnected) if settings.is_shared else None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start to listen, to play for bots that were to move when the last server stopped, and to clean up."""
        if self._notify_listener is not None:
            self._notify_listener.start()
        await self.upgrades.announce()
        self._tasks = [asyncio.create_task(work) for work in (self.upgrades.sweep(), self.bot_turns.sweep(), self._housekeeping())]

    async def stop(self) -> None:
        """Stop all tasks and close all connections; whatever was acknowledged is in the database already."""
        self.broadcaster.close()
        tasks = [*self._tasks, *self.bot_turns.running()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._notify_listener is not None:
            await self._notify_listener.stop()
        await self.bot_pool.stop()
        await self.webhooks.close()
        await self.store.close()

    # ---- rooms ----------------------------------------------------------------------------------------------------

    async def room(self, table: str, at_least: int | None = None) -> Room:
        """Return a table; raises NotFound when there is none. A client that has seen ply `at_least` in another process sees it here
        too.
        """
        room = self._rooms.get(table) or await self._load(table)
        room.used = time.monotonic()
        if at_least is not None and self.settings.is_shared and room.ply < at_least:
            await self._catch_up(room, at_least)
        return room

    async def _load(self, table: str) -> Room:
        """Load a table from the database, once for all who ask at the same time."""
        async with self._loading.setdefault(table, asyncio.Lock()):
            try:
                if table not in self._rooms:
                    room, is_due = await self.upgrades.open_room(table)
                    if table not in self._rooms:  # after a failure there may be two who load
                        self._rooms[table] = room
                        self._publish(room)  # listeners may have missed news while it was unloaded
                        if room.bot_to_move() is not None and not is_due:
                            await self.store.set_due(table, True)  # a server was killed before it could note that
                return self._rooms[table]
            finally:
                self._loading.pop(table, None)

    async def present_room(self, table: str) -> Room:
        """Return a table as it is in the database now, whichever process wrote last."""
        room = await self.room(table)
        if self.settings.is_shared:
            await self._catch_up(room)
            await self.seating.reload(room)
        return room

    @asynccontextmanager
    async def changing(self, room: Room) -> AsyncIterator[None]:
        """Lock a table for a change; raises Stale when it was reloaded in the meantime."""
        async with room.lock:
            if self._rooms.get(room.id) is not room:
                raise Stale("the table was reloaded from the database; look again")
            yield

    @asynccontextmanager
    async def draw_in_turn(self) -> AsyncIterator[None]:
        """Draw for spectators one after the other, so that those who act go first.

        On a busy server a hundred spectators would otherwise be served before the one who waits for their own action.
        """
        async with self._spectator_lock:
            await asyncio.sleep(0)  # whatever is ready to go on does so now
            yield

    @property
    def rooms(self) -> dict[str, Room]:
        """The tables that are in memory, by id."""
        return self._rooms

    def unload(self, room: Room) -> None:
        """Drop a table from memory; it is loaded again when it is next needed."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    async def _catch_up(self, room: Room, ply: int | None = None, last: Move | None = None) -> None:
        """Apply what other processes wrote, and notify the listeners here: it may be known before its news arrive.

        With `ply` and `last`, the move before it, the database need not always be asked.
        """
        async with room.lock:
            if ply is not None and room.ply >= ply:
                return  # an action of this process, or somebody else was waiting for the same
            if last is not None and 0 < room.ply == last.ply:
                missed = [last]
            else:
                missed = await self.store.moves(room.id, room.ply)
            if missed and not room.ply:
                room.set_seed((await self.store.seats(room.id))[1])
            for move in missed:
                room.apply_move(move)
        if missed:
            self._publish(room)

    def _publish(self, room: Room) -> None:
        self.broadcaster.publish(room.id, {"event": "table", "ply": room.ply, "revision": room.revision})

    # ---- moving ---------------------------------------------------------------------------------------------------

    async def move(
        self, person: Person, room: Room, kind: str, ply: Json, action: str = "", seat: Json = None, steps: Json = 1
    ) -> None:
        """Act, undo `steps` steps, reset the turn or redo, as a person who has seen the table at `ply`."""
        if not isinstance(steps, int) or isinstance(steps, bool) or not 1 <= steps <= MOST_STEPS:
            raise BadOption(f"steps to take back are a number from 1 to {MOST_STEPS}")
        if kind not in KINDS:
            raise NotFound(f"there is no {kind!r}")
        if self.settings.is_shared and isinstance(ply, int) and ply > room.ply:
            await self._catch_up(room, ply)
        async with self.changing(room):
            room.check_place(person.id, seat)
            if ply != room.ply and not (kind == "act" and room.has_only_secrets_since(ply)):
                self.counts["stale"] += 1
                raise Stale(f"the table is at ply {room.ply}, not {ply!r}; look again")
            seat = self._may_move(person, room, kind, seat)
            line = action if kind == "act" else str(steps) if kind == "undo" and steps > 1 else ""
            await self.append(room, kind, seat, line)
        self.after_move(room, kind)

    def _may_move(self, person: Person, room: Room, kind: str, seat: Json) -> int:
        """Return the seat for which the person moves; a step may be taken back also when it is another seat's turn. Raises
        NotYours.
        """
        if seat is None and kind != "act":
            own = [one for one in room.seats_of(person.id) if room.can(one, kind)]
            if own:
                return own[0]
        chosen = room.seat_for(person.id, seat)
        if room.chair(chosen).plays_itself:
            raise NotYours(f"a bot plays for seat {chosen}; come back to your seat first")
        if kind == "act" and chosen not in room.state.to_act and not room.state.is_over:
            raise NotYours(f"it is not your turn; waiting for seat {', '.join(map(str, room.state.to_act))}")
        return chosen

    async def append(self, room: Room, kind: str, seat: int, action: str) -> None:
        """Preview a line, write it to the journal and apply it; of an undo, `action` is the number of steps. Call it within
        `changing`.
        """
        try:
            after = room.preview(kind, seat, action)
        except Refused:
            self.counts["refused"] += 1
            raise
        is_due = any(room.chairs[one].plays_itself for one in after.to_act)
        move = Move(room.ply, seat, kind, action, time.time(), room.digest_after(kind, action, after))
        try:
            await self.store.append(room.id, move, after.is_over, is_due, compress_json(snapshot_of(after)))
        except (Stale, Unavailable, asyncio.CancelledError):
            # Another process was faster, or nobody knows whether the commit arrived: the database decides.
            self.unload(room)
            raise
        room.apply_move(move, after)
        self.counts["moves"] += 1

    def after_move(self, room: Room, kind: str = "act") -> None:
        """Notify everybody, let the next bot play, and store the result of a game that is over."""
        self._publish(room)
        if room.state.is_over:
            self._start_task(self.upgrades.keep_result(room))
        self.bot_turns.drive(room)
        if kind == "act":
            self.webhooks.notify_turn(self, room)

    def _start_task(self, work: Coroutine[None, None, None]) -> None:
        """Start a background task; what is not done when the server stops is done after its next start."""
        task = asyncio.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def take_over_guest(self, guest: Person | None, person: Person) -> None:
        """Give the seats, tables and messages of a guest to the account that they log in to."""
        if guest is None or not guest.is_guest or guest.id == person.id:
            return
        for table in await self.store.take_over_guest(guest.id, person.id):
            room = self._rooms.get(table)
            if room is not None:
                room.host = person.id if room.host == guest.id else room.host
                await self.seating.reload(room)

    # ---- chat -----------------------------------------------------------------------------------------------------

    async def say(self, person: Person, room: Room, words: Json) -> None:
        """Add a message to the chat of a table; spectators may write too."""
        text = clean_line(words) if isinstance(words, str) else ""
        if not text or len(text) > MAX_MESSAGE:
            raise BadOption(f"a message has 1 to {MAX_MESSAGE} printable characters")
        if len(room.chat) >= MAX_CHAT:
            raise TooMany(f"this table has {MAX_CHAT} messages already")
        name = next((room.chairs[seat].name for seat in room.seats_of(person.id)), person.name)
        line = await self.store.add_chat(room.id, person.id, clean_name(name), text)
        room.add_chat([line])
        self.broadcaster.publish(room.id, {"event": "chat", "number": line["number"]})

    # ---- other processes, tidying -----------------------------------------------------------------------------------

    async def _on_news(self, news: News) -> None:
        """Update a table that another process (or this one) has changed, if it is in memory."""
        table = str(news.get("table"))
        room = self._rooms.get(table)
        if room is None:
            if self.broadcaster.has_listeners(table):
                await self.room(table)
            return
        event = news.get("event")
        if event == "table":
            ply = news.get("ply")
            if isinstance(ply, int) and room.ply < ply:
                await self._catch_up(room, ply, move_in(news))
        elif event == "seats":
            await self.seating.reload(room)
        elif event == "chat":
            await self._refresh_chat(room)
        elif event == "rematch":
            await self.refresh_rematch(room)

    async def refresh_rematch(self, room: Room) -> None:
        """Look in the database for a rematch that was started by another process."""
        if room.rematch is None and room.state.is_over:
            self.note_rematch(room, (await self.store.table(room.id)).row["rematch"])

    def note_rematch(self, room: Room, other: str | None) -> None:
        """Note the rematch of a finished game, and notify the listeners if it is new."""
        if room.rematch != other:
            room.rematch = other
            room.invalidate()
            self.broadcaster.publish(room.id, {"event": "rematch", "revision": room.revision})

    async def _refresh_chat(self, room: Room) -> None:
        known = max((line["number"] for line in room.chat), default=0)
        missed = await self.store.chat(room.id, known)
        if missed and missed[-1]["number"] > max((line["number"] for line in room.chat), default=0):
            room.add_chat(missed)
            self.broadcaster.publish(room.id, {"event": "chat", "number": missed[-1]["number"]})

    async def _reconnected(self) -> None:
        """Bring every table in memory up to date, because news may have been missed."""
        for room in list(self._rooms.values()):
            try:
                await self._catch_up(room)
                await self.seating.reload(room)
                await self._refresh_chat(room)
                await self.refresh_rematch(room)
            except BurgraveError:
                self.unload(room)

    async def _housekeeping(self) -> None:
        """Unload tables that nobody looks at, and delete guests who left nothing behind."""
        rounds = 0
        while True:
            await asyncio.sleep(min(30, self.settings.idle_after))
            now = time.monotonic()
            for room in list(self._rooms.values()):
                patience = min(UNLOAD_FINISHED_AFTER, self.settings.idle_after) if room.state.is_over else self.settings.idle_after
                if (
                    room.used < now - patience
                    and not room.lock.locked()
                    and not self.broadcaster.has_listeners(room.id)
                    and not self.bot_turns.is_driven(room)
                ):
                    self.unload(room)
            self.people.drop_expired()
            rounds += 1
            if rounds % 120 == 0:
                try:
                    await self.store.forget_guests(time.time() - self.settings.forget_after * 86400)
                except Unavailable:
                    LOG.warning("guests could not be tidied up: no database")
