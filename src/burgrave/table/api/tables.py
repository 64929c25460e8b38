"""The API's tables: open, look, sit down, act, undo, listen, download."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Controller, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

import burgrave
from burgrave.table.api.problems import PROBLEMS
from burgrave.table.api.schemas import (
    ActionShown,
    Choice,
    MessageShown,
    NewTable,
    SeatShown,
    Seen,
    Sitting,
    TableShown,
    TakenBack,
    Words,
)
from burgrave.table.archive import Archive, Closed
from burgrave.table.event_stream import stream_response
from burgrave.table.people import Person, required_person
from burgrave.table.request_info import AppRequest, person_of, service_of
from burgrave.table.room import Chair, Room
from burgrave.table.sessions import known_person
from burgrave.table.stored_types import TurnView
from burgrave.table.table_factory import NewSeat


def record_name(game: str, table: str) -> str:
    """Return the file name for a table's record."""
    return f"{game}-{table}.json"


def table_answer(room: Room, person: Person | None, token: str | None = None) -> TableShown:
    """Return the table as a person may see it: through their own seat, preferably one that is to act, or as a spectator."""
    own = room.seats_of(person.id if person else None)
    acting = [seat for seat in own if seat in room.to_act and not room.chairs[seat].plays_itself]
    seat = next(iter([*acting, *own]), None)
    state = room.state
    return TableShown(
        id=room.id,
        game=room.game.name,
        ply=room.ply,
        move=state.ply,
        started=room.is_started,
        seed_chosen=room.has_chosen_seed,
        to_act=list(room.to_act),
        seats=seat_answers(room.chairs, own),
        over=state.is_over,
        closed=False,
        commitment=room.shown_commitment,
        scores=list(state.scores),
        ranking=list(state.ranking) if state.is_over else None,
        winners=list(state.winners) if state.is_over else None,
        sources=[list(state.scoring(one)) for one in range(state.seats)] if state.is_over else None,
        teams=[list(team) for team in room.teams],
        view=state.view(seat),
        actions=[action for one in acting for action in action_answers(room, one)],
        undo=any(room.can(one, "undo") for one in own),
        redo=any(room.can(one, "redo") for one in own),
        token=token,
    )


def closed_table_answer(archive: Archive, person: Person | None) -> TableShown:
    """Return a closed table as it was stored: nothing can be done there, and what was not stored is empty."""
    own = archive.seats_of(person.id if person else None)
    lines = archive.record.get("actions")
    nothing: TurnView = {"at": len(lines) if isinstance(lines, list) else 0, "view": {}}
    last = archive.turns[-1] if archive.turns else nothing
    return TableShown(
        id=archive.id,
        game=archive.row["game"],
        ply=archive.ply,
        move=last["at"],
        started=not any(chair.is_free for chair in archive.chairs),
        seed_chosen=bool(archive.row["has_chosen_seed"]),
        to_act=[],
        seats=seat_answers(archive.chairs, own),
        over=archive.is_over,
        closed=True,
        commitment=archive.shown_commitment,
        scores=archive.scores or [],
        ranking=archive.ranking,
        winners=archive.winners,
        sources=archive.sources,
        teams=[list(team) for team in archive.teams],
        view=last["view"],
        actions=[],
        undo=False,
        redo=False,
    )


def seat_answers(chairs: Sequence[Chair], own: Sequence[int]) -> list[SeatShown]:
    """Return the seats of a table with who sits in each; `own` are those of the person who asks."""
    return [SeatShown(chair.seat, chair.kind, chair.name, chair.bot, chair.is_free, chair.seat in own) for chair in chairs]


def action_answers(room: Room, seat: int) -> list[ActionShown]:
    """Return the legal actions of a seat in words."""
    actions = room.game.action_words(room.state, room.state.legal_actions(seat), seat=seat)
    return [ActionShown(one["text"], one["path"], one["label"], seat, one["verb"], one["badges"]) for one in actions]


@post(
    "/api/tables",
    tags=["tables"],
    summary="Open a table",
    responses=PROBLEMS,
)
async def new_table(request: AppRequest, data: JSONBody[NewTable]) -> TableShown:
    """A new table; `seats` are those of people and bots, what the game plays itself is added.

    Somebody unknown becomes a guest: the answer then has their `token`.
    """
    service = service_of(request)
    is_new = person_of(request) is None
    person = await known_person(request)
    seats = [NewSeat(seat.kind, seat.bot, seat.name) for seat in data.seats]
    modules, options = data.modules, data.options
    if data.preset:
        preset = burgrave.game(data.game).preset(data.preset)
        modules = list(preset.modules) if modules is None else modules
        options = {**preset.options, **(options or {})}
    room = await service.factory.new_table(person, data.game, seats, modules, options, data.seed, data.open)
    return table_answer(room, person, await service.people.give_token(person) if is_new else None)


