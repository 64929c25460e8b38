"""The table page, its panels, and everything that people do there."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec.json import encode

from burgrave.engine.errors import BadOption
from burgrave.table.archive import Closed
from burgrave.table.json_types import JsonObject
from burgrave.table.pages.archive_page import archive_page
from burgrave.table.pages.log_lines import chat_lines, log_of
from burgrave.table.pages.panels import answer, cached_panels, groups, missing_panels
from burgrave.table.pages.piece_facts import facts_of
from burgrave.table.pages.rendering import page
from burgrave.table.pages.replay_slider import ReplayData, replay_data
from burgrave.table.pages.script_texts import script_texts
from burgrave.table.pages.view_model import PLAN, ViewModel, view_model_of
from burgrave.table.people import required_person
from burgrave.table.request_info import AppRequest, is_form, language_of, parse_int, person_of, service_of
from burgrave.table.room import Room
from burgrave.table.sessions import known_person

MOVES = {"act": "act", "undo": "undo", "undo-turn": "reset", "redo": "redo"}
"""By the last part of the URL that the page posts to: the kind of line in the journal."""
LAYOUTS = ("desk", "phone")
LONGEST_KEY = 40
"""Characters of the name of a place."""
LONGEST_DRAFT = 200
"""Characters, as many as an action may have."""
MOST_STEPS = 60
"""Most steps of a plan; no turn is that long."""


def layout_of(request: AppRequest) -> str:
    """Return the layout of the page in its window; "" when the request does not say, which asks for the panels of all layouts."""
    layout = request.query_params.get("layout", "")
    return layout if layout in LAYOUTS else ""


def posted_draft(request: AppRequest) -> tuple[str, str]:
    """Return the question and the draft in a request; a draft that is too long is ignored. The server does not store drafts."""
    query = request.query_params
    question, draft = query.get("question", ""), query.get("draft", "")
    return (question, draft) if len(draft) <= LONGEST_DRAFT else ("", "")


async def request_body(request: AppRequest) -> JsonObject:
    """Return the body of a post, from the script or from a plain form; raises BadOption when it is no JSON object."""
    if is_form(request):
        form = await request.form()
        fields = {name: value for name, value in form.items() if isinstance(value, str)}
        return {name: parse_int(value) if name in ("ply", "seat") else value for name, value in fields.items()}
    raw = await request.body()
    try:
        body = msgspec.json.decode(raw) if raw else {}
    except msgspec.DecodeError:
        raise BadOption("the body of this request is no JSON") from None
    if not isinstance(body, dict):
        raise BadOption("the body of this request is a JSON object")
    return body


def table_page(request: AppRequest, room: Room, model: ViewModel, replay: ReplayData | None = None) -> Response[str]:
    """Return the whole page of a table; of its past with the replay's slider."""
    settings = service_of(request).settings
    panels, marks, choices = cached_panels(model, settings)
    return page(
        request,
        "table/page.html",
        games=(room.game,),
        every_icon=True,
        model=model,
        panels=missing_panels(panels, marks, set()),
        marks=marks,
        choices=choices,
        words=script_texts(model.language),
        lines=log_of(room, model.language, model.viewer),
        chat=chat_lines(room),
        groups=groups(model) if model.is_live else [],
        labels={action["text"]: action["label"] for action in model.actions},
        replay=replay,
    )


