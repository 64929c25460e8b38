"""Screenshots for `compare_pages.py`: the same page gives the same pixels in every run on a machine."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pages_capture import Folder
from pages_tables import Person, Setup, Table

BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
BROWSER_OPTIONS = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"),
    *("--disable-lcd-text", "--font-render-hinting=none", "--force-color-profile=srgb", "--disable-partial-raster"),
)
"""Without partial raster: a part of a page that is drawn later has other pixels at its round corners than a page drawn at once."""
TALLEST = 12_000
"""Pixels of a page that are in its picture; chromium cannot draw much more at once."""
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
AT_STOP = {60: (("desk", "light", "en"), ("phone", "dark", "en"))}
MAIN_AT_STOP = {
    0: (("desk", "light", "en"),),
    60: (("desk", "dark", "pl"), ("phone", "light", "en")),
    150: (("desk", "light", "pl"),),
}
"""By number of actions: size, theme and language of the pictures of every table, and of main tables besides."""
MOST_LOOKS = 40
"""So often a page is looked at until two pictures in a row are the same."""
PAUSE = 120
"""Milliseconds between two looks."""


@contextmanager
def browser() -> Iterator[Any]:
    """Start Debian's chromium and yield it; raise SystemExit when it is missing."""
    from playwright.sync_api import sync_playwright

    program = next((path for path in BROWSERS if Path(path).exists()), None)
    if program is None:
        raise SystemExit("there is no chromium; tests/tools.sh installs it on Debian as root")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=list(BROWSER_OPTIONS))
        yield started
        started.close()


class Screenshots:
    """Takes pictures of some of the pages into a folder."""

    def __init__(self, started: Any, folder: Folder) -> None:
        self._browser = started
        self._folder = folder

    def take_moment(self, table: Table, stop: int) -> None:
        """Take the pictures of a table after `stop` actions: of all tables after 60, of the main ones also before and later."""
        for size, theme, language in (*AT_STOP.get(stop, ()), *(MAIN_AT_STOP.get(stop, ()) if is_main(table.setup) else ())):
            self.take(f"{table.setup.name}-{stop:03}", table.acting, f"/t/{table.id}", size, theme, language)

    def take_end(self, table: Table) -> None:
        """Take the pictures of a main table whose game is over: the score sheet and a moment of the replay."""
        if is_main(table.setup):
            first = table.people[min(table.people)]
            self.take(f"{table.setup.name}-score", first, f"/t/{table.id}/score", "desk", "light", "en")
            self.take(f"{table.setup.name}-score", first, f"/t/{table.id}/score", "phone", "dark", "pl")
            self.take(f"{table.setup.name}-replay", first, f"/t/{table.id}/replay?at=30", "desk", "dark", "en")

    def take_site(self, address: str, games: Sequence[Mapping[str, Any]]) -> None:
        """Take the pictures of lobby, forms of new tables and rules."""
        stranger = Person(address)
        pages = {"lobby": "/", "rules": "/rules"}
        for game in games:
            pages[f"new-{game['name']}"] = f"/new/{game['name']}"
            pages[f"rules-{game['name']}"] = f"/rules/{game['name']}"
        for name, path in pages.items():
            self.take(name, stranger, path, "desk", "light", "en")
            self.take(name, stranger, path, "phone", "dark", "pl")
        stranger.close()

    def take(self, name: str, reader: Person, path: str, size: str, theme: str, language: str) -> None:
        """Take one picture, as soon as the page has come to rest."""
        if reader.token:
            reader.get("/about", language)
        width, height = SIZES[size]
        is_phone = size == "phone"
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=1,
            color_scheme=theme,
            locale=language,
            has_touch=is_phone,
            is_mobile=is_phone,
            reduced_motion="reduce",
            extra_http_headers={"authorization": f"Bearer {reader.token}"} if reader.token else {},
        )
        page = context.new_page()
        pending = pending_requests(page)
        page.goto(reader.address + path)
        page.evaluate("() => document.fonts.ready.then(() => true)")
        before, picture = b"", picture_of(page, width)
        looks = 0
        while picture != before or pending:
            looks += 1
            if looks > MOST_LOOKS:
                raise SystemExit(f"{path} does not come to rest")
            page.wait_for_timeout(PAUSE)
            before, picture = picture, picture_of(page, width)
        context.close()
        self._folder.file(f"pictures/{name}-{size}-{theme}-{language}.png").write_bytes(picture)
        self._folder.counts["pictures"] += 1


def pending_requests(page: Any) -> set[Any]:
    """Return the set of a page's requests without an answer, which changes while the page loads; streams of events do not count."""
    pending: set[Any] = set()

    def begin(request: Any) -> None:
        if request.resource_type != "eventsource":
            pending.add(request)

    def end(request: Any) -> None:
        pending.discard(request)

    page.on("request", begin)
    page.on("requestfinished", end)
    page.on("requestfailed", end)
    return pending


def picture_of(page: Any, width: int) -> bytes:
    """Return a whole page as PNG, cut off where it is very tall."""
    height = min(TALLEST, page.evaluate("() => document.documentElement.scrollHeight"))
    area = {"x": 0, "y": 0, "width": width, "height": height}
    picture: bytes = page.screenshot(full_page=True, clip=area, animations="disabled")
    return picture


def is_main(setup: Setup) -> bool:
    """Return whether a table is one of those of which most pictures are taken: fewest without, most with all modules."""
    return bool(re.search(r"-base-2$|-all-[45]$|^tuscany-base-4$", setup.name))
