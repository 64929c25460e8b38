"""The shelf of the collection: every game of it, here already or still to come, with what its card on the first page says.

The table shows cards and knows no game; this is where the collection names them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from burgrave.games.shelf import pictures
from burgrave.speech import marked


@dataclass(frozen=True, slots=True)
class About:
    """What a card says of a game; its words are marked for the catalogs and translated when they are shown."""

    title: str
    players: str
    minutes: int
    pitch: str
    art: Callable[[], str] | None = None
    """The picture until the game arrives and brings its own."""


SHELF = {
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
    ),
    "kingsburg": About(
        marked("Kingsburg"),
        "2-5",
        75,
        marked("Send dice to the king's council, build your province, hold the winter."),
    ),
    "tiletum": About(
        marked("Tiletum"),
        "1-4",
        70,
        marked("A die is goods and an action at once: the more of one, the less of the other."),
        pictures.tiletum,
    ),
}
"""By the game's name, in the order of the first page; a game not named here stands at the end with what it says of itself."""


SHORT = (marked("Burgundy"), marked("Tuscany"), marked("Kingsburg"), marked("Tiletum"))
"""The names of the games as lists of tables say them."""