class TablePage(Controller):
    """The routes of one table's page."""

    path = "/t/{table:str}"
    include_in_schema = False

    @get("/")
    async def look(self, request: AppRequest, table: FromPath[str]) -> Response[str]:
        """Show a table, as the person who asks may see it."""
        service = service_of(request)
        try:
            room = await service.present_room(table)
        except Closed as closed:
            return archive_page(request, closed.archive)
        async with service.draw_in_turn():
            model = view_model_of(room, person_of(request), language_of(request), parse_int(request.query_params.get("focus")))
            return table_page(request, room, model)

    @get("/replay")
    async def replay(self, request: AppRequest, table: FromPath[str]) -> Response[str]:
        """Show the table at a move of the past."""
        try:
            room = await service_of(request).present_room(table)
        except Closed as closed:
            return archive_page(request, closed.archive)
        at = parse_int(request.query_params.get("at"))
        at = len(room.history) if at is None else min(at, len(room.history))
        model = view_model_of(room, person_of(request), language_of(request), parse_int(request.query_params.get("focus")), at)
        return table_page(request, room, model, replay_data(room, model, at))

    @get("/panels")
    async def panels(self, request: AppRequest, table: FromPath[str]) -> Response[bytes]:
        """Return what has changed since the page last asked."""
        service, query = service_of(request), request.query_params
        # A request after a move names its ply; without one the database is asked.
        room = await (service.present_room(table) if "sync" in query else service.room(table, parse_int(query.get("ply"))))
        async with service.draw_in_turn():
            return self._answer(request, room)

    @get("/topics")
    async def topics(self, request: AppRequest, table: FromPath[str]) -> Response[bytes]:
        """Return help on everything that is drawn."""
        room = await service_of(request).room(table)
        rules = room.state.rules
        topics = room.game.topics(rules.seats, rules.options, language_of(request))
        return json_response(encode(topics), {"cache-control": "private, max-age=3600"})

    @get("/about")
    async def about(self, request: AppRequest, table: FromPath[str]) -> Response[bytes]:
        """Return the facts on one place now, or at a move of the past."""
        room = await service_of(request).room(table)
        query = request.query_params
        at = parse_int(query.get("at"))
        at = None if at is None else min(at, len(room.history))
        model = view_model_of(room, person_of(request), language_of(request), None, at)
        return json_response(encode(facts_of(model, query.get("key", "")[:LONGEST_KEY])))

    # ---- moves ----------------------------------------------------------------------------------------------------

    @post(["/act", "/undo", "/undo-turn", "/redo"], status_code=200)
    async def move(self, request: AppRequest, table: FromPath[str]) -> Response[bytes]:
        """Act, undo or redo; the answer comes when the move is stored, and holds the new panels."""
        body = await request_body(request)
        service = service_of(request)
        ply = body.get("ply")
        room = await service.room(table, ply if isinstance(ply, int) else None)
        person = required_person(person_of(request))
        kind = MOVES[request.url.path.rpartition("/")[2]]
        action = body.get("action", "")
        text = action if isinstance(action, str) else ""
        await service.move(person, room, kind, ply, text, body.get("seat"), body.get("steps", 1))
        if is_form(request):
            return Redirect(f"/t/{room.id}", status_code=303)
        return self._answer(request, room)

    @post("/plan", status_code=200)
    async def plan(self, request: AppRequest, table: FromPath[str]) -> Response[bytes]:
        """Return the panels of a turn that is planned on a copy; nothing is stored."""
        body = await request_body(request)
        room = await service_of(request).room(table)
        person = required_person(person_of(request))
        you = room.seats_of(person.id)
        wanted = body.get("seat")
        seat = next((one for one in you if one == wanted), next(iter(you), None))
        steps = body.get("actions", [])
        if seat is None or not isinstance(steps, list) or len(steps) > MOST_STEPS:
            raise BadOption(f"a plan is that of a seat of yours and has at most {MOST_STEPS} steps")
        if not room.game.has_what_if:
            raise BadOption(f"no turn is planned in {room.game.name}")
        dice = body.get("dice")
        try:
            state = room.game.what_if(room.state, seat, dice)
        except BadOption:
            if dice is None and not room.state.is_over:
                return json_response(encode({"needs": "dice"}))
            raise
        for step in steps:
            state.apply(step, seat)
        focus = parse_int(request.query_params.get("focus"))
        focus = seat if focus is None or focus >= state.seats else focus
        model = ViewModel(
            room, state, (seat,), focus, language_of(request), PLAN, person.id, layout_of(request), posted_draft(request)
        )
        return json_response(encode(answer(model, service_of(request).settings, request.query_params, plan_steps=len(steps))))

    # ---- people ---------------------------------------------------------------------------------------------------

    @post("/chat", status_code=200)
    async def chat(self, request: AppRequest, table: FromPath[str]) -> dict[str, str]:
        """Add a message to the chat of the table."""
        body = await request_body(request)
        service = service_of(request)
        room = await service.room(table)
        await service.say(await known_person(request), room, body.get("words"))
        return {}

    @post("/seats/{seat:int}/{change:str}", status_code=200)
    async def seat(self, request: AppRequest, table: FromPath[str], seat: FromPath[int], change: FromPath[str]) -> Response[bytes]:
        """Sit down, leave, come back, give a seat to a bot, or nudge somebody."""
        body = await request_body(request)
        service = service_of(request)
        room = await service.present_room(table)
        room.chair(seat)
        person = await known_person(request)
        if change == "sit":
            await service.seating.sit(person, room, seat)
        elif change == "leave":
            await service.seating.leave(person, room, seat)
        elif change == "back":
            await service.seating.come_back(person, room, seat)
        elif change == "bot":
            await service.seating.let_bot_play(person, room, seat, body.get("bot") or "squire")
        elif change == "nudge":
            service.seating.nudge(person, room, seat)
        else:
            raise BadOption(f"there is no {change!r}; valid: sit, leave, back, bot, nudge")
        return Redirect(f"/t/{room.id}", status_code=303) if is_form(request) else json_response(b"{}")

    @post("/rematch", status_code=200)
    async def rematch(self, request: AppRequest, table: FromPath[str]) -> dict[str, str]:
        """Open a rematch with the same people and options."""
        service = service_of(request)
        other = await service.factory.rematch(required_person(person_of(request)), await service.room(table))
        return {"go": f"/t/{other.id}"}

    @post("/branch", status_code=200)
    async def branch(self, request: AppRequest, table: FromPath[str]) -> dict[str, str]:
        """Open a new table that continues from a move of a finished game."""
        body = await request_body(request)
        service = service_of(request)
        other = await service.factory.branch(await known_person(request), await service.room(table), body.get("ply"))
        return {"go": f"/t/{other.id}"}

    def _answer(self, request: AppRequest, room: Room) -> Response[bytes]:
        query = request.query_params
        focus, at = parse_int(query.get("focus")), parse_int(query.get("at"))
        model = view_model_of(room, person_of(request), language_of(request), focus, at, layout_of(request), posted_draft(request))
        return json_response(encode(answer(model, service_of(request).settings, query)))


def json_response(encoded: bytes, headers: dict[str, str] | None = None) -> Response[bytes]:
    """Return a response with JSON that msgspec has encoded, which is faster than the framework's own encoder."""
    return Response(encoded, media_type="application/json", headers=headers or {"cache-control": "no-store"})
