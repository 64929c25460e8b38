"""Creates tables: new ones, branches of finished games, and rematches."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import burgrave
from burgrave.engine.digest import chain_start, next_digest
from burgrave.engine.record import FORMAT, carried_over
from burgrave.engine.ruleset import Ruleset
from burgrave.games.fingerprint import fingerprint
from burgrave.games.game import game_of
from burgrave.table.errors import NotYours, Refused, Stale, TooMany
from burgrave.table.json_types import Json
from burgrave.table.people import Person
from burgrave.table.room import AUTOMA
from burgrave.table.seat_rules import rules_for
from burgrave.table.seating import new_seed
from burgrave.table.store.rows import NewTableRow
from burgrave.table.stored_json import compress_json, snapshot_of
from burgrave.table.stored_types import Start

if TYPE_CHECKING:
    from burgrave.table.room import Room
    from burgrave.table.service import TableService


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat of a table that is to be created."""

    kind: str = "human"
    bot: str = ""
    name: str = ""
    person: str | None = None


def with_automa_seats(rules: Ruleset, seats: Sequence[NewSeat]) -> list[NewSeat]:
    """Return the seats of people and bots, with the seats that the game plays itself added."""
    own, others = rules.game.automa(rules), iter(seats)
    name = game_of(rules).automa_name(rules) if own else ""
    return [NewSeat(AUTOMA, name=name) if seat in own else next(others) for seat in range(rules.seats)]


class TableFactory:
    """Creates tables: new ones, branches of finished games, rematches."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def new_table(
        self,
        person: Person,
        game: str,
        seats: Sequence[NewSeat],
        modules: Sequence[str] | None = None,
        options: Mapping[str, Json] | None = None,
        seed: int | None = None,
        is_open: bool = False,
        moves: Sequence[tuple[int, str]] = (),
        rematch_of: str = "",
        start: Start | None = None,
    ) -> Room:
        """Create a table; raises BadOption, which says what is wrong with the game, its modules, options, seats or seed.

        `seats` are those of people and bots; what the game plays itself is added. `moves` (seat, action) are played at once, from
        the position of `start` (see `Room.start`) where there is one, whose key is that of the seed and was drawn by the server.
        """
        service = self._service
        if await service.store.count_unfinished(person.id) >= service.settings.max_tables:
            raise TooMany(f"you have {service.settings.max_tables} unfinished tables; finish or leave one first")
        has_chosen_seed = seed is not None and start is None
        if seed is None:
            seed = new_seed()
        rules = rules_for(burgrave.game(game), len(seats), modules, options)
        state = burgrave.new(game, rules.seats, seed, [module.id for module in rules.modules], rules.copy_of_options())
        chairs = service.seating.seat_rows(person, with_automa_seats(rules, seats))
        is_full = not any(chair["kind"] == "human" and chair["person"] is None for chair in chairs)
        if start is not None:
            state = carried_over(start["save"])
        record = {**state.record, "seed": seed, "start": start and start["save"]}
        lines, digest = [], chain_start(record)
        for seat, action in moves:
            state.apply(action, seat)
            digest = next_digest(digest, state)
            lines.append((seat, action, digest))
        new_table = secrets.token_hex(6)
        row: NewTableRow = {
            "id": new_table,
            "game": state.rules.game.name,
            "format": FORMAT,
            "version": state.rules.game.version,
            "fingerprint": fingerprint(state.rules.game),
            "modules": json.dumps([module.id for module in state.rules.modules]),
            "options": json.dumps(state.rules.copy_of_options()),
            "seats": rules.seats,
            "seed": str(seed),
            "is_seeded": has_chosen_seed or is_full,
            "has_chosen_seed": has_chosen_seed,
            "host": person.id,
            "is_open": is_open,
            "is_over": state.is_over,
            "is_due": is_full and any(chairs[seat]["bot"] for seat in state.to_act),
            "position": compress_json(snapshot_of(state)),
        }
        await service.store.add_table(row, chairs, lines, rematch_of, compress_json(start) if start else None)
        service.counts["tables"] += 1
        room = await service.room(new_table)
        service.bot_turns.drive(room)
        return room

    async def branch(self, person: Person, room: Room, count: Json) -> Room:
        """Create a table that continues a finished game after `count` actions; the person plays all seats that were people's."""
        if not room.state.is_over:
            raise Refused("a game can be played on from one of its moves once it is over")
        branch_state = room.state_at(count)
        if branch_state.is_over:
            raise Refused("the game is over there; choose an earlier move")
        record = room.state.record
        seats = [
            NewSeat("bot", chair.bot) if chair.kind == "bot" else NewSeat("human", name=chair.name, person=person.id)
            for chair in room.chairs
            if chair.kind != AUTOMA
        ]
        game, modules, options = record["game"], record["modules"], record["options"]
        if record["format"] == FORMAT and room.start is None:
            moves = [(played.seat, played.action) for played in room.history[: branch_state.ply - room.opening.ply]]
            return await self.new_table(person, game, seats, modules, options, record["seed"], False, moves)
        # It was dealt by the legacy generator, or continued: it goes on from the position, with dice of its own.
        seed = new_seed()
        save = carried_over(branch_state.save(), seed).save()
        return await self.new_table(person, game, seats, modules, options, seed, False, start={"save": save, "log": {}})

    async def rematch(self, person: Person, room: Room) -> Room:
        """Return the rematch of a finished game with the same seats and options; it is created once."""
        service = self._service
        if room.rematch is None:
            if not room.seats_of(person.id) and room.host != person.id:
                raise NotYours("only who sat at this table can ask for a rematch")
            if not room.state.is_over:
                raise Refused("the game is not over yet")
            record = room.state.record
            seats = [
                NewSeat(chair.kind, chair.bot if chair.kind == "bot" else "", chair.name, chair.person)
                for chair in room.chairs
                if chair.kind != AUTOMA
            ]
            game, modules, options = record["game"], record["modules"], record["options"]
            try:
                other = await self.new_table(person, game, seats, modules, options, None, room.is_open, rematch_of=room.id)
                service.note_rematch(room, other.id)
            except Stale:
                await service.refresh_rematch(room)
        assert room.rematch is not None
        return await service.room(room.rematch)
