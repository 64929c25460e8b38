"""What the first page of the web table says of each game of this package; the pages themselves name no game."""

from __future__ import annotations

from dataclasses import dataclass

from burgrave.speech import marked

__all__ = ["COLLECTION", "About"]


@dataclass(frozen=True, slots=True)
class About:
    """What the first page says of a game; the texts are marked for the catalogs and translated when they are shown."""

    minutes: int
    pitch: str


COLLECTION = {
    "burgundy": About(
        60,
        marked("Two dice a turn: fetch tiles, lay them in your duchy, finish regions early."),
    ),
    "tuscany": About(
        45,
        marked("Draw cards, pay in pairs, and let three small regions grow into one."),
    ),
    "kingsburg": About(
        75,
        marked("Send dice to the king's council, build your province, hold the winter."),
    ),
    "tiletum": About(
        70,
        marked("A die is goods and an action at once: the more of one, the less of the other."),
    ),
}
"""By the game's name, in the order of the first page; a game not named here stands at the end with what it says of itself."""
