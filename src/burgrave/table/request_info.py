"""Reads requests: the person behind them, their language and theme, the service they are for, numbers and forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from litestar import Request
from litestar.datastructures import State, UploadFile

from burgrave.speech import LANGUAGES

if TYPE_CHECKING:
    from burgrave.table.people import Person
    from burgrave.table.service import TableService

AppRequest = Request[None, None, State]
"""A request to this application: people are known by its own middleware (`person_of`), not by one of the framework's."""
FormValue = str | UploadFile | None
"""A field of a form as it was sent; None when there is no such field."""
FormFields = Mapping[str, FormValue]
"""The fields of a form or of a query by name."""
THEMES = ("light", "dark")


def service_of(request: AppRequest) -> TableService:
    """Return the table service of the application."""
    service: TableService = request.app.state.service
    return service


def person_of(request: AppRequest) -> Person | None:
    """Return the person who makes the request; None when nobody is known."""
    person: Person | None = getattr(request.state, "person", None)
    return person


def language_of(request: AppRequest) -> str:
    """Return the reader's language: the person's, else the cookie's, else the one that the browser prefers."""
    person = person_of(request)
    candidates = [person.language if person is not None else "", request.cookies.get("language", "")]
    candidates += accepted_languages(request.headers.get("accept-language", ""))
    return next((code for code in candidates if code in LANGUAGES), next(iter(LANGUAGES)))


def accepted_languages(header: str) -> list[str]:
    """Return the language codes of an Accept-Language header without their regions, best first."""
    ranked = []
    for index, entry in enumerate(header[:200].split(",")):
        code, _, quality = entry.strip().partition(";q=")
        try:
            ranked.append((-float(quality or 1), index, code.split("-")[0].lower()))
        except ValueError:
            continue
    return [code for _, _, code in sorted(ranked)]


def theme_of(request: AppRequest) -> str:
    """Return `light`, `dark`, or "" for the theme of the reader's system."""
    theme = request.cookies.get("theme", "")
    return theme if theme in THEMES else ""


def parse_int(text: FormValue) -> int | None:
    """Return a whole number of at most eight digits from a form or address; None when the text is something else."""
    return int(text) if isinstance(text, str) and text.isascii() and text.isdecimal() and len(text) < 9 else None


def is_form(request: AppRequest) -> bool:
    """Return whether a plain form was sent, which is answered with a page."""
    return request.headers.get("content-type", "").startswith(("application/x-www-form-urlencoded", "multipart/"))
