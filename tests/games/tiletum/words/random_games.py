"""Random games whose every choice and event is put into words."""

from __future__ import annotations

from random import Random
from typing import Any

from burgrave.games.tiletum.game import TILETUM
from games.random_games import Played, Visit, busy_game, mostly

TABLES: list[tuple[int, list[str]]] = [(2, ["base"]), (3, ["base", "action_tiles"]), (4, ["base"])]
"""Seats, modules."""

BUSY = ("fulfil", "place", "contribute", "settle", "build", "use", "reuse", "resolve")


def random_game(seats: int, modules: list[str], visit: Visit, seed: int = 1) -> Played:
    """Play a game; before each choice `visit(state, seat, legal)` is called, after it come the state and its events."""
    return busy_game(TILETUM.setup(TILETUM.rules(seats, modules), seed * 10 + seats), seed, visit, busy)


def busy(random: Random, legal: Any) -> Any:
    """Mostly what uses tiles and pieces; a turn seldom ends before it must."""
    preferred = mostly(BUSY, random, legal, 0.8)
    if preferred is not legal or random.random() < 0.15:
        return preferred
    return [action for action in legal if action.verb not in ("end", "skip", "buy")] or legal
