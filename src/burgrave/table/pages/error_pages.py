"""Error pages: clear words and a way on, never a traceback."""

from __future__ import annotations

from litestar import Response

from burgrave.speech import LANGUAGES, translation
from burgrave.table.pages.rendering import page, render
from burgrave.table.request_info import AppRequest, accepted_languages, language_of

STATUSES_WITH_REASON = (400, 403, 409, 410, 422, 500)
"""Statuses whose reason, in the words of whoever refused, helps the reader."""
RETRYABLE_STATUSES = (409, 429, 500, 503)
"""Statuses after which another try may well succeed."""


def error_page(request: AppRequest, status: int, reason: str = "") -> Response[str]:
    """Return a page that says what went wrong and what can be done."""
    heading, words = heading_and_text(status, language_of(request))
    return page(
        request,
        "error.html",
        status=status,
        code=status,
        heading=heading,
        words=words,
        reason=reason if status in STATUSES_WITH_REASON else "",
        again=status in RETRYABLE_STATUSES and request.method == "GET",
    )


def bare_error(status: int, accept_language: str) -> str:
    """Return the error page for a request that the middleware refused; only the browser's languages are known."""
    language = next((code for code in accepted_languages(accept_language) if code in LANGUAGES), next(iter(LANGUAGES)))
    heading, words = heading_and_text(status, language)
    data = {"code": status, "heading": heading, "words": words, "reason": "", "again": status in RETRYABLE_STATUSES}
    return render("error.html", language, "", data)


def heading_and_text(status: int, language: str) -> tuple[str, str]:
    """Return a heading and a sentence for a status."""
    _ = translation("table", language).gettext
    texts = {
        403: (_("Not yours"), _("This seat or page belongs to somebody else, or the request came from another site.")),
        404: (_("Nothing here"), _("There is no such page or table. Perhaps the link was cut short.")),
        405: (_("Not this way"), _("This address only answers to a form. Go back and use the button there.")),
        409: (_("Somebody was faster"), _("The table has gone on since you looked. Look again.")),
        410: (
            _("Played by other rules"),
            _("This game was played by other rules than today's. It can still be read, but not played on."),
        ),
        413: (_("Too much"), _("More was sent than any form of ours needs.")),
        429: (_("Slower, please"), _("Too many requests came from you in the last minute. Wait a little and try again.")),
        500: (_("Something broke"), _("The fault is ours and has been noted. Your games are safe: every move is kept.")),
        503: (
            _("Back in a moment"),
            _("The database does not answer. Nothing that you were told is lost; try again shortly."),
        ),
    }
    return texts.get(status, (_("That did not work"), _("The request was refused.")))
