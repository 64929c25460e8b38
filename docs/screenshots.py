"""Takes the pictures of the web table for README and docs: `python docs/screenshots.py` (needs chromium, see `make test`).

Games are played by bots up to a moment, put into a fresh database and served; a browser then looks at them as one of the players.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import burgrave
from burgrave.bots import bot
from burgrave.table.service import TableService
from burgrave.table.sessions import COOKIE
from burgrave.table.settings import Settings
from burgrave.table.store.migrate import upgrade
from burgrave.table.table_factory import NewSeat

HERE = Path(__file__).parent
SECRET = "only for pictures " * 3
NAMES = ("Ann", "Ben", "Ola", "Jan", "Eva")
EVERYTHING = ["extra_rows", "alternative_rows", "governors", "destiny", "soldier_tokens", "whims", "scenarios"]
TABLES: tuple[tuple[str, str, int, int, int, list[str], dict[str, str]], ...] = (
    ("two", "burgundy", 2, 11, 70, [], {}),
    ("four", "burgundy", 4, 23, 190, [], {}),
    ("over", "burgundy", 2, 5, 10_000, [], {}),
    ("council", "kingsburg", 3, 4, 90, [], {}),
    ("modules", "kingsburg", 5, 8, 170, EVERYTHING, {"scenario": "shifting_alliances"}),
    ("estate", "tuscany", 3, 4, 154, [], {}),
    ("parts", "tuscany", 3, 9, 0, [], {}),
    ("europe", "tiletum", 3, 4, 90, [], {}),
    ("tiles", "tiletum", 4, 8, 225, ["action_tiles"], {}),
    ("castle_lines", "burgundy", 2, 25, 90, ["base", "castle_lines"], {}),
    ("extra_hexes", "burgundy", 2, 2, 60, ["base", "extra_hexes"], {}),
    ("border_posts", "burgundy", 2, 5, 100, ["base", "border_posts"], {}),
    ("white_castles", "burgundy", 2, 32, 70, ["base", "white_castles"], {}),
    ("inns", "burgundy", 3, 8, 150, ["base", "inns"], {}),
    ("trade_routes", "burgundy", 2, 7, 110, ["base", "trade_routes"], {}),
    ("team", "burgundy", 4, 3, 200, ["base", "team"], {}),
    ("solo", "burgundy", 1, 11, 55, ["base", "solo"], {}),
    ("shields", "burgundy", 3, 6, 130, ["base", "shields"], {}),
    ("vineyards", "burgundy", 2, 11, 110, ["base", "vineyards"], {}),
    ("chateauma", "burgundy", 2, 5, 60, ["base", "chateauma"], {}),
)
"""Name, game, seats, seed, how many moves were played, modules, options."""
UNTIL = {"extra_hexes": "CopyBuilding", "white_castles": "WhiteDieAction"}
"""By table: the step that the picture is to show."""
DESK, PHONE = (1440, 900), (390, 844)
SHOTS: tuple[tuple[str, str, tuple[int, int], str, str], ...] = (
    ("table", "/t/{two}", DESK, "light", "en"),
    ("table-dark", "/t/{two}", DESK, "dark", "en"),
    ("table-polish", "/t/{two}", DESK, "light", "pl"),
    ("table-four", "/t/{four}", DESK, "light", "en"),
    ("phone", "/t/{two}", PHONE, "light", "en"),
    ("phone-four", "/t/{four}", PHONE, "dark", "en"),
    ("lobby", "/", DESK, "light", "en"),
    ("score", "/t/{over}/score", DESK, "light", "en"),
    ("replay", "/t/{over}/replay?at=97", DESK, "light", "en"),
    ("new-table", "/new/kingsburg", DESK, "light", "en"),
    ("kingsburg", "/t/{council}", DESK, "light", "en"),
    ("kingsburg-modules", "/t/{modules}", DESK, "dark", "en"),
    ("kingsburg-phone", "/t/{council}", PHONE, "light", "en"),
    ("tuscany", "/t/{estate}", DESK, "light", "en"),
    ("tuscany-dark", "/t/{estate}", DESK, "dark", "en"),
    ("tuscany-phone", "/t/{estate}", PHONE, "light", "en"),
    ("tuscany-parts", "/t/{parts}", DESK, "light", "en"),
    ("tiletum", "/t/{europe}", DESK, "light", "en"),
    ("tiletum-dark", "/t/{tiles}", DESK, "dark", "en"),
    ("tiletum-phone", "/t/{europe}", PHONE, "light", "en"),
    ("burgundy-castle_lines", "/t/{castle_lines}", DESK, "light", "en"),
    ("burgundy-extra_hexes", "/t/{extra_hexes}", DESK, "light", "en"),
    ("burgundy-border_posts", "/t/{border_posts}", DESK, "light", "en"),
    ("burgundy-white_castles", "/t/{white_castles}", DESK, "light", "en"),
    ("burgundy-inns", "/t/{inns}", DESK, "dark", "en"),
    ("burgundy-trade_routes", "/t/{trade_routes}", DESK, "light", "en"),
    ("burgundy-team", "/t/{team}", DESK, "light", "en"),
    ("burgundy-solo", "/t/{solo}", DESK, "light", "en"),
    ("burgundy-shields", "/t/{shields}", DESK, "light", "en"),
    ("burgundy-vineyards", "/t/{vineyards}", DESK, "light", "en"),
    ("burgundy-chateauma", "/t/{chateauma}", DESK, "light", "en"),
)
"""Name of the file, what is looked at, window, theme, language."""


def played(
    game: str, seats: int, seed: int, plies: int, modules: list[str], options: dict[str, str], until: str = ""
) -> list[tuple[int, str]]:
    """The first moves of a game between bots, as far as seat 0 has much to choose from, or comes to a step; none where nobody is to
    have moved."""
    state, player = burgrave.new(game, seats=seats, seed=seed, modules=modules, options=options), bot("greedy", seed)
    moves: list[tuple[int, str]] = []

    def is_there() -> bool:
        if len(moves) < plies or state.to_act != (0,):
            return False
        return state.agenda[-1].name() == until if until else len(state.legal_actions()) >= 9

    while plies and not state.is_over and not is_there():
        seat = state.to_act[0]
        action = player.choose(state.imagine(seat, len(moves)), seat)
        moves.append((seat, str(action)))
        state.apply(action, seat)
    return moves


async def lay(database: str) -> tuple[dict[str, str], str]:
    """Fill a new database; the tables by name, and Ann's session."""
    service = TableService(Settings(secret=SECRET, database=database))
    await upgrade(service.store.database.engine)
    ann = await service.people.new_guest("here", "Ann")
    tables = {}
    for name, game, seats, seed, plies, modules, options in TABLES:
        known = burgrave.game(game)
        people = seats - len(known.automa(known.rules(seats, modules, options)))
        others = [await service.people.new_guest("here", called) for called in NAMES[1:people]]
        plans = [NewSeat("human", name=one.name, person=one.id) for one in (ann, *others)]
        moves = played(game, seats, seed, plies, modules, options, UNTIL.get(name, ""))
        room = await service.factory.new_table(ann, game, plans, modules, options, seed, moves=moves)
        tables[name] = room.id
    session = service.people.session(ann)
    await service.stop()
    return tables, session


