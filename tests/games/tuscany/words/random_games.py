"""Random games whose every choice and event is put into words."""

from __future__ import annotations

from random import Random
from typing import Any

from burgrave.games.tuscany.game import TUSCANY
from games.random_games import Played, Visit, busy_game, mostly

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"printing": "first"}), (4, {})]
"""Seats, options."""

BUSY = ("place", "pay", "marble", "exchange")


def random_game(seats: int, options: dict[str, Any], visit: Visit, seed: int = 1) -> Played:
    """Play a game; before each choice `visit(state, seat, legal)` is called, after it come the state and its events."""
    return busy_game(TUSCANY.setup(TUSCANY.rules(seats, ["base"], options), seed * 10 + seats), seed, visit, busy)


def busy(random: Random, legal: Any) -> Any:
    """Mostly what places; else cards, which let more be placed."""
    preferred = mostly(BUSY, random, legal, 0.8)
    return preferred if preferred is not legal else mostly(("draw",), random, legal, 0.4)
