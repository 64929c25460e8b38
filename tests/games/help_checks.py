"""What the help and the rules of every game must be like. Not collected as a test."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from burgrave.draw.icons import ICONS


def topics_are_written(topics: Mapping[str, Any]) -> None:
    """Every topic has a title and whole sentences, with no gap left open."""
    for topic in topics.values():
        assert not topic["title"][0].islower()
        assert topic["text"].endswith("."), topic
        assert ".." not in topic["text"]
        assert "  " not in topic["text"]
        assert "{" not in topic["title"] + topic["text"]


def pieces_are_drawn(game: Any) -> None:
    """Every piece beside a topic is an icon or has a picture, and that uses icons that are there."""
    known = {*ICONS, *game.drawing.icons}
    for name, topic in game.topics(3).items():
        piece = topic.get("piece", "")
        assert not piece or piece in known or piece == name, name
        if piece:
            used = set(re.findall(r'href="#i-(\w+)"', game.drawing.symbol(piece)))
            assert used <= known, (name, used)


def rules_are_written(chapters: Mapping[str, Any]) -> None:
    """Every chapter of the rules has a title and whole sentences."""
    assert all(chapter["title"] for chapter in chapters.values())
    sentences_are_whole(chapter["text"] for chapter in chapters.values())


def sentences_are_whole(texts: Iterable[str]) -> None:
    """Each text ends with a full stop, and has no gap left open."""
    assert all(text.endswith(".") and "{" not in text for text in texts)
