"""The table: its page, its panels, and everything people do there."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.response import Redirect

from burgrave.engine.errors import BadOption
from burgrave.table.archive import Closed
from burgrave.table.entrance import known_person
from burgrave.table.hall import Hall
from burgrave.table.pages.archived import archive_page
from burgrave.table.pages.facts import facts_of
from burgrave.table.pages.panels import answer, drawn, groups, missing
from burgrave.table.pages.replay import replay_data
from burgrave.table.pages.shell import page
from burgrave.table.pages.stage import PLAN, Stage, stage_of
from burgrave.table.pages.story import chat_lines, log_of
from burgrave.table.pages.table_words import script_words
from burgrave.table.people import required
from burgrave.table.reader import is_form, language_of, whole
from burgrave.table.room import Room

Asked = Request[Any, Any, Any]
MOVES = {"act": "act", "undo": "undo", "undo-turn": "reset", "redo": "redo"}
"""Kinds of lines in the journal by what the page posts."""
LAYOUTS = ("desk", "phone")
LONGEST_KEY = 40
"""Characters of the name of a place."""
LONGEST_DRAFT = 200
"""Characters, as many as an action may have."""
MOST_STEPS = 60
"""Of a plan: no turn is as long."""


def hall_of(request: Asked) -> Hall:
    """All tables."""
    hall: Hall = request.app.state.hall
    return hall


def layout_of(request: Asked) -> str:
    """How the page is laid out where it is shown; "" when it does not say: then it gets the panels of all layouts."""
    told = request.query_params.get("layout", "")
    return told if told in LAYOUTS else ""


def drafted_of(request: Asked) -> tuple[str, str]:
    """What the reader has composed, and of which answer: opaque here, kept nowhere, forgotten when it is too long."""
    query = request.query_params
    question, draft = query.get("question", ""), query.get("draft", "")
    return (question, draft) if len(draft) <= LONGEST_DRAFT else ("", "")


async def posted(request: Asked) -> dict[str, Any]:
    """The body of a post, from the script or from a plain form."""
    if is_form(request):
        form = dict(await request.form())
        return {name: whole(value) if name in ("ply", "seat") else value for name, value in form.items()}
    raw = await request.body()
    try:
        body = msgspec.json.decode(raw) if raw else {}
    except msgspec.DecodeError:
        raise BadOption("the body of this request is no JSON") from None
    if not isinstance(body, dict):
        raise BadOption("the body of this request is a JSON object")
    return body


def table_page(request: Asked, room: Room, stage: Stage, replay: dict[str, Any] | None = None) -> Response[str]:
    """The whole page of a table; of its past with what the slider shows."""
    settings = hall_of(request).settings
    panels, marks, choices = drawn(stage, settings)
    return page(
        request,
        "table/page.html",
        games=(room.game,),
        every_icon=True,
        stage=stage,
        panels=missing(panels, marks, set()),
        marks=marks,
        choices=choices,
        words=script_words(stage.language),
        lines=log_of(room, stage.language, stage.eyes),
        chat=chat_lines(room),
        groups=groups(stage) if stage.is_live else [],
        labels={action["text"]: action["label"] for action in stage.actions},
        replay=replay,
    )


class Table(Controller):
    """One table's page."""

    path = "/t/{table:str}"
    include_in_schema = False

    @get("/")
    async def look(self, request: Asked, table: str) -> Response[str]:
        """The page."""
        hall = hall_of(request)
        try:
            room = await hall.present_room(table)
        except Closed as closed:
            return archive_page(request, closed.archive)
        async with hall.looking():
            stage = stage_of(room, request.state.person, language_of(request), whole(request.query_params.get("focus")))
            return table_page(request, room, stage)

    @get("/replay")
    async def replay(self, request: Asked, table: str) -> Response[str]:
        """The page, at a move of the past."""
        try:
            room = await hall_of(request).present_room(table)
        except Closed as closed:
            return archive_page(request, closed.archive)
        at = whole(request.query_params.get("at"))
        at = len(room.history) if at is None else min(at, len(room.history))
        stage = stage_of(room, request.state.person, language_of(request), whole(request.query_params.get("focus")), at)
        return table_page(request, room, stage, replay_data(room, stage, at))

    @get("/panels")
    async def panels(self, request: Asked, table: str) -> Response[bytes]:
        """What has changed since the page last asked."""
        hall, query = hall_of(request), request.query_params
        # Who heard of a move says of which; the rest, told by no number, is looked up.
        room = await (hall.present_room(table) if "sync" in query else hall.room(table, whole(query.get("ply"))))
        async with hall.looking():
            return self._answer(request, room)

    @get("/topics")
    async def topics(self, request: Asked, table: str) -> Response[bytes]:
        """Help on everything that is drawn."""
        room = await hall_of(request).room(table)
        rules = room.state.rules
        return told(room.game.topics(rules.seats, rules.options, language_of(request)), {"cache-control": "private, max-age=3600"})

    @get("/about")
    async def about(self, request: Asked, table: str) -> Response[bytes]:
        """What is to be said of one place now, or at a move of the past."""
        room = await hall_of(request).room(table)
        query = request.query_params
        at = whole(query.get("at"))
        at = None if at is None else min(at, len(room.history))
        stage = stage_of(room, request.state.person, language_of(request), None, at)
        return told(facts_of(stage, query.get("key", "")[:LONGEST_KEY]))

    # ---- moves ----------------------------------------------------------------------------------------------------

    @post(["/act", "/undo", "/undo-turn", "/redo"], status_code=200)
    async def move(self, request: Asked, table: str) -> Response[Any]:
        """Act, take back, do again; the answer comes when it is kept, and holds the new panels."""
        body = await posted(request)
        hall = hall_of(request)
        ply = body.get("ply")
        room = await hall.room(table, ply if isinstance(ply, int) else None)
        person = required(request.state.person)
        kind = MOVES[request.url.path.rpartition("/")[2]]
        action = body.get("action", "")
        told = action if isinstance(action, str) else ""
        await hall.move(person, room, kind, ply, told, body.get("seat"), body.get("steps", 1))
        if is_form(request):
            return Redirect(f"/t/{room.id}", status_code=303)
        return self._answer(request, room)

    @post("/plan", status_code=200)
    async def plan(self, request: Asked, table: str) -> Response[bytes]:
        """A turn tried out on a copy: nothing is kept."""
        body = await posted(request)
        room = await hall_of(request).room(table)
        person = required(request.state.person)
        you = room.seats_of(person.id)
        seat = body.get("seat")
        seat = seat if seat in you else next(iter(you), None)
        steps = body.get("actions", [])
        if seat is None or not isinstance(steps, list) or len(steps) > MOST_STEPS:
            raise BadOption(f"a plan is that of a seat of yours and has at most {MOST_STEPS} steps")
        dice = body.get("dice")
        try:
            state = room.game.rehearse(room.state, seat, dice)
        except BadOption:
            if dice is None and not room.state.is_over:
                return told({"needs": "dice"})
            raise
        for step in steps:
            state.apply(step, seat)
        focus = whole(request.query_params.get("focus"))
        focus = seat if focus is None or focus >= state.seats else focus
        stage = Stage(room, state, (seat,), focus, language_of(request), PLAN, person.id, layout_of(request), drafted_of(request))
        return told(answer(stage, hall_of(request).settings, request.query_params, plan_steps=len(steps)))

    # ---- people ---------------------------------------------------------------------------------------------------

    @post("/chat", status_code=200)
    async def chat(self, request: Asked, table: str) -> dict[str, Any]:
        """Say something."""
        body = await posted(request)
        hall = hall_of(request)
        room = await hall.room(table)
        await hall.say(await known_person(request), room, body.get("words"))
        return {}

    @post("/seats/{seat:int}/{wish:str}", status_code=200)
    async def seat(self, request: Asked, table: str, seat: int, wish: str) -> Response[Any]:
        """Sit down, leave, come back, give a seat to a bot, nudge somebody."""
        body = await posted(request)
        hall = hall_of(request)
        room = await hall.present_room(table)
        room.chair(seat)
        person = await known_person(request)
        if wish == "sit":
            await hall.seating.sit(person, room, seat)
        elif wish == "leave":
            await hall.seating.leave(person, room, seat)
        elif wish == "back":
            await hall.seating.come_back(person, room, seat)
        elif wish == "bot":
            await hall.seating.let_bot_play(person, room, seat, body.get("bot") or "squire")
        elif wish == "nudge":
            hall.seating.nudge(person, room, seat)
        else:
            raise BadOption(f"there is no {wish!r}; valid: sit, leave, back, bot, nudge")
        return Redirect(f"/t/{room.id}", status_code=303) if is_form(request) else told({})

    @post("/rematch", status_code=200)
    async def rematch(self, request: Asked, table: str) -> dict[str, Any]:
        """The same people and options once more."""
        hall = hall_of(request)
        other = await hall.opening.rematch(required(request.state.person), await hall.room(table))
        return {"go": f"/t/{other.id}"}

    @post("/branch", status_code=200)
    async def branch(self, request: Asked, table: str) -> dict[str, Any]:
        """A new table that goes on from a move of a finished game."""
        body = await posted(request)
        hall = hall_of(request)
        other = await hall.opening.branch(await known_person(request), await hall.room(table), body.get("ply"))
        return {"go": f"/t/{other.id}"}

    def _answer(self, request: Asked, room: Room) -> Response[bytes]:
        query = request.query_params
        focus, at = whole(query.get("focus")), whole(query.get("at"))
        stage = stage_of(room, request.state.person, language_of(request), focus, at, layout_of(request), drafted_of(request))
        return told(answer(stage, hall_of(request).settings, query))


def told(data: Any, headers: dict[str, str] | None = None) -> Response[bytes]:
    """JSON, encoded the fast way."""
    return Response(msgspec.json.encode(data), media_type="application/json", headers=headers or {"cache-control": "no-store"})
