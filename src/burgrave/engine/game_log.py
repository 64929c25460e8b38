"""The log of a game in one language. It follows a history as it grows, and drops what is undone.

A game describes one action at a time, from its events and the state right after it (`Game.lines`). A log that follows a game move
by move is given both; moves that it has missed are replayed on a copy. Entries that belong together are joined: a ship and the
goods that it loads are one entry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NotRequired, Protocol, TypedDict

from burgrave.engine.action import Action
from burgrave.engine.agenda import SEATS
from burgrave.engine.events import Event, visible
from burgrave.engine.state import GameState

__all__ = ["NAME_PLACEHOLDERS", "GameLog", "LogEntry", "Played", "joined_entries", "setup_events", "with_names"]


class LogEntry(TypedDict):
    """One entry of the log of a game."""

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
    """An action of a history: who chose it, and its events."""

    @property
    def seat(self) -> int | None: ...
    @property
    def action(self) -> Action | str: ...
    @property
    def events(self) -> Sequence[Event]: ...


NAME_PLACEHOLDERS: Final[tuple[str, ...]] = tuple(f"\ue000{seat}\ue001" for seat in range(len(SEATS)))
"""Stand for the names of players; the characters are for private use, and so in nobody's name."""


def with_names(text: str, names: Sequence[str]) -> str:
    """Return a text with players' names in place of its `NAME_PLACEHOLDERS`."""
    for placeholder, name in zip(NAME_PLACEHOLDERS, names, strict=False):
        text = text.replace(placeholder, name)
    return text


def setup_events(opening: GameState) -> Sequence[Event]:
    """Return the events before the first choice; a state does not keep them, so they are recomputed from the seed."""
    return () if opening.seed is None else opening.rules.game.setup(opening.rules, opening.seed).events


class GameLog:
    """The log of one game for one reader. Create it with the game before its first action; `seat` is the reader's (None: a
    spectator). `setup` are the events before the first action, where they are known; without them the game is set up once more.
    """

    def __init__(
        self,
        opening: GameState,
        language: str = "en",
        seat: int | None = None,
        names: Sequence[str] = (),
        preface: Sequence[LogEntry] = (),
        setup: Sequence[Event] | None = None,
    ) -> None:
        self.opening = opening
        self.language = language
        self.seat = seat
        self.names = names
        """What to call the players in texts that speak of them; `NAME_PLACEHOLDERS` where names may still change."""
        self._replayed = opening.clone()
        """A copy of the game, played again as far as that was ever needed: up to `_replayed.ply`, never beyond `actions`."""
        self.actions: list[Played] = []
        """The actions logged so far, by identity."""
        events = setup_events(opening) if setup is None else setup
        self.entries_by_action: list[list[LogEntry]] = [[] if opening.seed is None else self._lines(opening, events)]
        """Entries of the setup and of each action."""
        self.preface = preface
        """Entries that stand before those of the game."""
        self.log = self._joined()

    def entries(self, history: Sequence[Played], present: GameState | None = None, public: GameLog | None = None) -> list[LogEntry]:
        """Return the whole log of a history, whose items have `seat`, `action` (an Action or its text) and `events`.

        `present` is the state after the last item, `public` a spectator's log of the same history in the same language. With them
        nothing is applied for the last item, nor for one of which this reader learns no more than a spectator. Entries are those of
        `Game.lines` and say besides of which actions they are: `ply` (how many had been played after the first of them; 0: the
        setup) and `upto` (the last). The list is the log's own: it grows with the next call.
        """
        kept_count = min(len(self.actions), len(history))
        # A history only ever loses items at its end, so where one is the same, all before it are.
        while kept_count and self.actions[kept_count - 1] is not history[kept_count - 1]:
            kept_count -= 1
        if kept_count < len(self.actions):
            del self.actions[kept_count:]
            del self.entries_by_action[kept_count + 1 :]
            if self._count_replayed() > kept_count:
                self._replayed = self.opening.clone()
            self.log = self._joined()
        for number in range(kept_count, len(history)):
            played = history[number]
            if public is not None and public.has(number, played) and not is_whispered(played.events, self.seat):
                self._add(played, public.entries_by_action[number + 1])
            elif present is not None and number + 1 == len(history):
                self._add(played, self._lines(present, played.events))
            else:
                self._add(played, self._lines(self._replayed, self._replay(history[: number + 1])))
        return self.log

    def has(self, number: int, played: Played) -> bool:
        """Return whether the item of a history with this number (from 0) is logged."""
        return number < len(self.actions) and self.actions[number] is played

    def _replay(self, history: Sequence[Played]) -> Sequence[Event]:
        """Replay a history on the copy as far as that has not been done, and return the events of its last item."""
        events: Sequence[Event] = ()
        for played in history[self._count_replayed() :]:
            events = self._replayed.apply(played.action, played.seat)
        return events

    def _count_replayed(self) -> int:
        """Return how many actions the copy has replayed."""
        return self._replayed.ply - self.opening.ply

    def _add(self, played: Played, entries: list[LogEntry]) -> None:
        """Add the entries of one action."""
        self.actions.append(played)
        self.entries_by_action.append(entries)
        append_entries(self.log, len(self.actions), entries)

    def _joined(self) -> list[LogEntry]:
        return [*(entry.copy() for entry in self.preface), *joined_entries(self.entries_by_action)]

    def _lines(self, state: GameState, events: Sequence[Event]) -> list[LogEntry]:
        return self.opening.rules.game.lines(state, visible(events, self.seat), self.language, self.names)


def is_whispered(events: Sequence[Event], seat: int | None) -> bool:
    """Return whether a reader learns more of these events than a spectator."""
    return any(event[0] == "whisper" and event[1] == seat for event in events)


def joined_entries(entries_by_action: Sequence[Sequence[LogEntry]]) -> list[LogEntry]:
    """Join the entries of setup and of each action into one log."""
    log: list[LogEntry] = []
    for ply, entries in enumerate(entries_by_action):
        append_entries(log, ply, entries)
    return log


def append_entries(log: list[LogEntry], ply: int, entries: Sequence[LogEntry]) -> None:
    """Append the entries of one action to a log, in place. Only the last entry of the log may change, so the cost does not grow
    with the game.
    """
    for entry in entries:
        if entry["joins"] and log and log[-1]["seat"] == entry["seat"] and log[-1]["head"] is None:
            last = log[-1]
            last["text"] = ", ".join(text for text in (last["text"], entry["text"]) if text)
            detail = "; ".join(text for text in (last["detail"], entry["detail"]) if text)
            last["detail"] = detail[:1].upper() + detail[1:]
            last["gain"] += entry["gain"]
            last["keys"] = [*last["keys"], *(key for key in entry["keys"] if key not in last["keys"])]
            last["upto"] = ply
        else:
            log.append({**entry, "ply": ply, "upto": ply})
