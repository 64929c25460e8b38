"""What all pages share: templates, language and theme of the reader, icons, and URLs that change with the content behind them.

    return page(request, "lobby.html", tables=tables)

A template extends `base.html` and fills its blocks: `title`, `head`, `shape` (class of the page), `where` and `tools` (in the bar),
`main`, `foot`, `script`. Icons are written into a page once, as symbols: only those it uses, or, with `every_icon=True`, all that
its games have, for pages whose script swaps drawings in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import blake2s
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from litestar import Response
from litestar.enums import MediaType
from markupsafe import Markup

from burgrave.draw import icons
from burgrave.draw.drawing import Drawing
from burgrave.draw.pieces import shield
from burgrave.games.game import AnyGame
from burgrave.speech import LANGUAGES, translation
from burgrave.table.installed_games import FAULTS, checked_svg, report
from burgrave.table.request_info import AppRequest, language_of, person_of, theme_of
from burgrave.table.static_files import STATIC

HERE = Path(__file__).parent.parent
SPRITE = "<!--sprite-->"
USED = re.compile(r'#i-(\w+)"')
LONGEST_PATH = 300


# ---- addresses -----------------------------------------------------------------------------------------------------------


def static(name: str) -> str:
    """Return the URL of a static file; it changes with the content, so that browsers may cache it forever."""
    file = STATIC / name
    return f"/static/{name}?v={_stamp(file, file.stat().st_mtime_ns)}"


@cache
def _stamp(file: Path, changed: int) -> str:
    return short_hash(file.read_bytes())


def short_hash(content: bytes) -> str:
    """Return a hash that stands for a content in a URL."""
    return blake2s(content, digest_size=5).hexdigest()


def address(request: AppRequest, path: str) -> str:
    """Return an absolute URL of this server, to send to others."""
    base: str = request.app.state.service.settings.base_url or str(request.base_url)
    return base.rstrip("/") + path


def local_path(wanted: str) -> str:
    """Return a path of this server to return to; the first page for anything that could lead elsewhere."""
    plain = wanted.startswith("/") and not wanted.startswith("//") and wanted.isprintable() and "\\" not in wanted
    return wanted if plain and len(wanted) <= LONGEST_PATH else "/"


# ---- templates -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def icon(name: str, size: float = 20, kind: str = "") -> Markup:
    """Return an icon in running HTML; hidden from screen readers, since the text around it says the same."""
    return Markup(icons.icon(name, size, kind))


def cached_gettext(translate: Callable[[str], str]) -> Callable[..., Markup]:
    """Return gettext for templates; texts without placeholders are translated and escaped once."""
    cache_: dict[str, Markup] = {}

    def gettext(message: str, **gaps: Any) -> Markup:
        if gaps:
            return Markup(translate(message)) % gaps
        if message not in cache_:
            cache_[message] = Markup(translate(message)) % {}
        return cache_[message]

    return gettext


@cache
def environment(language: str) -> Environment:
    """Return the templates with the texts of one language; cached."""
    templates = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.i18n", "jinja2.ext.do"],
    )
    catalog = translation("table", language)
    templates.install_gettext_callables(catalog.gettext, catalog.ngettext, newstyle=True, pgettext=catalog.pgettext)  # type: ignore[attr-defined]
    templates.globals["gettext"] = templates.globals["_"] = cached_gettext(catalog.gettext)
    templates.globals.update(
        icon=icon,
        shield=lru_cache(maxsize=256)(lambda seat, size: Markup(shield(seat, size))),
        svg=Markup,
        static=static,
        languages=LANGUAGES,
        language=language,
    )
    return templates


@cache
def table_part(name: str, language: str) -> Template:
    """Return the template of a part of the table page; cached."""
    return environment(language).get_template(f"table/{name}.html")


def render(
    template: str, language: str, theme: str, data: Mapping[str, Any], games: Sequence[AnyGame] = (), every_icon: bool = False
) -> str:
    """Return a page as text, with the icons it uses; `games` are those whose drawings it shows."""
    graphics = [graphic for game in games if (graphic := graphics_of(game)) is not None]
    icons_by_name = dict(icons.ICONS)
    for graphic in graphics:
        icons_by_name.update(graphic.icons)
    data = {"theme": theme, "person": None, "path": "/", "stylesheets": [graphic.stylesheet for graphic in graphics], **data}
    text = environment(language).get_template(template).render(data)
    names = icons_by_name if every_icon else [name for name in dict.fromkeys(USED.findall(text)) if name in icons_by_name]
    used_icons = {name: icons_by_name[name] for name in names}
    return text.replace(SPRITE, sprite(used_icons, "".join(graphic.patterns for graphic in graphics)), 1)


@dataclass(frozen=True, slots=True)
class Graphics:
    """What a page with drawings of a game needs besides them."""

    icons: Mapping[str, str]
    patterns: str
    stylesheet: str
    """The address of the game's own style sheet."""


_graphics: dict[str, tuple[Drawing, Graphics]] = {}
"""By name of a game: its drawing, and what pages need of it."""


def graphics_of(game: AnyGame) -> Graphics | None:
    """Return the icons, patterns and style sheet of a game; None when it raises, which is logged."""
    try:
        drawing = game.drawing
        known, graphics = _graphics.get(game.name, (None, None))
        if graphics is None or known is not drawing:
            address = f"/games/{game.name}/drawing.css?v={short_hash(drawing.css.encode())}"
            icons_by_name = {name: checked_svg(body) for name, body in drawing.icons.items()}
            graphics = Graphics(icons_by_name, checked_svg(drawing.patterns), address)
            _graphics[game.name] = drawing, graphics
        return graphics
    except FAULTS as error:  # whatever the drawing of a game raises
        report(game.name, error)
        return None


def sprite(used: Mapping[str, str], patterns: str) -> str:
    """Return icons as symbols, and the patterns of the games' drawings, hidden at the top of a page."""
    symbols = "".join(f'<symbol id="i-{name}" viewBox="0 0 64 64">{body}</symbol>' for name, body in used.items())
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{patterns}</defs>{symbols}</svg>'


def page(
    request: AppRequest,
    template: str,
    *,
    status: int = 200,
    games: Sequence[AnyGame] = (),
    every_icon: bool = False,
    headers: Mapping[str, str] | None = None,
    **data: Any,
) -> Response[str]:
    """Return the response with a page, in the language and theme of the reader."""
    language = language_of(request)
    path = request.url.path
    data = {"person": person_of(request), "path": path, **data}
    text = render(template, language, theme_of(request), data, games, every_icon)
    response_headers = {
        "content-language": language,
        "cache-control": "private, no-store",
        "vary": "cookie, accept-language",
        **(headers or {}),
    }
    return Response(text, media_type=MediaType.HTML, status_code=status, headers=response_headers)
