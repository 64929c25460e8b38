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
from burgrave.engine.errors import BrokenGame, BurgraveError, IllegalAction
from burgrave.table import api, logging_setup
from burgrave.table.bot_worker import exit_with_parent
from burgrave.table.error_texts import localized_reason
from burgrave.table.errors import Refused, TableError, Unwell
from burgrave.table.event_stream import page_events
from burgrave.table.health import health, metrics
from burgrave.table.installed_games import blamed_game, find_game
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
    """Return the application for an ASGI server such as uvicorn."""
    service = TableService(settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await upgrade(service.store.database.engine)
        await service.start()
        close_streams_on_signal(service)
        tune_interpreter()
        try:
            yield
        finally:
            await service.stop()

    app = Litestar(
        route_handlers=[*api.ROUTES, *PAGES, page_events, static_file, game_sheet, health, metrics],
        lifespan=[lifespan],
        state=State({"service": service}),
        exception_handlers={
            BurgraveError: known_error,
            HTTPException: http_error,
            UnicodeError: bad_text,
            RecursionError: too_deep,
            Exception: internal_error,
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


def tune_interpreter() -> None:
    """Freeze startup objects and make full collections rare.

    A server has many small requests and millions of long-lived objects. Young objects are collected in portions small enough that
    nobody notices the pause. The switch interval is short, so that the thread that commits moves need not wait for five
    milliseconds of drawing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 100)
    sys.setswitchinterval(0.0005)


def close_streams_on_signal(service: TableService) -> None:
    """Close the event streams when the server stops; it waits for open connections, and streams never end
    by themselves.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        previous = signal.getsignal(number)

        def handle_signal(
            signum: int,
            frame: FrameType | None,
            previous: signal.Handlers | Callable[[int, FrameType | None], object] | int | None = previous,
        ) -> None:
            loop.call_soon_threadsafe(service.broadcaster.close)
            if callable(previous):
                previous(signum, frame)

        signal.signal(number, handle_signal)


def from_command() -> RequestMiddleware:
    """Return the application of a process that `burgrave serve` started."""
    settings = from_environment()
    logging_setup.set_up(settings.log_level)
    exit_with_parent()
    return create_app(settings)


# ---- errors ------------------------------------------------------------------------------------------------------------


def known_error(request: AppRequest, error: Exception) -> ErrorResponse:
    """Answer an error that Burgrave raises on purpose, with its reason. Errors without a status, such as bad options, are bad
    requests.
    """
    if isinstance(error, TableError):
        return answer(request, error.status, error.code, str(error))
    if isinstance(error, BrokenGame):  # the reason is for the host
        LOG.error("a game is unwell", exc_info=error, extra={"path": request.url.path})
        return answer(request, Unwell.status, Unwell.code, "this game fails to load; the log of the server says why")
    if isinstance(error, IllegalAction):
        return answer(request, Refused.status, Refused.code, str(error), error)
    return answer(request, 400, "bad_request", str(error), error)


def http_error(request: AppRequest, error: Exception) -> ErrorResponse:
    """Answer an error of the framework: no such page, or a body that is not JSON or has the wrong shape."""
    assert isinstance(error, HTTPException)
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = "; ".join(f"{one.get('key', 'body')}: {one.get('message', '')}" for one in extra if isinstance(one, dict))
    status = error.status_code
    return answer(request, status, CODES.get(status, "refused"), reasons or error.detail or CODES.get(status, "refused"))


def bad_text(request: AppRequest, error: Exception) -> ErrorResponse:
    """Answer a body or address that is not UTF-8, which the framework notices only when it reads it."""
    return answer(request, 400, "bad_request", "the request is not valid UTF-8")


def too_deep(request: AppRequest, _error: Exception) -> ErrorResponse:
    """Answer a body that is nested too deeply."""
    return answer(request, 400, "bad_request", "the body is nested too deeply")


def internal_error(request: AppRequest, error: Exception) -> ErrorResponse:
    """Answer a fault of ours or of a game, which is named; the log has the traceback, the answer says nothing about it."""
    game = blamed_game(error)
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path, **({"game": game} if game else {})})
    if game:
        return answer(request, Unwell.status, Unwell.code, f"the game {game!r} raised an error; the log of the server says why")
    return answer(request, 500, "internal", "something is broken on our side; it has been noted")


def answer(request: AppRequest, status: int, code: str, detail: str, error: Exception | None = None) -> ErrorResponse:
    """Return an error as JSON for programs and scripts, as a page for people; `error` is one that a game may have raised."""
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not request.url.path.startswith("/api/"):
        game = None if error is None else find_game(blamed_game(error))
        detail = localized_reason(detail, language_of(request), game)
        if wants_page or is_form(request):
            return error_page(request, status, "" if code == CODES[500] else detail)
    return Response({"error": code, "detail": detail}, status_code=status)
