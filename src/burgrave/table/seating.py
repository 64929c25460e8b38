"""Changes who sits where: sitting down, leaving, bots that stand in, coming back."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from burgrave.bots import BOTS, STRENGTHS
from burgrave.engine.errors import BadOption, listing
from burgrave.table.errors import NotYours, Refused, Stale, TooMany
from burgrave.table.json_types import Json
from burgrave.table.people import Person, clean_name
from burgrave.table.room import AUTOMA, Chair, Room
from burgrave.table.store.rows import SeatRow

if TYPE_CHECKING:
    from burgrave.table.service import TableService
    from burgrave.table.table_factory import NewSeat

STAND_IN = "squire"
"""The strength that plays for somebody who left."""


def known_bot(name: Json) -> str:
    """Return the strength of a name, which may also be a bot's own; raises BadOption, which names the valid ones."""
    by_bot = {bot: strength for strength, bot in STRENGTHS.items()}
    if isinstance(name, str) and name in (*STRENGTHS, *BOTS):
        return by_bot.get(name, name)
    raise BadOption(f"there is no bot {name!r}; valid: {listing(STRENGTHS)}")


class Seating:
    """Makes every change of who sits where at a table."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    def seat_rows(self, person: Person, seats: Sequence[NewSeat]) -> list[SeatRow]:
        """Return the rows of the chairs of a new table; names are cleaned and made unique."""
        rows: list[SeatRow] = []
        for number, seat in enumerate(seats):
            names = [other["name"] for other in rows]
            if seat.kind not in ("human", "bot", AUTOMA):
                raise BadOption(f"a seat is 'human' or 'bot', not {seat.kind!r}")
            row: SeatRow = {"seat": number, "kind": seat.kind, "person": None, "name": "", "bot": ""}
            if seat.kind == "bot":
                row["bot"] = known_bot(seat.bot or STAND_IN)
                row["name"] = unique_name(row["bot"].capitalize(), names)
            elif seat.kind == AUTOMA:
                row["name"] = unique_name(clean_name(seat.name), names)
            elif seat.person is not None:
                row["person"] = seat.person
                row["name"] = unique_name(clean_name(seat.name or person.name), names)
            rows.append(row)
        return rows

    async def sit(self, person: Person, room: Room, seat: int, name: str = "") -> None:
        """Seat a person in a free seat; nothing changes when they sit there already."""
        async with self._service.changing(room):
            chair = room.chair(seat)
            if chair.person == person.id:
                return
            check_is_no_automa_seat(chair)
            if not chair.is_free:
                raise Stale(f"seat {seat} is taken; free: {listing([one.seat for one in room.chairs if one.is_free]) or 'none'}")
            await self._take_seat(room, chair.seat, person=person.id, name=name_at_table(name or person.name, room), bot="")

    async def _take_seat(self, room: Room, seat: int, **values: Any) -> None:
        """Take a seat if it is still free; the game begins with the last one. Raises Stale when it is taken."""
        taken = await self._service.store.take_seat(room.id, seat, str(new_seed()), **values)
        await self._reload_seats(room)
        if not taken:
            raise Stale(f"somebody sat down in seat {seat} first")
        if room.is_started and not room.ply:
            self._service.webhooks.notify_turn(self._service, room)

    async def leave(self, person: Person, room: Room, seat: int) -> None:
        """Give a seat back before the game begins; later a bot plays on until its owner comes back."""
        async with self._service.changing(room):
            chair = room.owned(person.id, seat)
            if room.ply:
                await self._service.store.set_seat(room.id, chair.seat, bot=STAND_IN)
            else:
                await self._service.store.set_seat(room.id, chair.seat, person=None, name="", bot="")
            await self._reload_seats(room)

    async def come_back(self, person: Person, room: Room, seat: int) -> None:
        """Let the owner of a seat play on instead of the bot that stood in."""
        async with self._service.changing(room):
            chair = room.owned(person.id, seat)
            await self._service.store.set_seat(room.id, chair.seat, bot="")
            await self._reload_seats(room)

    async def let_bot_play(self, person: Person, room: Room, seat: int, bot: Json = STAND_IN) -> None:
        """Let a bot take a free seat (if the host or somebody who sits here says so), one's own, or that of a slow player."""
        strength = known_bot(bot)
        async with self._service.changing(room):
            chair = room.chair(seat)
            check_is_no_automa_seat(chair)
            if chair.kind == "bot":
                raise Refused(f"seat {seat} is a bot's already")
            if chair.is_free:
                if person.id not in (room.host, *(one.person for one in room.chairs)):
                    raise NotYours("only who sits at the table can give a free seat to a bot")
                await self._take_seat(room, chair.seat, kind="bot", bot=strength, name=name_at_table(strength.capitalize(), room))
                return
            if chair.person == person.id:
                await self._service.store.set_seat(room.id, chair.seat, bot=strength)
            else:
                if not room.seats_of(person.id):
                    raise NotYours("only who sits at the table can let a bot play for somebody else")
                if not self.is_slow(room, chair.seat):
                    raise Refused(
                        f"{chair.name} may think for {self._service.settings.slow_after} seconds before a bot can play on"
                    )
                await self._service.store.set_seat(room.id, chair.seat, bot=strength)
            await self._reload_seats(room)

    def nudge(self, person: Person, room: Room, seat: int) -> None:
        """Remind a slow player that it is their turn, at most once in `slow_after` seconds."""
        chair = room.chair(seat)
        if not room.seats_of(person.id):
            raise NotYours("only who sits at the table can nudge somebody")
        if chair.person is None or chair.plays_itself or not self.is_slow(room, chair.seat):
            raise Refused(f"nobody is slow in seat {seat}")
        if time.time() - room.nudged.get(chair.seat, 0) < self._service.settings.slow_after:
            raise TooMany(f"{chair.name} was nudged a moment ago")
        room.nudged[chair.seat] = time.time()
        self._service.broadcaster.publish(room.id, {"event": "nudge", "seat": chair.seat})
        self._service.webhooks.notify_seat(self._service, room, chair.seat)

    def is_slow(self, room: Room, seat: int) -> bool:
        """Return whether a seat has been to move for longer than `slow_after` seconds."""
        return seat in room.to_act and time.time() - room.moved > self._service.settings.slow_after

    async def reload(self, room: Room) -> None:
        """Read the seats again, because another process changed them."""
        async with room.lock:
            await self._reload_seats(room)

    async def _reload_seats(self, room: Room) -> None:
        seats, seed, moved = await self._service.store.seats(room.id)
        if not room.ply:
            room.set_seed(seed)
            room.moved = moved
        if not room.set_chairs(seats):
            return
        if room.bot_to_move() is not None:
            await self._service.store.set_due(room.id, True)
        self._service.broadcaster.publish(room.id, {"event": "seats", "ply": room.ply, "revision": room.revision})
        self._service.bot_turns.drive(room)


def check_is_no_automa_seat(chair: Chair) -> None:
    """Raise Refused for a seat that the game plays itself."""
    if chair.kind == AUTOMA:
        raise Refused(f"the game plays seat {chair.seat} itself; nobody can sit there")


def new_seed() -> int:
    """Return a random key of 256 bits from the operating system."""
    return secrets.randbits(256)


def name_at_table(name: str, room: Room) -> str:
    """Return the name of somebody who sits down here, cleaned and made unique."""
    return unique_name(clean_name(name), [chair.name for chair in room.chairs])


def unique_name(name: str, taken: Sequence[str]) -> str:
    """Return the name, with a number appended when it is taken."""
    if name not in taken:
        return name
    return next(f"{name[:36]} {number}" for number in range(2, 99) if f"{name[:36]} {number}" not in taken)
