"""The numbered list of what can be chosen, grouped by verb, with costs and gains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from burgrave.engine.action import Action
from burgrave.engine.state import GameState

TITLES = {
    "take": "Take a tile",
    "place": "Place a tile",
    "sell": "Sell goods",
    "workers": "Take workers",
    "buy": "Buy (once a turn)",
    "hire": "Take a building for workers (once a turn)",
    "fetch": "Take a tile",
    "load": "Load goods",
    "keep": "Keep goods",
    "discard": "Discard",
    "settle": "Settle",
    "end": "Finish",
    "skip": "Decline",
}


@dataclass(frozen=True)
class Item:
    """One line of the menu."""

    number: int
    action: Action
    shown: dict[str, Any]

    def line(self) -> Text:
        """Number, label, and what it costs and brings."""
        found = Text(f"{self.number:3d}  ", style="bold")
        found.append(self.shown["label"], style="not bold")
        for badge in self.shown["badges"]:
            found.append(f"  {badge_text(badge)}", style="not bold red" if badge["count"] < 0 else "not bold green")
        return found


def badge_text(badge: dict[str, Any]) -> str:
    """A badge in words: "-1 worker", "+6 points"."""
    kind = badge["kind"]
    if abs(badge["count"]) == 1 and kind != "silver":
        kind = kind.removesuffix("s")
    return f"{badge['count']:+d} {kind}"


def menu(state: GameState, seat: int) -> list[Item]:
    """What the seat may choose; two equal tiles of one depot are shown once."""
    items: list[Item] = []
    labels: set[str] = set()
    for action in state.legal_actions(seat):
        shown = state.rules.game.explain(state, action)
        if shown["label"] not in labels:
            labels.add(shown["label"])
            items.append(Item(len(items) + 1, action, shown))
    return items


def show_menu(console: Console, items: Sequence[Item]) -> None:
    """Print the items under the titles of their verbs."""
    for verb in dict.fromkeys(item.action.verb for item in items):
        console.print(TITLES.get(verb, verb.capitalize()), style="bold cyan")
        console.print(Columns([item.line() for item in items if item.action.verb == verb], padding=(0, 3), column_first=True))