@contextmanager
def served(database: str, port: int) -> Iterator[str]:
    """The table, for as long as it is looked at."""
    command = [sys.executable, "-m", "burgrave", "serve", "--port", str(port), "--database", database, "--log-level", "warning"]
    server = subprocess.Popen(command, env={"BURGRAVE_SECRET": SECRET, "PATH": ""})
    try:
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(10)


def take(browser: Browser, base: str, session: str, tables: dict[str, str], shot: Any, folder: Path) -> None:
    """One picture."""
    name, path, (width, height), theme, language = shot
    phone = width < 600
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if phone else 1,
        color_scheme=theme,
        locale=language,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    context.add_cookies([{"name": COOKIE, "value": session, "url": base}])
    page = context.new_page()
    page.goto(base + path.format(**tables))
    page.wait_for_timeout(700)
    file = folder / f"{name}.png"
    page.screenshot(path=file)
    context.close()
    if shutil.which("pngquant"):  # flat colours: a third of the size, and nobody sees it
        subprocess.run(["pngquant", "--force", "--skip-if-larger", "--output", file, "256", file], check=False)


def main() -> None:
    """Take all pictures."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--out", type=Path, default=HERE / "pictures")
    options.add_argument("--port", type=int, default=8689)
    options.add_argument("--browser", default="/usr/bin/chromium-headless-shell")
    options.add_argument("--only", default="", help="only pictures whose names begin like this")
    chosen = options.parse_args()
    chosen.out.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/pictures.db"
        tables, session = asyncio.run(lay(database))
        with served(database, chosen.port) as base, sync_playwright() as play:
            browser = play.chromium.launch(executable_path=chosen.browser, args=["--no-sandbox", "--disable-gpu"])
            for shot in [shot for shot in SHOTS if shot[0].startswith(chosen.only)]:
                take(browser, base, session, tables, shot, chosen.out)
            browser.close()


if __name__ == "__main__":
    main()
