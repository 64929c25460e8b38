"""The cards of the first page: the games that can be played, and those that are still to come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import burgrave
from burgrave.engine.game import Game
from burgrave.speech import marked
from burgrave.table.pages import art


@dataclass(frozen=True, slots=True)
class About:
    """What a card says of a game; its words are marked for the catalogs and translated when they are shown."""

    title: str
    players: str
    minutes: int
    pitch: str
    art: Callable[[], str] | None = None
    """The picture until the game arrives and brings its own."""


CATALOGUE = {
    "burgundy": About(
        marked("The Castles of Burgundy"),
        "2-4",
        60,
        marked("Two dice a turn: fetch tiles, lay them in your duchy, finish regions early."),
    ),
    "tuscany": About(
        marked("The Castles of Tuscany"),
        "2-4",
        45,
        marked("Draw cards, pay in pairs, and let three small regions grow into one."),
        art.tuscany,
    ),
    "kingsburg": About(
        marked("Kingsburg"),
        "2-5",
        75,
        marked("Send dice to the king's council, build your province, hold the winter."),
        art.kingsburg,
    ),
    "tiletum": About(
        marked("Tiletum"),
        "1-4",
        70,
        marked("A die is goods and an action at once: the more of one, the less of the other."),
        art.tiletum,
    ),
}
"""By the game's name, in the order of the first page; a game not named here stands at the end with what it says of itself."""


SHORT = (marked("Burgundy"), marked("Tuscany"), marked("Kingsburg"), marked("Tiletum"))
"""The names of the games as lists of tables say them."""


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
    """All cards, the playable ones first within the order of the catalogue."""
    playable = burgrave.games()
    shown = [_card(name, about, playable, translate) for name, about in CATALOGUE.items()]
    shown += [_arrived(name) for name in playable if name not in CATALOGUE]
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
