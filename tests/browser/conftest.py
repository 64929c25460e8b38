"""One browser and one server for all tests here; each test has people of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from browser.legacy_dice import former_stream
from burgrave.engine.ruleset import Ruleset
from served.fixtures import must_have
from served.player import Player, play_on
from served.server import Server

BROWSERS = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
"""Chromium without a window opens a page in a third of the time that the whole of it takes."""
CHROMIUM = next((browser for browser in BROWSERS if browser.exists()), BROWSERS[-1])
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run")
NONE_SPARE = "--renderer-process-limit=1"
"""Chromium starts no process for a page that may be opened later: each test has a context of its own, where it would go unused."""
FREE = ("--bot-pace", "0", "--guest-rate", "0", "--request-rate", "0")
"""No limits: all tests come from one address."""
PATIENCE = 20_000
"""Milliseconds to wait for what a page does; all tests may run on a machine that is busy with others."""
DESKTOP, SMALL, PHONE, NARROW, LYING = (1440, 900), (1280, 720), (390, 844), (375, 812), (844, 390)
"""Windows; `LYING` is a phone on its side."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """Chromium. Of the package, not the session: while playwright runs, nothing else in this process can run an event loop."""
    if not CHROMIUM.exists():
        must_have(f"BROWSER TESTS ARE SKIPPED: there is no {CHROMIUM} (tests/tools.sh installs it on Debian as root)")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=str(CHROMIUM), args=[*QUIET, NONE_SPARE])
        yield started
        started.close()


@pytest.fixture(autouse=True)
def legacy_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that a test plays itself have the dice of the server's (`legacy_dice.py`)."""
    monkeypatch.setattr(Ruleset, "stream", former_stream)


class FormerDice(Server):
    """The table with the dice that the positions of these tests were found by."""

    def command(self) -> list[str]:
        return [sys.executable, str(Path(__file__).with_name("legacy_dice.py")), *super().command()[3:]]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real table on SQLite; bots do not wait."""
    served = FormerDice(tmp_path_factory.mktemp("browser"), "", 1, *FREE).start()
    yield served
    served.end()
    assert not served.errors(), served.errors()[0]


class LongGame(Server):
    """The table with a game that uses what games of long turns need (`long_game.py`)."""

    def command(self) -> list[str]:
        return [sys.executable, str(Path(__file__).with_name("long_game.py")), *super().command()[3:]]


@pytest.fixture(scope="package")
def long_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of `LongGame` on SQLite; bots do not wait."""
    served = LongGame(tmp_path_factory.mktemp("long_game"), "", 1, *FREE).start()
    yield served
    served.end()
    assert not served.errors(), served.errors()[0]


@dataclass(frozen=True)
class Finished:
    """A game that is over."""

    table: str
    moves: int
    scores: list[int]


@pytest.fixture(scope="package")
def finished(server: Server) -> Finished:
    """A game of two, played to its end through the HTTP API; no visitor has a seat there."""
    player = Player(server.url)
    table = player.open(seed=3)["id"]
    for seat, name in enumerate(("Ann", "Ola")):
        player.sit(table, seat, name)
    moves = play_on([player], table, Random(3))
    scores = player.look(table)["scores"]
    player.close()
    return Finished(table, moves, scores)


@pytest.fixture
def visit(browser: Any, server: Server, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """A new person with a browser of their own: `visit(PHONE, dark=True, language="pl", still=False, at=another server)`.

    Motion is asked for by the tests that need it: drawing rings that breathe takes most of a machine without a graphics card.
    """
    from browser.visitor import Visitor

    visitors: list[Visitor] = []

    def new(
        size: tuple[int, int] = DESKTOP,
        *,
        dark: bool = False,
        language: str = "en-GB",
        still: bool = True,
        at: Server | None = None,
        **more: Any,
    ) -> Visitor:
        is_phone = size in (PHONE, NARROW, LYING)
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=is_phone,
            is_mobile=is_phone,
            device_scale_factor=1,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            locale=language,
            **more,
        )
        context.set_default_timeout(PATIENCE)
        visitors.append(Visitor(context, at or server))
        return visitors[-1]

    yield new
    failed = getattr(request.node, "has_failed", False)
    for number, visitor in enumerate(visitors):
        if failed:
            picture = tmp_path / f"visitor{number}.png"
            visitor.page.screenshot(path=picture)
            print(f"\n{picture}: {visitor.page.url} {visitor.faults}")
        visitor.context.close()
    if not failed:
        for visitor in visitors:
            visitor.check()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Let the fixtures know whether the test failed."""
    report = yield
    if report.when == "call" and report.failed:
        item.has_failed = True  # type: ignore[attr-defined]
    return report
