"""The log: entries for one action, joining in one sentence what belongs together, with every point explained below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from burgrave.engine.events import NOBODY, Event
from burgrave.engine.game_log import LogEntry
from burgrave.games.language import first_upper
from burgrave.games.log import LogBuilder, entry
from burgrave.games.tuscany.numbers import PHASES, START_CARDS
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.words.entries import ActionEntry
from burgrave.games.tuscany.words.final import last_points, phase_points
from burgrave.games.tuscany.words.language import Language


class ActionLog(LogBuilder[Language, State, ActionEntry]):
    """Builds the entries for the events of one action, given the state right after it."""

    def __init__(self, language: Language, state: State, events: list[Event]) -> None:
        super().__init__(language, state, events, ActionEntry)
        self.alike: list[LogEntry] = []
        """Entries for open tokens that were replaced meanwhile; they follow the seat's entry."""
        self.fresh: list[str] = []
        """Tokens that lie open for those that were cleared."""
        self.is_clearing = False
        """Whether neutral tokens that are revealed now replace others."""
        self.is_last_round = False
        self.is_over = False

    def lines(self) -> list[LogEntry]:
        """Return the entries for all events."""
        actor = self.state.past[1] if self.state.past else NOBODY
        for at, event in enumerate(self.events):
            kind = event[0]
            if kind == "secret" and self.events[-1][0] == "arrange":
                continue  # the last one is ready: what all have done follows
            if kind in COURSE:
                self.close()
                self.add_course(event)
            elif kind in ("alike", "clear", "reveal"):
                self.add_display(event)
            elif kind == "score" and event[2] == "green":
                self.log.append(phase_points(self.language, event[1], event[3], self.red_before(at)))
            elif self.is_over:
                if self.events[at - 1][:2] != event[:2]:
                    own = [other for other in self.events[at:] if other[0] == "score" and other[1] == event[1]]
                    self.log.append(last_points(self.language, self.state, event[1], own))
            else:
                self.of_seat(actor if event[1] == NOBODY else event[1]).add_event(event)
                if kind == "exchange":
                    self.is_clearing = True
        self.close()
        return self.log

    def close(self) -> None:
        """Turn the collected events into entries, followed by entries for what was replaced meanwhile."""
        self.add_fresh()
        super().close()
        self.log += self.alike
        self.alike, self.is_clearing = [], False

    # ---- open tokens -------------------------------------------------------------------------------------------------

    def add_display(self, event: Event) -> None:
        """Add open tokens that come and go; a player's own stack fills up without words."""
        kind, seat = event[:2]
        if kind == "alike":
            self.add_fresh()
            self.is_clearing = True
            text = self.language.gettext("Five open tokens are {tokens}: all of them are replaced")
            self.alike.append(entry(None, text.format(tokens=self.language.alike[event[2]])))
        elif kind == "clear":
            key = f"open:{event[3] + 1}"
            if self.alike:
                self.alike[-1]["keys"].append(key)
            elif self.current is not None:
                self.current.keys.append(key)
        elif seat == NOBODY and self.is_clearing:
            self.fresh.append(self.language.title[event[2]])

    def add_fresh(self) -> None:
        """Add the tokens that came for those that were cleared."""
        if self.fresh:
            text = self.language.gettext("new: {tokens}").format(tokens=", ".join(self.fresh))
            if self.alike:
                self.alike[-1]["detail"] = first_upper(text)
            elif self.current is not None:
                self.current.details.append(text)
        self.fresh = []

    # ---- the course of the game --------------------------------------------------------------------------------------

    def add_course(self, event: Event) -> None:
        """Add a heading where a round or a phase begins or ends."""
        _ = self.language.gettext
        if event[0] == "round":
            head = _("Phase {phase}, last round") if self.is_last_round else _("Phase {phase}, round {round}")
            self.head(head.format(phase=event[2] + 1, round=event[3]))
        elif event[0] == "last_round":
            self.is_last_round = True
        elif event[0] == "phase_end":
            self.head(_("Phase {phase} scored: green added to red").format(phase=event[2] + 1))
        elif event[0] == "over":
            self.is_over = True
            if any(other[0] == "score" and other[2] != "green" for other in self.events):
                self.head(_("Final scoring"))

    def red_before(self, at: int) -> int:
        """Return the red points of the seat of an event before it."""
        seat = self.events[at][1]
        later: int = sum(event[3] for event in self.events[at:] if event[0] == "score" and event[1] == seat)
        before: int = self.state.red[seat] - later
        return before


COURSE: Final = ("round", "turn", "end", "phase_end", "last_round", "over")
"""Kinds of events that belong to the course of the game, and some that need no words."""


def lines(language: Language, state: State, events: Iterable[Event]) -> list[LogEntry]:
    """Return the entries for the events of one action (or of the setup), given the state right after it."""
    events = list(events)
    if state.past is None and (not events or events[0][0] == "draw"):
        return setup(language, state, events)
    return ActionLog(language, state, events).lines()


def setup(language: Language, state: State, events: list[Event]) -> list[LogEntry]:
    """Return the entries of a new game: what everybody was dealt, and the reader's own cards."""
    _ = language.gettext
    text = _("Everybody is dealt three parts of an estate and {cards}").format(cards=language.cards(START_CARDS))
    own = [event for event in events if event[0] == "whisper"]
    first = _("{name} begins every round").format(name=language.player(state.first))
    return [
        entry(None, "", head=_("Before the first turn")),
        entry(None, text, first, keys=["deck"]),
        *(
            entry(event[1], _("drew {cards}").format(cards=language.cards(len(event) - 3)), language.hand(event[3:]))
            for event in own
        ),
    ]


def moment(language: Language, state: State) -> str:
    """Return how far the game is: phase and round, or what comes before the first and after the last."""
    _ = language.gettext
    if state.is_over:
        return _("finished")
    if not state.round:
        return _("choosing bonus tokens") if state.covered[0] else _("arranging estates")
    text = _("phase {phase} of {phases}, last round") if state.last else _("phase {phase} of {phases}, round {round}")
    return text.format(phase=min(state.phase, PHASES - 1) + 1, phases=PHASES, round=state.round)
