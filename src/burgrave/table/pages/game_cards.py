"""The cards of the first page: the games that can be played."""

from __future__ import annotations

from dataclasses import dataclass

from burgrave.games.collection import COLLECTION
from burgrave.games.game import AnyGame
from burgrave.speech import translation
from burgrave.table.installed_games import checked_text, described_games
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


def cards(language: str) -> tuple[list[Card], list[str]]:
    """Return all cards, those of the collection first and in its order, and the names of the games that are unwell."""
    by_name, unwell = described_games(lambda game: card_of(game, language))
    order = [*(name for name in COLLECTION if name in by_name), *(name for name in by_name if name not in COLLECTION)]
    return [by_name[name] for name in order], unwell


def card_of(game: AnyGame, language: str) -> Card:
    """Return the card of a game: of the collection with what that says of it, of another with the hint of its first module."""
    about = COLLECTION.get(game.name)
    if about is None:
        minutes, pitch = 0, next(iter(game.module_words(language).values()))["hint"]
    else:
        minutes, pitch = about.minutes, translation("table", language).gettext(about.pitch)
    title, players = checked_text(game.title_in(language)), span(all_counts(game))
    return Card(game.name, title, players, minutes, checked_text(pitch), game.drawing.art(), game)


def all_counts(game: AnyGame) -> tuple[int, ...]:
    """Return the numbers of people that the game is for, with any of its modes."""
    by_modes = [player_counts(game, [module.id]) for module in game.modules.values() if module.mode]
    return tuple(sorted({*game.seats, *(count for counts in by_modes for count in counts)}))


def span(seats: tuple[int, ...]) -> str:
    """Return the numbers of players as text: `2-4`."""
    return str(seats[0]) if len(seats) == 1 else f"{min(seats)}-{max(seats)}"
