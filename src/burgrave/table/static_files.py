"""Serves style sheets, scripts and pictures: read and compressed once, cached by browsers for as long as their URL stays."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cache
from hashlib import blake2s
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from burgrave.table.errors import NotFound
from burgrave.table.installed_games import required_game
from burgrave.table.request_info import AppRequest

STATIC = Path(__file__).parent / "static"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True, slots=True)
class StaticContent:
    """The content of a file in the forms in which it is sent."""

    plain: bytes
    packed: bytes
    tag: str
    kind: str


def static_content(content: bytes, kind: str) -> StaticContent:
    """Return the content with its compressed form and its ETag."""
    return StaticContent(content, gzip.compress(content, 9, mtime=0), f'"{blake2s(content, digest_size=8).hexdigest()}"', kind)


@cache
def read_static(file: Path, _changed: int) -> StaticContent:
    """Return a static file; it is read again when it has changed."""
    return static_content(file.read_bytes(), TYPES[file.suffix])


@cache
def drawing_sheet(name: str) -> StaticContent:
    """Return the style sheet of a game."""
    return static_content(required_game(name).drawing.css.encode(), TYPES[".css"])


def content_response(request: AppRequest, content: StaticContent) -> Response[bytes]:
    """Return the response with the content, or with status 304 when the browser has it already."""
    has_version = "v" in request.query_params
    headers = {
        "etag": content.tag,
        "cache-control": "public, max-age=31536000, immutable" if has_version else "public, no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == content.tag:
        return Response(b"", status_code=304, headers=headers)
    is_compressed = "gzip" in request.headers.get("accept-encoding", "") and len(content.packed) < len(content.plain)
    if is_compressed:
        headers["content-encoding"] = "gzip"
    return Response(content.packed if is_compressed else content.plain, headers=headers, media_type=content.kind)


@get("/static/{name:str}", include_in_schema=False)
async def static_file(request: AppRequest, name: FromPath[str]) -> Response[bytes]:
    """A file of the folder `static`."""
    file = STATIC / name
    if file.suffix not in TYPES or file.parent != STATIC or not file.is_file():
        raise NotFound(f"there is no file {name!r}")
    return content_response(request, read_static(file, file.stat().st_mtime_ns))


@get("/games/{name:str}/drawing.css", include_in_schema=False)
async def game_sheet(request: AppRequest, name: FromPath[str]) -> Response[bytes]:
    """How a game's pieces look."""
    return content_response(request, drawing_sheet(name))
