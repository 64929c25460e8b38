"""The pages people see: each module here has handlers for one subject; this list is what the application serves."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response
from litestar.types import ControllerRouterHandler

ROUTES: list[ControllerRouterHandler] = []


def error_page(request: Request[Any, Any, Any], status: int, words: str) -> Response[str]:
    """A page that says what went wrong."""
    return Response(words, status_code=status, media_type=MediaType.TEXT)
