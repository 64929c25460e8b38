"""Shows any game in the terminal from its view alone: what is shared as a list, the seats side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from burgrave.cli.terminal.extra import brief, cut, words
from burgrave.cli.terminal.screens import HelpTexts, Screen
from burgrave.cli.terminal.topics import find_topic
from burgrave.draw.parts import View
from burgrave.draw.plain import AROUND
from burgrave.engine.action import Action
from burgrave.games.game import AnyGame
from burgrave.games.language import first_upper


def plain_screen(game: AnyGame) -> Screen:
    """Return the screen of a game that has none of its own."""
    example = next((action.text for action in game.actions if action.path), game.actions.skip.text)
    return Screen(
        draw_view=draw_view,
        hidden_events=(),
        pieces="piece",
        names=(),
        find=partial(find_topic, game),
        help_on_visible=no_help,
        action=example,
        word=example.partition(" ")[0],
        topics=f"'h {next(iter(game.modules))}'",
    )


def draw_view(view: View, names: Sequence[str], actions: Sequence[Action], whole: bool) -> RenderableType:
    """Draw the view: what is shared first, then the seats side by side."""
    shared = [(first_upper(words(name)), cut(brief(value) or "-")) for name, value in view.items() if name not in AROUND]
    lines = Text("\n").join(Text.assemble((f"{name}: ", "bold"), text) for name, text in shared)
    return Group(*([lines] if shared else []), seats(view, names))


def seats(view: View, names: Sequence[str]) -> Table:
    """Draw a column for each seat: its points, and what the view has in `players`."""
    players: Sequence[Any] = view.get("players") or [{}] * len(names)
    fields = [player if isinstance(player, Mapping) else {"": player} for player in players]
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column()
    for name in names:
        table.add_column(Text(name))
    table.add_row("Points", *(str(points) for points in view["scores"]))
    for row in dict.fromkeys(name for player in fields for name in player):
        if row != "points" or [player.get(row) for player in fields] != list(view["scores"]):
            table.add_row(first_upper(words(row)), *(Text(cut(brief(player.get(row)) or "-")) for player in fields))
    return table


def no_help(view: View) -> HelpTexts:
    """Return no help on visible pieces: the view says nothing about them."""
    return []
