"""Random games whose every choice and event is put into words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from burgrave.games.kingsburg.game import KINGSBURG

LANGUAGES = ("en", "pl")
NAMES = ("Ann", "Ola", "Jan", "Ewa", "Tom")
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
    (4, ["base", "governors", "destiny", "whims"], {"documented_only": "yes"}),
    (5, ["base", "scenarios"], {"scenario": "shifting_alliances"}),
    (3, ["base", "destiny", "soldier_tokens"], {}),
]
"""Seats, modules, options."""

BUSY = ("influence", "build", "use", "take", "recruit", "lobby", "travel")
"""A game in which much is done has more to tell."""


def random_game(
    seats: int, modules: list[str], options: dict[str, Any], visit: Callable[[Any, int, Any], None], seed: int = 1
) -> Iterator[tuple[Any, Any]]:
    """Play a game; before each choice `visit(state, seat, legal)` is called, after it come the state and its events."""
    random = Random(seed)
    state: Any = KINGSBURG.setup(KINGSBURG.rules(seats, modules, options), seed * 10 + seats)
    yield state, state.events
    while not state.is_over:
        seat = random.choice(state.to_act)
        legal = state.legal_actions(seat)
        visit(state, seat, legal)
        busy = [action for action in legal if action.verb in BUSY]
        yield state, state.apply(random.choice(busy if busy and random.random() < 0.9 else legal), seat)
