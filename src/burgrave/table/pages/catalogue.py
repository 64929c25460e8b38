"""The cards of the first page: the games that can be played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import burgrave
from burgrave.engine.game import Game
from burgrave.games.shelf import SHELF, About
from burgrave.table.headcount import people_with


@dataclass(frozen=True, slots=True)
class Card:
    """One card as it is shown."""

    name: str
    title: str
    players: str
    minutes: int
    pitch: str
    art: str
    game: Game


def cards(translate: Callable[[str], str]) -> list[Card]:
    """All cards, in the order of the shelf."""
    playable = burgrave.games()
    shown = [_card(name, SHELF[name], translate) for name in SHELF if name in playable]
    return shown + [_arrived(name) for name in playable if name not in SHELF]


def _card(name: str, about: About, translate: Callable[[str], str]) -> Card:
    game = burgrave.game(name)
    return Card(
        name, translate(about.title), span(all_counts(game)), about.minutes, translate(about.pitch), game.drawing.art(), game
    )


def _arrived(name: str) -> Card:
    game = burgrave.game(name)
    return Card(name, game.title, span(all_counts(game)), 0, next(iter(game.modules.values())).summary, game.drawing.art(), game)


def all_counts(game: Game) -> tuple[int, ...]:
    """For how many people the game is, with whatever module that decides who plays."""
    by_modes = [people_with(game, [module.id]) for module in game.modules.values() if module.mode]
    return tuple(sorted({*game.seats, *(count for counts in by_modes for count in counts)}))


def span(seats: tuple[int, ...]) -> str:
    """How many can play: `2-4`."""
    return str(seats[0]) if len(seats) == 1 else f"{min(seats)}-{max(seats)}"
