"""What a request tells: the person behind it, their language and theme, the service it is for; numbers and forms in it."""

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
    """The table service behind the application."""
    service: TableService = request.app.state.service
    return service


def person_of(request: AppRequest) -> Person | None:
    """The person who asks; None when not even a guest is known yet."""
    person: Person | None = getattr(request.state, "person", None)
    return person


def language_of(request: AppRequest) -> str:
    """The reader's language: the person's, else the cookie's, else what the browser prefers."""
    person = person_of(request)
    wanted = [person.language if person is not None else "", request.cookies.get("language", "")]
    wanted += accepted_languages(request.headers.get("accept-language", ""))
    return next((code for code in wanted if code in LANGUAGES), next(iter(LANGUAGES)))


def accepted_languages(header: str) -> list[str]:
    """Language codes of an Accept-Language header without their regions, best first."""
    ranked = []
    for place, entry in enumerate(header[:200].split(",")):
        code, _, quality = entry.strip().partition(";q=")
        try:
            ranked.append((-float(quality or 1), place, code.split("-")[0].lower()))
        except ValueError:
            continue
    return [code for _, _, code in sorted(ranked)]


def theme_of(request: AppRequest) -> str:
    """`light`, `dark`, or nothing: as the reader's system has it."""
    theme = request.cookies.get("theme", "")
    return theme if theme in THEMES else ""


def parse_int(text: FormValue) -> int | None:
    """A whole number of at most eight digits in a form or an address; None when the text is something else."""
    return int(text) if isinstance(text, str) and text.isascii() and text.isdecimal() and len(text) < 9 else None


def is_form(request: AppRequest) -> bool:
    """Whether a plain form was sent: then a page is the answer."""
    return request.headers.get("content-type", "").startswith(("application/x-www-form-urlencoded", "multipart/"))
