"""The log of a game in one language: it follows a history as it grows, and forgets what is taken back.

A game describes one action at a time, from its events and the state right after it (`Game.lines`). A log that follows a game move
by move is given both; what it has missed it plays again on a copy of its own. It joins what belongs together: a ship and the goods
that it loads are one entry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NotRequired, Protocol, TypedDict

from burgrave.engine.action import Action
from burgrave.engine.agenda import SEATS
from burgrave.engine.events import Event, visible
from burgrave.engine.state import GameState


class LogEntry(TypedDict):
    """One entry of the log."""

    seat: int | None
    """Whose it is; None: the table's."""
    text: str
    """Without the player's name in front."""
    detail: str
    gain: int
    """Points for the seat. The gains of a game add up to the scores."""
    keys: list[str]
    """Places that the drawing knows by these names."""
    head: str | None
    """A heading instead of a text."""
    joins: bool
    """Whether it only goes on with the entry before."""
    ply: NotRequired[int]
    """In a whole log: how many actions had been played after the first of the entry's; 0: the setup."""
    upto: NotRequired[int]
    """Likewise after its last."""


class Played(Protocol):
    """An action of a history, with who chose it and what happened."""

    @property
    def seat(self) -> int | None: ...
    @property
    def action(self) -> Action | str: ...
    @property
    def events(self) -> Sequence[Event]: ...


MARKS: Final[tuple[str, ...]] = tuple(f"\ue000{seat}\ue001" for seat in range(len(SEATS)))
"""Stand for the names of players; the characters are for private use, and so in nobody's name."""


def named(text: str, names: Sequence[str]) -> str:
    """A text with names where its marks are."""
    for mark, name in zip(MARKS, names, strict=False):
        text = text.replace(mark, name)
    return text


def dealt(opening: GameState) -> Sequence[Event]:
    """The events before the first choice; a state does not keep them, but the seed brings them back."""
    return () if opening.seed is None else opening.rules.game.setup(opening.rules, opening.seed).events


class GameLog:
    """Begin with the game before its first action; `seat` is the reader's (None: a spectator's), for what only one may know."""

    def __init__(
        self,
        opening: GameState,
        language: str = "en",
        seat: int | None = None,
        names: Sequence[str] = (),
        preface: Sequence[LogEntry] = (),
    ) -> None:
        self.opening = opening
        self.language = language
        self.seat = seat
        self.names = names
        """What to call the players in texts that speak of them; names that may change are better put in later (`MARKS`)."""
        self._replayed = opening.clone()
        """A copy of the game, played again as far as that was ever needed: up to `_replayed.ply`, never beyond `actions`."""
        self.actions: list[Played] = []
        """The actions logged so far, by identity."""
        self.parts: list[list[LogEntry]] = [[] if opening.seed is None else self._lines(opening, dealt(opening))]
        """Entries of the setup and of each action."""
        self.preface = preface
        """Entries that stand before those of the game."""
        self.log = self._joined()

    def entries(self, history: Sequence[Played], present: GameState | None = None, public: GameLog | None = None) -> list[LogEntry]:
        """The whole log of a history, whose items have `seat`, `action` (an Action or its text) and `events`.

        `present` is the state after the last item, `public` a spectator's log of the same history in the same language. With them
        nothing is applied for the last item, nor for one of which this reader learns no more than a spectator. Entries are those of
        `Game.lines` and say besides of which actions they are: `ply` (how many had been played after the first of them; 0: the
        setup) and `upto` (the last). The list is the log's own: it grows with the next call.
        """
        kept = min(len(self.actions), len(history))
        # A history only ever loses items at its end, so where one is the same, all before it are.
        while kept and self.actions[kept - 1] is not history[kept - 1]:
            kept -= 1
        if kept < len(self.actions):
            del self.actions[kept:]
            del self.parts[kept + 1 :]
            if self._count_replayed() > kept:
                self._replayed = self.opening.clone()
            self.log = self._joined()
        for number in range(kept, len(history)):
            played = history[number]
            if public is not None and public.has(number, played) and not is_whispered(played.events, self.seat):
                self._add(played, public.parts[number + 1])
            elif present is not None and number + 1 == len(history):
                self._add(played, self._lines(present, played.events))
            else:
                self._add(played, self._lines(self._replayed, self._replay(history[: number + 1])))
        return self.log

    def has(self, number: int, played: Played) -> bool:
        """Whether the item of a history with this number (from 0) is logged."""
        return number < len(self.actions) and self.actions[number] is played

    def _replay(self, history: Sequence[Played]) -> Sequence[Event]:
        """The events of the last item of a history, played again on the copy together with those before it that were not."""
        events: Sequence[Event] = ()
        for played in history[self._count_replayed() :]:
            events = self._replayed.apply(played.action, played.seat)
        return events

    def _count_replayed(self) -> int:
        """How many actions the copy has played."""
        return self._replayed.ply - self.opening.ply

    def _add(self, played: Played, part: list[LogEntry]) -> None:
        """Add the entries of one action."""
        self.actions.append(played)
        self.parts.append(part)
        append_entries(self.log, len(self.actions), part)

    def _joined(self) -> list[LogEntry]:
        return [*(entry.copy() for entry in self.preface), *joined(self.parts)]

    def _lines(self, state: GameState, events: Sequence[Event]) -> list[LogEntry]:
        return self.opening.rules.game.lines(state, visible(events, self.seat), self.language, self.names)


def is_whispered(events: Sequence[Event], seat: int | None) -> bool:
    """Whether a reader learns more of these events than a spectator."""
    return any(event[0] == "whisper" and event[1] == seat for event in events)


def joined(parts: Sequence[Sequence[LogEntry]]) -> list[LogEntry]:
    """The entries of setup and actions as one log, where those that go on with another are one with it."""
    log: list[LogEntry] = []
    for ply, part in enumerate(parts):
        append_entries(log, ply, part)
    return log


def append_entries(log: list[LogEntry], ply: int, part: Sequence[LogEntry]) -> None:
    """Append the entries of one action in place. Only the last entry of a log ever changes, so this does not grow with the game."""
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
