"""Random games whose every choice and event is put into words."""

from __future__ import annotations

from functools import partial
from typing import Any

from burgrave.games.kingsburg.game import KINGSBURG
from games.random_games import Played, Visit, busy_game, mostly

EVERYTHING = ["base", "extra_rows", "alternative_rows", "governors", "destiny", "soldier_tokens", "whims", "scenarios"]
WITHOUT_TOKENS = [module for module in EVERYTHING if module != "soldier_tokens"]

TABLES: list[tuple[int, list[str], dict[str, Any]]] = [
    (2, ["base"], {}),
    (5, ["base"], {"guard_tower": "1"}),
    (2, EVERYTHING, {"scenario": "shifting_alliances", "court": "tradition"}),
    (3, WITHOUT_TOKENS, {"scenario": "wheeling_and_dealing"}),
    (4, WITHOUT_TOKENS, {"scenario": "wheeling_and_dealing", "rows": "drafted", "governor_choice": "auction"}),
    (3, EVERYTHING, {"scenario": "goblin_valley", "governor_choice": "auction"}),
    (5, EVERYTHING, {"scenario": "royal_fair", "rows": "drafted"}),
    (4, ["base", "governors", "soldier_tokens", "whims"], {"documented_only": "yes"}),
    (5, ["base", "scenarios"], {"scenario": "shifting_alliances"}),
    (3, ["base", "destiny", "soldier_tokens"], {}),
]
"""Seats, modules, options."""

BUSY = ("influence", "build", "use", "take", "recruit", "lobby", "travel")


def random_game(seats: int, modules: list[str], options: dict[str, Any], visit: Visit, seed: int = 1) -> Played:
    """Play a game; before each choice `visit(state, seat, legal)` is called, after it come the state and its events."""
    state = KINGSBURG.setup(KINGSBURG.rules(seats, modules, options), seed * 10 + seats)
    return busy_game(state, seed, visit, partial(mostly, BUSY))
