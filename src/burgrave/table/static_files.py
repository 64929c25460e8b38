"""Style sheets, scripts and pictures: read once, compressed once, kept by browsers for as long as their address stays."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cache
from hashlib import blake2s
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from burgrave import game as game_of
from burgrave import games
from burgrave.table.errors import NotFound

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
class Kept:
    """A file as it is sent."""

    plain: bytes
    packed: bytes
    tag: str
    kind: str


def kept(content: bytes, kind: str) -> Kept:
    """A content ready to be sent."""
    return Kept(content, gzip.compress(content, 9, mtime=0), f'"{blake2s(content, digest_size=8).hexdigest()}"', kind)


@cache
def read(file: Path, _changed: int) -> Kept:
    """A static file; read again when it has changed."""
    return kept(file.read_bytes(), TYPES[file.suffix])


@cache
def drawing_sheet(name: str) -> Kept:
    """A game's own style sheet."""
    return kept(game_of(name).drawing.css.encode(), TYPES[".css"])


def answer(request: Request[Any, Any, Any], found: Kept) -> Response[bytes]:
    """The content, or that the browser has it already."""
    forever = "v" in request.query_params
    headers = {
        "etag": found.tag,
        "cache-control": "public, max-age=31536000, immutable" if forever else "public, no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    packs = "gzip" in request.headers.get("accept-encoding", "") and len(found.packed) < len(found.plain)
    if packs:
        headers["content-encoding"] = "gzip"
    return Response(found.packed if packs else found.plain, headers=headers, media_type=found.kind)


@get("/static/{name:str}", include_in_schema=False)
async def static_file(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """A file of the folder `static`."""
    file = STATIC / name
    if file.suffix not in TYPES or file.parent != STATIC or not file.is_file():
        raise NotFound(f"there is no file {name!r}")
    return answer(request, read(file, file.stat().st_mtime_ns))


@get("/games/{name:str}/drawing.css", include_in_schema=False)
async def game_sheet(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """How a game's pieces look."""
    if name not in games():
        raise NotFound(f"there is no game {name!r}")
    return answer(request, drawing_sheet(name))
