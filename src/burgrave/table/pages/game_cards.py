"""The cards of the first page: the games that can be played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from burgrave.games.collection import COLLECTION
from burgrave.games.game import AnyGame
from burgrave.table.installed_games import loaded_games, report
from burgrave.table.seat_rules import player_counts


@dataclass(frozen=True, slots=True)
class Card:
    """One card as it is shown."""

    name: str
    title: str
    players: str
    minutes: int
    pitch: str
    art: str
    game: AnyGame


def cards(translate: Callable[[str], str]) -> tuple[list[Card], list[str]]:
    """All cards, in the order of the shelf; and the names of the games that fail to load or to make their card."""
    games, unwell = loaded_games()
    by_name = {game.name: game for game in games}
    order = [*(name for name in COLLECTION if name in by_name), *(name for name in by_name if name not in COLLECTION)]
    shown = []
    for name in order:
        try:
            shown.append(card_of(by_name[name], translate))
        except Exception as error:  # whatever a game raises costs its own card only
            report(name, error)
            unwell.append(name)
    return shown, unwell


def card_of(game: AnyGame, translate: Callable[[str], str]) -> Card:
    """The card of one game, with what the shelf or else the game itself says of it."""
    name, about = game.name, COLLECTION.get(game.name)
    players, art = span(all_counts(game)), game.drawing.art()
    if about is None:
        return Card(name, game.title, players, 0, next(iter(game.modules.values())).summary, art, game)
    return Card(name, translate(about.title), players, about.minutes, translate(about.pitch), art, game)


def all_counts(game: AnyGame) -> tuple[int, ...]:
    """For how many people the game is, with whatever module that decides who plays."""
    by_modes = [player_counts(game, [module.id]) for module in game.modules.values() if module.mode]
    return tuple(sorted({*game.seats, *(count for counts in by_modes for count in counts)}))


def span(seats: tuple[int, ...]) -> str:
    """How many can play: `2-4`."""
    return str(seats[0]) if len(seats) == 1 else f"{min(seats)}-{max(seats)}"
