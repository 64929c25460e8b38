"""Opening tables: new ones, a game played on from one of its moves, the rematch."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import burgrave
from burgrave.engine.ruleset import Ruleset
from burgrave.table.errors import NotYours, Refused, Stale, TooMany
from burgrave.table.headcount import rules_for
from burgrave.table.people import Person
from burgrave.table.room import AUTOMA
from burgrave.table.seating import new_seed

if TYPE_CHECKING:
    from burgrave.table.hall import Hall
    from burgrave.table.room import Room


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """What a seat of a new table is to be."""

    kind: str = "human"
    bot: str = ""
    name: str = ""
    person: str | None = None


def with_own_seats(rules: Ruleset, seats: Sequence[SeatPlan]) -> list[SeatPlan]:
    """The seats of people and bots, and between or after them those that the game plays itself."""
    own, others = rules.game.automa(rules), iter(seats)
    name = rules.game.automa_name(rules) if own else ""
    return [SeatPlan(AUTOMA, name=name) if seat in own else next(others) for seat in range(rules.seats)]


class Opening:
    """See the module's docstring."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def table(
        self,
        person: Person,
        game: Any,
        seats: Sequence[SeatPlan],
        modules: Any = None,
        options: Any = None,
        seed: Any = None,
        is_open: bool = False,
        moves: Sequence[tuple[int, str, str]] = (),
        rematch_of: str = "",
    ) -> Room:
        """A new table; BadOption says what is wrong with the game, its modules, options, seats or seed.

        `seats` are those of people and bots; what the game plays itself is added.
        """
        hall = self._hall
        if await hall.store.count_unfinished(person.id) >= hall.settings.max_tables:
            raise TooMany(f"you have {hall.settings.max_tables} unfinished tables; finish or leave one first")
        has_chosen_seed = seed is not None
        if seed is None:
            seed = new_seed()
        rules = rules_for(burgrave.game(game), len(seats), modules, options)
        state = burgrave.new(game, rules.seats, seed, [module.id for module in rules.modules], rules.told_options())
        chairs = hall.seating.plan(person, with_own_seats(rules, seats))
        is_full = not any(chair["kind"] == "human" and chair["person"] is None for chair in chairs)
        for seat, _kind, action in moves:
            state.apply(action, seat)
        table = secrets.token_hex(6)
        row = {
            "id": table,
            "game": state.rules.game.name,
            "version": state.rules.game.version,
            "modules": json.dumps([module.id for module in state.rules.modules]),
            "options": json.dumps(state.rules.told_options()),
            "seats": rules.seats,
            "seed": str(seed),
            "is_seeded": has_chosen_seed or is_full,
            "has_chosen_seed": has_chosen_seed,
            "host": person.id,
            "is_open": is_open,
            "is_over": False,
            "is_due": is_full and any(chairs[seat]["bot"] for seat in state.to_act),
        }
        await hall.store.add_table(row, chairs, moves, rematch_of)
        hall.counts["tables"] += 1
        room = await hall.room(table)
        hall.bot_turns.drive(room)
        return room

    async def branch(self, person: Person, room: Room, count: Any) -> Room:
        """A new table that goes on from a finished game after so many actions; the person plays all seats that were people's."""
        if not room.state.is_over:
            raise Refused("a game can be played on from one of its moves once it is over")
        if room.state_at(count).is_over:
            raise Refused("the game is over there; choose an earlier move")
        record = room.state.record
        seats = [
            SeatPlan("bot", chair.bot) if chair.kind == "bot" else SeatPlan("human", name=chair.name, person=person.id)
            for chair in room.chairs
            if chair.kind != AUTOMA
        ]
        moves = [(played.seat, "act", played.action) for played in room.history[:count]]
        return await self.table(person, record["game"], seats, record["modules"], record["options"], record["seed"], False, moves)

    async def rematch(self, person: Person, room: Room) -> Room:
        """The rematch of a finished game: the same seats and options. Asked again, by anybody, it is the same table."""
        hall = self._hall
        if room.rematch is None:
            if not room.seats_of(person.id) and room.host != person.id:
                raise NotYours("only who sat at this table can ask for a rematch")
            if not room.state.is_over:
                raise Refused("the game is not over yet")
            record = room.state.record
            seats = [
                SeatPlan(chair.kind, chair.bot if chair.kind == "bot" else "", chair.name, chair.person)
                for chair in room.chairs
                if chair.kind != AUTOMA
            ]
            game, modules, options = record["game"], record["modules"], record["options"]
            try:
                other = await self.table(person, game, seats, modules, options, None, room.is_open, rematch_of=room.id)
                hall.note_rematch(room, other.id)
            except Stale:
                await hall.hear_rematch(room)
        assert room.rematch is not None
        return await hall.room(room.rematch)
