"""Who a program is."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post

from burgrave.table.api.problems import PROBLEMS
from burgrave.table.api.shapes import NewPerson, PersonShown
from burgrave.table.entrance import address_of, known_person
from burgrave.table.errors import Unknown
from burgrave.table.hall import Hall
from burgrave.table.reader import language_of


@post("/api/people", tags=["people"], summary="Become somebody: a guest with a bearer token", responses=PROBLEMS)
async def new_person(request: Request[Any, Any, Any], data: NewPerson) -> PersonShown:
    """A guest for a program; asked by somebody known, a new token for them (the old one ends)."""
    hall: Hall = request.app.state.hall
    if request.state.person is None:
        person = await hall.people.welcome(address_of(request.scope), data.name, language_of(request))
    else:
        person = await known_person(request)
    return PersonShown(person.id, person.name, person.is_guest, await hall.people.give_token(person))


@get("/api/me", tags=["people"], summary="Who am I", responses=PROBLEMS)
async def me(request: Request[Any, Any, Any]) -> PersonShown:
    """The person of the session or token."""
    person = request.state.person
    if person is None:
        raise Unknown("nobody yet: POST /api/people, or open a table")
    return PersonShown(person.id, person.name, person.is_guest)
