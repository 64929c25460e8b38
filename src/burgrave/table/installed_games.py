"""The installed games, and which of them fail: a game that fails to load or raises costs its own card, never a whole page.

All code of the table that needs all games, or the game of a stored table, asks here. A game that fails to load is treated like one
that is not installed: its tables wait until it is repaired, and can be read meanwhile.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from functools import lru_cache
from traceback import walk_tb
from typing import TypeVar
from xml.etree.ElementTree import fromstring

import burgrave
from burgrave.engine.errors import short
from burgrave.games.fingerprint import fingerprint
from burgrave.games.game import AnyGame
from burgrave.table.errors import NotFound, Unwell

LOG = logging.getLogger("burgrave.games")
RETRY_AFTER = 60.0
"""Seconds after which a game that failed to load is tried again, and a fault that goes on is logged again."""

D = TypeVar("D")
FAULTS = (Exception, SystemExit)
"""What the code of a game may raise. Some call sys.exit() where they cannot run, which must not end the server."""

_failed: dict[str, float] = {}
"""By name of a game that failed to load: when."""
_reported: dict[str, float] = {}
"""By name of a game that raised: when that was last logged."""


def find_game(name: str) -> AnyGame | None:
    """Return the game of that name; None when it is not installed or fails to load, which is logged."""
    if name not in burgrave.games() or time.monotonic() - _failed.get(name, -RETRY_AFTER) < RETRY_AFTER:
        return None
    try:
        return burgrave.game(name)
    except FAULTS as error:  # whatever a game's package raises when it is imported
        _failed[name] = time.monotonic()
        report(name, error)
        return None


def required_game(name: str) -> AnyGame:
    """Return the game of that name; raises NotFound when there is none, Unwell when it fails to load."""
    if name not in burgrave.games():
        raise NotFound(f"there is no game {name!r}")
    game = find_game(name)
    if game is None:
        raise Unwell(f"the game {name!r} fails to load; the log of the server says why")
    return game


def described_games(describe: Callable[[AnyGame], D]) -> tuple[dict[str, D], list[str]]:
    """Return, by name, what `describe` makes of each installed game, and the names of the games that are unwell.

    A game is unwell when it fails to load, when its title or picture cannot be shown, or when it raises while it is described.
    """
    descriptions: dict[str, D] = {}
    unwell = []
    for name in burgrave.games():
        game = find_game(name)
        try:
            if game is not None:
                checked_text(game.title)
                checked_svg(game.drawing.art())
                descriptions[name] = describe(game)
        except FAULTS as error:  # whatever a game raises costs its own card only
            report(name, error)
        if name not in descriptions:
            unwell.append(name)
    return descriptions, unwell


def checked_text(text: object) -> str:
    """Return a text of a game that is about to be shown; raises TypeError when it is none, UnicodeError when it cannot be sent."""
    if type(text) is not str:
        raise TypeError(f"{short(text)} is no text")
    text.encode()
    return text


@lru_cache(maxsize=256)
def checked_svg(svg: str) -> str:
    """Return SVG of a game that is about to be put on a page with others; raises ParseError when it is not well-formed."""
    fromstring(f"<g>{checked_text(svg)}</g>")
    return svg


def blamed_game(error: BaseException) -> str:
    """Return the name of the game whose code was running when an error was raised; "" when it was none's."""
    packages = {package_of(game): game.name for game in map(find_game, burgrave.games()) if game is not None}
    names = [str(frame.f_globals.get("__name__", "")) for frame, _ in walk_tb(error.__traceback__)]
    for name in reversed(names):
        parts = name.split(".")
        for end in range(len(parts), 0, -1):
            if (package := ".".join(parts[:end])) in packages:
                return packages[package]
    return ""


def package_of(game: AnyGame) -> str:
    """Return the package that the class of a game lies in, or its module where it lies in none."""
    module = type(game).__module__
    return getattr(sys.modules.get(module), "__package__", None) or module


def report(name: str, error: BaseException) -> None:
    """Log with a traceback that a game raised, for each game at most once in `RETRY_AFTER`."""
    now = time.monotonic()
    if now - _reported.get(name, -RETRY_AFTER) >= RETRY_AFTER:
        _reported[name] = now
        LOG.error("a game is unwell", exc_info=error, extra={"game": name})


def rules_now(name: str) -> str:
    """Return the fingerprint of a game's present rules; empty for a game that is not installed or fails to load."""
    game = find_game(name)
    try:
        return fingerprint(game) if game is not None else ""
    except FAULTS as error:  # of whatever kind: it is asked for every stored table
        report(name, error)
        return ""


def current_rules() -> dict[str, str]:
    """Return the fingerprints of the present rules by game, without games that fail."""
    fingerprints = {name: rules_now(name) for name in burgrave.games()}
    return {name: fingerprint_ for name, fingerprint_ in fingerprints.items() if fingerprint_}
