"""What a game tells the terminal of itself, so that the conversation around it knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from rich.console import RenderableType

import burgrave
from burgrave.engine.action import Action

View = Mapping[str, Any]
Told = list[tuple[str, str]]
"""Titles and texts."""

DRAWN: Final = ("burgundy", "tiletum", "tuscany")
"""The games that have a screen of their own, each in the module of its name."""


@dataclass(frozen=True)
class Screen:
    """One game in the terminal; everything is drawn from a view, never from the state."""

    table: Callable[[View, Sequence[str], Sequence[Action], bool], RenderableType]
    """From a view, the players' names, what can be chosen now, and whether the other players are drawn too."""
    untold: tuple[str, ...]
    """Kinds of events that the drawn table shows anyway."""
    pieces: str
    """What help is about: "tile"."""
    known: tuple[str, ...]
    """Their names."""
    find: Callable[[View, str], Told]
    """Help on what somebody asks for; nothing where nobody knows it."""
    on_table: Callable[[View], Told]
    """Help on all that lies open."""
    action: str
    word: str
    topics: str
    """Examples for the keys: an action, a word to look for, topics of help."""
    titles: Mapping[str, str] = field(default_factory=dict)
    """Above the actions of a verb, where it is not what the game calls its group."""
    badge: Callable[[str, int], str] | None = None
    """So many of what is paid or gained, where its name is not the word for it."""


def screen(game: str) -> Screen:
    """The screen of the game of that name; one made of its view alone where it has none of its own."""
    if game in DRAWN:
        own: Screen = import_module(f"burgrave.cli.terminal.{game}").SCREEN
        return own
    from burgrave.cli.terminal.plain import plain_screen

    return plain_screen(burgrave.game(game))
