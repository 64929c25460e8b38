"""Help on pieces in the terminal, from the help topics of a game."""

from __future__ import annotations

from collections.abc import Iterable

from burgrave.cli.terminal.screens import HelpTexts
from burgrave.draw.parts import View
from burgrave.games.game import AnyGame


def find_topic(game: AnyGame, view: View, query: str) -> HelpTexts:
    """Return help on the topic with this name or title."""
    text = query.lower()
    topics = game.topics(view["seats"], view["options"])
    matching = [topic for key, topic in topics.items() if text and text in (key, key.partition(":")[2], topic["title"].lower())]
    return [(topic["title"], topic["text"]) for topic in matching[:1]]


def topics_of(game: AnyGame, view: View, kind: str, pieces: Iterable[str | None]) -> HelpTexts:
    """Return help on pieces of a kind, on each once; None stands for an empty place."""
    topics = game.topics(view["seats"], view["options"])
    chosen_topics = [topics[f"{kind}:{piece}"] for piece in dict.fromkeys(pieces) if piece is not None]
    return [(topic["title"], topic["text"]) for topic in chosen_topics]
