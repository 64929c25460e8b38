"""The log of a game, told in one language: it follows a history as it grows, and forgets what is taken back.

A game tells one action at a time, from the state right after it (`Game.lines`). A chronicle keeps a copy of the game that runs
along, and joins what belongs together: a ship and the goods that it loads are one entry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from burgrave.engine.agenda import SEATS
from burgrave.engine.events import visible
from burgrave.engine.state import GameState

MARKS: Final[tuple[str, ...]] = tuple(f"\ue000{seat}\ue001" for seat in range(len(SEATS)))
"""Stand for the names of players; the characters are for private use, and so in nobody's name."""


def named(text: str, names: Sequence[str]) -> str:
    """A text with names where its marks are."""
    for mark, name in zip(MARKS, names, strict=False):
        text = text.replace(mark, name)
    return text


def dealt(opening: GameState) -> Sequence[Any]:
    """The events before the first choice; a state does not keep them, but the seed brings them back."""
    return () if opening.seed is None else opening.rules.game.setup(opening.rules, opening.seed).events


class Chronicle:
    """Begin with the game before its first action; `seat` is the reader's (None: a spectator's), for what only one may know."""

    def __init__(
        self,
        opening: GameState,
        language: str = "en",
        seat: int | None = None,
        names: Sequence[str] = (),
        preface: Sequence[dict[str, Any]] = (),
    ) -> None:
        self.opening = opening
        self.language = language
        self.seat = seat
        self.names = names
        """What to call the players in texts that speak of them; names that may change are better put in later (`MARKS`)."""
        self.state = opening.clone()
        self.told: list[Any] = []
        """The actions told so far, by identity."""
        self.parts: list[list[dict[str, Any]]] = [[] if opening.seed is None else self._lines(dealt(opening))]
        """What the setup and each action told."""
        self.preface = preface
        """Entries that stand before those of the game."""
        self.log = self._joined()

    def entries(self, history: Sequence[Any]) -> list[dict[str, Any]]:
        """The whole log of a history, whose items have `seat` and `action` (an Action or its text).

        Entries are those of `Game.lines` and say besides of which actions they are: `ply` (how many had been played after the
        first of them; 0: the setup) and `upto` (the last). The list is the chronicle's own: it grows with the next call.
        """
        kept = min(len(self.told), len(history))
        # A history only ever loses items at its end, so where one is the same, all before it are.
        while kept and self.told[kept - 1] is not history[kept - 1]:
            kept -= 1
        if kept < len(self.told):
            del self.told[kept:]
            del self.parts[kept + 1 :]
            self.state = self.opening.clone()
            for played in self.told:
                self.state.apply(played.action, played.seat)
            self.log = self._joined()
        for played in history[kept:]:
            events = self.state.apply(played.action, played.seat)
            self.told.append(played)
            self.parts.append(self._lines(events))
            go_on(self.log, len(self.told), self.parts[-1])
        return self.log

    def _joined(self) -> list[dict[str, Any]]:
        return [*(dict(entry) for entry in self.preface), *joined(self.parts)]

    def _lines(self, events: Any) -> list[dict[str, Any]]:
        return self.opening.rules.game.lines(self.state, visible(events, self.seat), self.language, self.names)


def joined(parts: Sequence[Sequence[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The entries of setup and actions as one log, where those that go on with another are one with it."""
    log: list[dict[str, Any]] = []
    for ply, part in enumerate(parts):
        go_on(log, ply, part)
    return log


def go_on(log: list[dict[str, Any]], ply: int, part: Sequence[dict[str, Any]]) -> None:
    """Add what one action told: only the last entry of a log ever changes, so a long game is told as fast as a short one."""
    for entry in part:
        if entry["joins"] and log and log[-1]["seat"] == entry["seat"] and log[-1]["head"] is None:
            before = log[-1]
            before["text"] = ", ".join(text for text in (before["text"], entry["text"]) if text)
            detail = "; ".join(text for text in (before["detail"], entry["detail"]) if text)
            before["detail"] = detail[:1].upper() + detail[1:]
            before["gain"] += entry["gain"]
            before["keys"] = [*before["keys"], *(key for key in entry["keys"] if key not in before["keys"])]
            before["upto"] = ply
        else:
            log.append({**entry, "ply": ply, "upto": ply})
