"""Random games whose every choice and event is put into words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from burgrave.games.tuscany.game import TUSCANY

LANGUAGES = ("en", "pl")
NAMES = ("Ann", "Ola", "Jan", "Ewa")

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"printing": "first"}), (4, {})]
"""Seats, options."""

BUSY = ("place", "pay", "marble", "exchange")
"""A game in which much is placed has more to tell."""


def random_game(
    seats: int, options: dict[str, Any], visit: Callable[[Any, int, Any], None], seed: int = 1
) -> Iterator[tuple[Any, Any]]:
    """Play a game; before each choice `visit(state, seat, legal)` is called, after it come the state and its events."""
    random = Random(seed)
    state: Any = TUSCANY.setup(TUSCANY.rules(seats, ["base"], options), seed * 10 + seats)
    yield state, state.events
    while not state.is_over:
        seat = random.choice(state.to_act)
        legal = state.legal_actions(seat)
        visit(state, seat, legal)
        busy = [action for action in legal if action.verb in BUSY]
        drawing = [action for action in legal if action.verb == "draw"]
        choices = busy if busy and random.random() < 0.8 else drawing if drawing and random.random() < 0.4 else legal
        yield state, state.apply(random.choice(choices), seat)


def some(legal: Any, most: int = 24) -> Any:
    """A few of many: 576 ways to arrange an estate are told alike."""
    return legal[:: max(1, len(legal) // most)]
