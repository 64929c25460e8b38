"""Who reads, and how: the person behind a request, their language, light or dark; and what a request says."""

from __future__ import annotations

from typing import Any

from litestar import Request

from burgrave.speech import LANGUAGES

THEMES = ("light", "dark")


def person_of(request: Request[Any, Any, Any]) -> Any:
    """Who asks; None when not even a guest is known yet."""
    return getattr(request.state, "person", None)


def language_of(request: Request[Any, Any, Any]) -> str:
    """The reader's language: the person's, else the cookie's, else what the browser prefers."""
    wanted = [getattr(person_of(request), "language", "") or "", request.cookies.get("language", "")]
    wanted += accepted(request.headers.get("accept-language", ""))
    return next((code for code in wanted if code in LANGUAGES), next(iter(LANGUAGES)))


def accepted(header: str) -> list[str]:
    """Language codes of an Accept-Language header without their regions, best first."""
    ranked = []
    for place, entry in enumerate(header[:200].split(",")):
        code, _, quality = entry.strip().partition(";q=")
        try:
            ranked.append((-float(quality or 1), place, code.split("-")[0].lower()))
        except ValueError:
            continue
    return [code for _, _, code in sorted(ranked)]


def theme_of(request: Request[Any, Any, Any]) -> str:
    """`light`, `dark`, or nothing: as the reader's system has it."""
    theme = request.cookies.get("theme", "")
    return theme if theme in THEMES else ""


def whole(text: Any) -> int | None:
    """A number that a form or an address says; None when it says something else."""
    return int(text) if isinstance(text, str) and text.isascii() and text.isdecimal() and len(text) < 9 else None


def is_form(request: Request[Any, Any, Any]) -> bool:
    """Whether a plain form was sent: then a page is the answer."""
    return request.headers.get("content-type", "").startswith(("application/x-www-form-urlencoded", "multipart/"))
