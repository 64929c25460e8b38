"""The API's guests and tokens."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from burgrave.table.api.problems import PROBLEMS
from burgrave.table.api.schemas import NewPerson, PersonShown
from burgrave.table.errors import Unknown
from burgrave.table.request_info import AppRequest, language_of, person_of, service_of
from burgrave.table.sessions import address_of, known_person


@post("/api/people", tags=["people"], summary="Become somebody: a guest with a bearer token", responses=PROBLEMS)
async def new_person(request: AppRequest, data: JSONBody[NewPerson]) -> PersonShown:
    """A guest for a program; asked by somebody known, a new token for them (the old one ends)."""
    service = service_of(request)
    if person_of(request) is None:
        person = await service.people.new_guest(address_of(request.scope), data.name, language_of(request))
    else:
        person = await known_person(request)
    return PersonShown(person.id, person.name, person.is_guest, await service.people.give_token(person))


@get("/api/me", tags=["people"], summary="Who am I", responses=PROBLEMS)
async def me(request: AppRequest) -> PersonShown:
    """The person of the session or token."""
    person = person_of(request)
    if person is None:
        raise Unknown("nobody yet: POST /api/people, or open a table")
    return PersonShown(person.id, person.name, person.is_guest)
