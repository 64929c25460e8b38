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
    """The card of one game."""

    name: str
    title: str
    players: str
    minutes: int
    pitch: str
    art: str
    game: AnyGame


def cards(translate: Callable[[str], str]) -> tuple[list[Card], list[str]]:
    """Return all cards in the order of the collection, and the names of the games that fail to load or to describe themselves."""
    games, unwell = loaded_games()
    by_name = {game.name: game for game in games}
    order = [*(name for name in COLLECTION if name in by_name), *(name for name in by_name if name not in COLLECTION)]
    shown_cards = []
    for name in order:
        try:
            shown_cards.append(card_of(by_name[name], translate))
        except Exception as error:  # whatever a game raises costs its own card only
            report(name, error)
            unwell.append(name)
    return shown_cards, unwell


def card_of(game: AnyGame, translate: Callable[[str], str]) -> Card:
    """Return the card of a game, with the texts of the collection or else the game's own."""
    name, about = game.name, COLLECTION.get(game.name)
    players, art = span(all_counts(game)), game.drawing.art()
    if about is None:
        return Card(name, game.title, players, 0, next(iter(game.modules.values())).summary, art, game)
    return Card(name, translate(about.title), players, about.minutes, translate(about.pitch), art, game)


def all_counts(game: AnyGame) -> tuple[int, ...]:
    """Return the numbers of people that the game is for, with any of its modes."""
    by_modes = [player_counts(game, [module.id]) for module in game.modules.values() if module.mode]
    return tuple(sorted({*game.seats, *(count for counts in by_modes for count in counts)}))


def span(seats: tuple[int, ...]) -> str:
    """Return the numbers of players as text: `2-4`."""
    return str(seats[0]) if len(seats) == 1 else f"{min(seats)}-{max(seats)}"