class TableController(Controller):
    """The routes of one table."""

    path = "/api/tables/{table:str}"
    tags = ["tables"]

    @get("/", summary="Look at a table", responses=PROBLEMS)
    async def look(self, request: AppRequest, table: FromPath[str]) -> TableShown:
        """What you may see and do; of a closed table what was stored."""
        service = service_of(request)
        try:
            return table_answer(await service.present_room(table), person_of(request))
        except Closed as closed:
            return closed_table_answer(closed.archive, person_of(request))

    @post("/seats/{seat:int}", summary="Sit down", status_code=200, responses=PROBLEMS)
    async def sit(
        self, request: AppRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[Sitting | None] = None
    ) -> TableShown:
        """Sit down in a free seat. Somebody unknown becomes a guest: the answer then has their `token`."""
        service = service_of(request)
        room = await service.present_room(table)
        is_new = person_of(request) is None
        room.chair(seat)
        person = await known_person(request, data.name if data else "")
        await service.seating.sit(person, room, seat, data.name if data else "")
        return table_answer(room, person, await service.people.give_token(person) if is_new else None)

    @post("/actions", summary="Act", status_code=200, responses=PROBLEMS)
    async def act(self, request: AppRequest, table: FromPath[str], data: JSONBody[Choice]) -> TableShown:
        """Carry out one of your actions. When you get the answer, it is in the database."""
        return await self._move(request, table, "act", data.ply, data.action, data.seat)

    @post("/undo", summary="Take back", status_code=200, responses=PROBLEMS)
    async def undo(self, request: AppRequest, table: FromPath[str], data: JSONBody[TakenBack]) -> TableShown:
        """Take back your last step or so many `steps`, or with `turn` all that can be: not behind dice, draws, others' choices."""
        return await self._move(request, table, "reset" if data.turn else "undo", data.ply, "", data.seat, data.steps)

    @post("/redo", summary="Do again", status_code=200, responses=PROBLEMS)
    async def redo(self, request: AppRequest, table: FromPath[str], data: JSONBody[Seen]) -> TableShown:
        """Do again what you took back last."""
        return await self._move(request, table, "redo", data.ply, "", data.seat)

    async def _move(
        self, request: AppRequest, table: str, kind: str, ply: int, action: str, seat: int | None, steps: int = 1
    ) -> TableShown:
        service = service_of(request)
        room = await service.room(table, ply)
        person = required_person(person_of(request))
        await service.move(person, room, kind, ply, action, seat, steps)
        return table_answer(room, person)

    @get("/chat", summary="What was said", responses=PROBLEMS)
    async def chat(self, request: AppRequest, table: FromPath[str]) -> list[MessageShown]:
        """All messages of the table, oldest first."""
        service = service_of(request)
        try:
            lines = (await service.present_room(table)).chat
        except Closed as closed:
            lines = closed.archive.chat
        return [MessageShown(line["number"], line["name"], line["text"], line["at"]) for line in lines]

    @post("/chat", summary="Say something", status_code=200, responses=PROBLEMS)
    async def say(self, request: AppRequest, table: FromPath[str], data: JSONBody[Words]) -> dict[str, int]:
        """A message to everybody at the table."""
        service = service_of(request)
        room = await service.room(table)
        person = required_person(person_of(request))
        await service.say(person, room, data.text)
        return {"number": room.chat[-1]["number"]}

    @get("/events", summary="Listen (server-sent events)", media_type="text/event-stream", responses=PROBLEMS)
    async def events(self, request: AppRequest, table: FromPath[str]) -> Stream:
        """`table`, `seats`, `chat`, `nudge` and `rematch` events; each says that there is something new to fetch."""
        return await stream_response(request, table)

    @get(
        "/record",
        summary="Download the record",
        responses=PROBLEMS,
        response_headers=[ResponseHeader(name="content-disposition", description="A file name", documentation_only=True)],
    )
    async def record(self, request: AppRequest, table: FromPath[str]) -> Response[dict[str, Any]]:
        """Game, options and actions; the seed only once the game is over."""
        service = service_of(request)
        record: dict[str, Any]
        try:
            room = await service.present_room(table)
            game, record = room.game.name, {**room.record()}
        except Closed as closed:
            game, record = closed.archive.row["game"], {**closed.archive.record}
        return Response(record, headers={"content-disposition": f'attachment; filename="{record_name(game, table)}"'})
