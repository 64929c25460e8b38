"""The page behind an invite link, where one sits down at somebody's table."""

from __future__ import annotations

import re

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from burgrave.speech import translation
from burgrave.table.archive import Closed
from burgrave.table.errors import NotFound, Stale
from burgrave.table.pages.account import named_person
from burgrave.table.pages.rendering import address, page
from burgrave.table.pages.results import team_names
from burgrave.table.request_info import AppRequest, language_of, parse_int, person_of, service_of
from burgrave.table.room import AUTOMA, Room

LINK = re.compile(r"/(?:t|join)/([0-9A-Za-z_-]+)")
CODE = re.compile(r"[0-9A-Za-z_-]+")


def code_in(words: str) -> str:
    """Return the table's code in what somebody pasted, the code itself or a whole link; empty when there is none."""
    link = LINK.search(words)
    if link:
        return link[1]
    code = words.strip()
    return code if CODE.fullmatch(code) else ""


def join_page(request: AppRequest, room: Room, note: str = "") -> Response[str]:
    """Return the page that shows who sits at a table and which seats are free."""
    language = language_of(request)
    catalog = translation("table", language)
    person = person_of(request)
    own = room.seats_of(person.id if person else None)
    free = [chair.seat for chair in room.chairs if chair.is_free]
    names = [name for seat, name in enumerate(room.isolated_names_in(language)) if name and seat not in own]
    together = catalog.gettext("%(game)s with %(names)s") % {"game": room.game.title_in(language), "names": ", ".join(names)}
    return page(
        request,
        "join.html",
        status=409 if note else 200,
        room=room,
        game=room.game,
        heading=together if names else room.game.title_in(language),
        options=options_summary(room, language),
        note=note,
        own=own,
        host=next((chair.seat for chair in room.chairs if chair.person is not None and chair.person == room.host), None),
        free=free,
        called=room.names_in(language),
        teams=team_names(room.state, language),
        link=address(request, f"/join/{room.id}"),
    )


def options_summary(room: Room, language: str) -> str:
    """Return the number of players, the modules, and the options that differ from their defaults."""
    catalog = translation("table", language)
    count = sum(chair.kind != AUTOMA for chair in room.chairs)
    parts = [catalog.ngettext("%(count)s player", "%(count)s players", count) % {"count": count}]
    module_texts = room.game.module_words(language)
    default_modules = room.game.default_modules
    parts += [module_texts[module.id]["title"] for module in room.state.rules.modules if module.id not in default_modules]
    option_texts = room.game.option_words(language)
    for name, value in room.state.rules.copy_of_options().items():
        option = room.game.options[name]
        values = option_texts[name]["values"]
        if isinstance(value, str) and (value != option.default or name == next(iter(room.game.options))):
            parts.append(f"{option_texts[name]['title']}: {values.get(value, {}).get('title', value)}")
    return " · ".join(parts)


@get("/join", include_in_schema=False)
async def find(request: AppRequest, code: FromQuery[str] = "") -> Redirect:
    """Redirect from a code or link that somebody typed to its table."""
    table = code_in(code[:300])
    if not table:
        raise NotFound(f"there is no table {code[:40]!r}")
    return Redirect(f"/join/{table}", status_code=303)


@get("/join/{table:str}", include_in_schema=False)
async def join(request: AppRequest, table: FromPath[str]) -> Response[str]:
    """Show the page behind an invite link."""
    service = service_of(request)
    try:
        return join_page(request, await service.present_room(table))
    except Closed:
        return Redirect(f"/t/{table}", status_code=303)


@post("/join/{table:str}", include_in_schema=False)
async def sit(request: AppRequest, table: FromPath[str]) -> Response[str]:
    """Sit down in a free seat and go to the table."""
    service = service_of(request)
    room = await service.present_room(table)
    form = await request.form()
    seat = room.chair(parse_int(form.get("seat"))).seat
    person = await named_person(request, form)
    try:
        await service.seating.sit(person, room, seat)
    except Stale:
        note = translation("table", language_of(request)).gettext("Somebody sat down there first.")
        return join_page(request, room, note)
    return Redirect(f"/t/{room.id}", status_code=303)
