"""How each game is shown in the terminal, so that the session needs to know no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final

from rich.console import RenderableType

import burgrave
from burgrave.draw.parts import View
from burgrave.engine.action import Action

HelpTexts = list[tuple[str, str]]
"""Titles and texts."""

DRAWN: Final = ("burgundy", "tiletum", "tuscany")
"""The games that have a screen of their own, each in the module of its name."""


@dataclass(frozen=True)
class Screen:
    """How one game is shown in the terminal; everything is drawn from a view, never from the state."""

    draw_view: Callable[[View, Sequence[str], Sequence[Action], bool], RenderableType]
    """Draws a view, given the players' names, the legal actions, and whether the other players are drawn too."""
    hidden_events: tuple[str, ...]
    """Kinds of events that are not printed, because the drawn table shows them."""
    pieces: str
    """The word for what help is about, such as "tile"."""
    names: tuple[str, ...]
    """The names of all pieces that have help."""
    find: Callable[[View, str], HelpTexts]
    """Returns help on a piece by its name; empty for an unknown one."""
    help_on_visible: Callable[[View], HelpTexts]
    """Returns help on all visible pieces."""
    action: str
    word: str
    topics: str
    """Examples for the list of keys: an action, a word to search for, topics of help."""
    titles: Mapping[str, str] = field(default_factory=dict)
    """Headings by verb, where they differ from the game's own."""
    badge: Callable[[str, int], str] | None = None
    """Returns a count of what is paid or gained in words, where its name is not the word for it."""


def screen(game: str) -> Screen:
    """Return the screen of a game by its name; a plain one where the game has none of its own."""
    if game in DRAWN:
        own_screen: Screen = import_module(f"burgrave.cli.terminal.{game}").SCREEN
        return own_screen
    from burgrave.cli.terminal.plain import plain_screen

    return plain_screen(burgrave.game(game))
