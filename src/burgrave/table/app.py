"""The web application: routes, errors, and the service behind them."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import FrameType

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from burgrave import __version__
from burgrave.engine.errors import BurgraveError, IllegalAction
from burgrave.table import api, logging_setup
from burgrave.table.bot_worker import exit_with_parent
from burgrave.table.error_texts import localized_reason
from burgrave.table.errors import Refused, TableError
from burgrave.table.event_stream import page_events
from burgrave.table.health import health, metrics
from burgrave.table.middleware import RequestMiddleware
from burgrave.table.pages import ROUTES as PAGES
from burgrave.table.pages import error_page
from burgrave.table.pages.error_pages import bare_error
from burgrave.table.request_info import AppRequest, is_form, language_of
from burgrave.table.service import TableService
from burgrave.table.settings import Settings, from_environment
from burgrave.table.static_files import game_sheet, static_file
from burgrave.table.store.migrate import upgrade

LOG = logging.getLogger("burgrave.app")
ErrorResponse = Response[str] | Response[dict[str, str]]
"""A page for people, JSON for programs and scripts."""
CODES = {
    400: "bad_request",
    404: "not_found",
    405: "bad_method",
    413: "too_large",
    415: "bad_media_type",
    422: "illegal",
    500: "internal",
}


def create_app(settings: Settings) -> RequestMiddleware:
    """The application for a server such as uvicorn."""
    service = TableService(settings)

    @asynccontextmanager
    async def open_house(_app: Litestar) -> AsyncIterator[None]:
        await upgrade(service.store.database.engine)
        await service.start()
        end_streams_with(service)
        suit_the_interpreter()
        try:
            yield
        finally:
            await service.stop()

    app = Litestar(
        route_handlers=[*api.ROUTES, *PAGES, page_events, static_file, game_sheet, health, metrics],
        lifespan=[open_house],
        state=State({"service": service}),
        exception_handlers={
            BurgraveError: told_error,
            HTTPException: http_error,
            UnicodeError: bad_text,
            RecursionError: too_deep,
            Exception: broken,
        },
        openapi_config=OpenAPIConfig(
            title="Burgrave",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
            security=[{"token": []}, {}],
        ),
        request_max_body_size=settings.max_body,
        logging_config=None,
    )
    return RequestMiddleware(app, service, bare_error)


def suit_the_interpreter() -> None:
    """What a server of many small requests and millions of objects that stay wants otherwise than a script.

    The collector seldom walks through everything, and never through what was there at the start; the young it takes in portions
    small enough that nobody notices the pause. And the thread that commits moves gets its turn at once, not after five
    milliseconds of drawing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 100)
    sys.setswitchinterval(0.0005)


def end_streams_with(service: TableService) -> None:
    """A server waits for open connections before it stops; streams never end by themselves, so the signal ends them."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def both(
            signum: int,
            frame: FrameType | None,
            before: signal.Handlers | Callable[[int, FrameType | None], object] | int | None = before,
        ) -> None:
            loop.call_soon_threadsafe(service.live.close)
            if callable(before):
                before(signum, frame)

        signal.signal(number, both)


def from_command() -> RequestMiddleware:
    """The application of a process that `burgrave serve` started."""
    settings = from_environment()
    logging_setup.set_up(settings.log_level)
    exit_with_parent()
    return create_app(settings)


# ---- errors ------------------------------------------------------------------------------------------------------------


def told_error(request: AppRequest, error: Exception) -> ErrorResponse:
    """What we refuse, with our reason. Bad options and the like, which know no status, are bad requests."""
    if isinstance(error, TableError):
        return answer(request, error.status, error.code, str(error))
    if isinstance(error, IllegalAction):
        return answer(request, Refused.status, Refused.code, str(error))
    return answer(request, 400, "bad_request", str(error))


def http_error(request: AppRequest, error: Exception) -> ErrorResponse:
    """What the framework refuses: no such page, a body that is no JSON or has the wrong shape."""
    assert isinstance(error, HTTPException)
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = "; ".join(f"{one.get('key', 'body')}: {one.get('message', '')}" for one in extra if isinstance(one, dict))
    status = error.status_code
    return answer(request, status, CODES.get(status, "refused"), reasons or error.detail or CODES.get(status, "refused"))


def bad_text(request: AppRequest, error: Exception) -> ErrorResponse:
    """A body or address that is no UTF-8, which the framework does not mind until it reads it."""
    return answer(request, 400, "bad_request", "the request is not valid UTF-8")


def too_deep(request: AppRequest, _error: Exception) -> ErrorResponse:
    """A body nested deeper than anybody can mean; nothing of ours recurses."""
    return answer(request, 400, "bad_request", "the body is nested too deeply")


def broken(request: AppRequest, error: Exception) -> ErrorResponse:
    """Our fault: the log has it all, the answer nothing but that."""
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return answer(request, 500, "internal", "something is broken on our side; it has been noted")


def answer(request: AppRequest, status: int, code: str, detail: str) -> ErrorResponse:
    """An error as JSON for programs and scripts, as a page for people."""
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not request.url.path.startswith("/api/"):
        detail = localized_reason(detail, language_of(request))
        if wants_page or is_form(request):
            return error_page(request, status, detail)
    return Response({"error": code, "detail": detail}, status_code=status)
