"""What a click costs the browser: milliseconds in which the page works out styles, lays out and runs scripts; prints JSON.

A hot-seat game of two is played by clicks on a desktop and on a phone, as chromium without a window draws it. Styles are worked out
again for everything that a rule may reach: a rule such as `:has(...) > *` reaches the whole page.

    python benchmarks/page_clicks.py [clicks] [game...]
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import burgrave

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import CHROMIUM, DESKTOP, FREE, PATIENCE, PHONE, QUIET
from browser.script_clicks import DRIVE
from browser.visitor import Visitor
from served.player import HUMAN
from served.server import Server

METRICS = {
    "styles": "RecalcStyleDuration",
    "layout": "LayoutDuration",
    "scripts": "ScriptDuration",
    "everything": "TaskDuration",
}
"""Our names of the browser's counts, which are in seconds."""
WARM_UP = 10
"""Clicks before the first that counts."""
SEED = 7


def counts(session: Any) -> dict[str, float]:
    """The browser's counts since the page was opened."""
    return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}


def click(visitor: Visitor, clicks: int) -> int:
    """Click on whatever is lit; return the number of clicks, fewer when the game ends."""
    done = visitor.page.evaluate(DRIVE, {"clicks": clicks, "seed": SEED})
    assert "stuck" not in done, done
    return int(done["done"])


def measure(browser: Browser, server: Server, game: str, size: tuple[int, int], clicks: int) -> dict[str, float]:
    """Milliseconds a click, of the processor that draws the page."""
    is_phone = size == PHONE
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=is_phone, is_mobile=is_phone, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    visitor = Visitor(context, server)
    table = visitor.open_table([HUMAN, HUMAN], game=game, seed=SEED, sit=(0, 1))
    visitor.go_to_table(table)
    click(visitor, WARM_UP)
    session = context.new_cdp_session(visitor.page)
    session.send("Performance.enable")
    before = counts(session)
    done = click(visitor, clicks)
    after = counts(session)
    context.close()
    return {name: round((after[key] - before[key]) * 1e3 / done, 1) for name, key in METRICS.items()}


def main() -> None:
    """Measure every game, or those that were named, on both sizes."""
    clicks = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    games = sys.argv[2:] or [name for name in burgrave.games() if name in ("burgundy", "kingsburg", "tiletum", "tuscany")]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), "", 1, *FREE).start()
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(QUIET))
        sizes = {"desk": DESKTOP, "phone": PHONE}
        results = {game: {name: measure(browser, server, game, size, clicks) for name, size in sizes.items()} for game in games}
        browser.close()
        server.end()
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
