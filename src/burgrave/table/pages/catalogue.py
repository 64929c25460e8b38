"""The cards of the first page: the games that can be played, and those that are still to come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import burgrave
from burgrave.engine.game import Game
from burgrave.games.shelf import SHELF, About


@dataclass(frozen=True, slots=True)
class Card:
    """One card as it is shown."""

    name: str
    title: str
    players: str
    minutes: int
    pitch: str
    art: str
    game: Game | None
    """None: still to come."""


def cards(translate: Callable[[str], str]) -> list[Card]:
    """All cards, the playable ones first within the order of the shelf."""
    playable = burgrave.games()
    shown = [_card(name, about, playable, translate) for name, about in SHELF.items()]
    shown += [_arrived(name) for name in playable if name not in SHELF]
    return sorted(shown, key=lambda card: card.game is None)


def _card(name: str, about: About, playable: Any, translate: Callable[[str], str]) -> Card:
    if name in playable:
        game = burgrave.game(name)
        return Card(name, translate(game.title), span(game.seats), about.minutes, translate(about.pitch), game.drawing.art(), game)
    picture = about.art() if about.art else ""
    return Card(name, translate(about.title), about.players, about.minutes, translate(about.pitch), picture, None)


def _arrived(name: str) -> Card:
    game = burgrave.game(name)
    return Card(name, game.title, span(game.seats), 0, next(iter(game.modules.values())).summary, game.drawing.art(), game)


def span(seats: tuple[int, ...]) -> str:
    """How many can play: `2-4`."""
    return str(seats[0]) if len(seats) == 1 else f"{min(seats)}-{max(seats)}"
