"""Help on pieces in the terminal, from the topics that a game has for its table."""

from __future__ import annotations

from collections.abc import Iterable

from burgrave.cli.terminal.screens import Told, View
from burgrave.games.game import AnyGame


def find_topic(game: AnyGame, view: View, wanted: str) -> Told:
    """Help on what somebody calls by its name or title."""
    text = wanted.lower()
    topics = game.topics(view["seats"], view["options"])
    found = [told for key, told in topics.items() if text and text in (key, key.partition(":")[2], told["title"].lower())]
    return [(told["title"], told["text"]) for told in found[:1]]


def topics_of(game: AnyGame, view: View, kind: str, pieces: Iterable[str | None]) -> Told:
    """Help on pieces of a kind, on each once; None is where none lies."""
    topics = game.topics(view["seats"], view["options"])
    found = [topics[f"{kind}:{piece}"] for piece in dict.fromkeys(pieces) if piece is not None]
    return [(told["title"], told["text"]) for told in found]
