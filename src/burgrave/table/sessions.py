"""The sessions of browsers: a signed cookie that identifies a person. The middleware reads and sets it."""

from __future__ import annotations

import ipaddress
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING

from burgrave.table.request_info import AppRequest, language_of, person_of, service_of

if TYPE_CHECKING:
    from litestar.types import Scope

    from burgrave.table.people import Person

COOKIE = "burgrave"
YEAR = 365 * 86400
"""Seconds for which cookies are kept."""


def address_of(scope: Scope) -> str:
    """Return the address that a request comes from (behind a proxy: what the proxy says).

    Of IPv6 the first half: the rest is the subscriber's to choose.
    """
    client = scope.get("client")
    address = str(client[0]) if client else "unknown"
    try:
        return str(ipaddress.IPv6Network((address.partition("%")[0], 64), strict=False)) if ":" in address else address
    except ValueError:
        return address


def cookie_of(headers: dict[bytes, bytes]) -> str:
    """Return the value of the session cookie; empty when there is none."""
    raw = headers.get(b"cookie", b"").decode("latin-1")
    if COOKIE not in raw:
        return ""
    try:
        jar: SimpleCookie = SimpleCookie(raw)
    except CookieError:
        return ""
    return jar[COOKIE].value if COOKIE in jar else ""


async def known_person(request: AppRequest, name: str = "") -> Person:
    """Return the person who makes the request; an unknown one becomes a guest of this name with a new session."""
    person = person_of(request)
    if person is None:
        person = await service_of(request).people.new_guest(address_of(request.scope), name, language_of(request))
        start_session(request, person)
    return person


def start_session(request: AppRequest, person: Person) -> None:
    """Make the browser this person's from the next request on."""
    request.state.person = person
    request.state.session = service_of(request).people.session(person)


def end_session(request: AppRequest) -> None:
    """End the session of the browser from the next request on."""
    request.state.person = None
    request.state.session = ""
