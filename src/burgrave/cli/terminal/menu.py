"""The numbered list of choices, grouped by verb, with costs and gains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from burgrave.cli.terminal.screens import Screen
from burgrave.engine.action import Action
from burgrave.engine.state import GameState
from burgrave.games.game import game_of
from burgrave.games.words import Badge, Explanation

MOST = 60
"""Longer lists are cut: typing a word shows what has it."""


@dataclass(frozen=True)
class Item:
    """One line of the list of choices."""

    number: int
    action: Action
    explanation: Explanation
    title: str
    """Above it and others of its verb."""
    badges: tuple[str, ...]
    """What it costs and brings, in words."""

    def line(self) -> Text:
        """Return the number, the label, and what the action costs and brings."""
        text = Text(f"{self.number:3d}  ", style="bold")
        text.append(self.explanation["label"], style="not bold")
        for badge, badge_text_ in zip(self.explanation["badges"], self.badges, strict=True):
            text.append(f"  {badge_text_}", style="not bold red" if badge["count"] < 0 else "not bold green")
        return text


def badge_text(badge: Badge, screen: Screen) -> str:
    """Return a badge in words: "-1 worker", "+6 points"."""
    kind, count = badge["kind"], badge["count"]
    if screen.badge is not None:
        return ("+" if count > 0 else "-") + screen.badge(kind, abs(count))
    if abs(count) == 1 and kind != "silver":
        kind = kind.removesuffix("s")
    return f"{count:+d} {kind}"


def menu(state: GameState, seat: int, screen: Screen) -> list[Item]:
    """Return the seat's choices; those with equal labels, such as equal tiles, are listed once."""
    items: list[Item] = []
    labels: set[str] = set()
    game = game_of(state.rules)
    verbs = game.verbs(state, seat)
    for action in state.legal_actions(seat):
        explanation = game.explain(state, action, seat=seat)
        if explanation["label"] not in labels:
            labels.add(explanation["label"])
            title = screen.titles.get(action.verb) or verbs[action.verb]["group"]
            badges = tuple(badge_text(badge, screen) for badge in explanation["badges"])
            items.append(Item(len(items) + 1, action, explanation, title, badges))
    return items


def show_menu(console: Console, items: Sequence[Item]) -> None:
    """Print the items under the titles of their verbs; a long list is cut."""
    shown_items = items[:MOST]
    for title in dict.fromkeys(item.title for item in shown_items):
        console.print(title, style="bold cyan")
        console.print(Columns([item.line() for item in shown_items if item.title == title], padding=(0, 3), column_first=True))
    if len(items) > len(shown_items):
        console.print(f"... and {len(items) - len(shown_items)} more: type a word of what you look for.", style="dim")
