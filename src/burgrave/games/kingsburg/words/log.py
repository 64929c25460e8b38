"""The log: entries for one action, joining in one sentence what belongs together, with every point explained below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from burgrave.engine.action import Action
from burgrave.engine.events import Event
from burgrave.engine.game_log import LogEntry
from burgrave.games.kingsburg.calendar import AID, AUTUMN, SPRING, SUMMER, WINTER
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.groups import NEUTRAL, place_of, seat_of
from burgrave.games.kingsburg.steps.support import Support
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.log_entries import EntryBuilder, SupportEntry
from burgrave.games.log import entry

SEASONS: Final = (SPRING, SUMMER, AUTUMN)
LAST_YEAR: Final = 4

B = TypeVar("B", bound=EntryBuilder)


class LogBuilder:
    """Reads the events of one action, and builds entries from them and the state right after it."""

    def __init__(self, language: Language, state: State, events: list[Event]) -> None:
        self.language = language
        self.state = state
        self.events = events
        self.at = 0
        """The event that is read."""
        self.log: list[EntryBuilder | LogEntry] = []
        self.current: EntryBuilder | None = None
        """The last entry, while it may still grow."""
        self.support: SupportEntry | None = None
        """The last adviser who gave something: what powers make of it may stand between."""
        self.battles: dict[int, EntryBuilder] = {}
        """By seat: how a battle of this action went; what it brings comes later."""
        begun = [event[2] for event in events if event[0] == "year"]
        self.year: int = begun[0] - 1 if begun else min(state.year, LAST_YEAR)
        self.action: Action | None = state.rules.actions[state.past[2]] if state.past else None
        """What was chosen; None in the setup."""
        self.is_over = False
        self.soldiers: dict[int, int] = {}
        """By seat: soldiers from the king that have an entry already."""
        phases = [at for at, event in enumerate(events) if event[0] == "phase"]
        self.first_phase: int = phases[0] if phases else len(events)
        """Where the action's own events surely end."""

    def lines(self) -> list[LogEntry]:
        """All entries."""
        words = self.language.words
        for at, (kind, *details) in enumerate(self.events):
            self.at = at
            if any(enters(self, *details) for wanted, enters in words.log_exceptions if wanted == kind):
                continue
            if kind in words.log_handlers:
                words.log_handlers[kind](self, *details)
        entries = [it.entry() if isinstance(it, EntryBuilder) else it for it in self.log]
        return [it for it in entries if it is not None]

    # ---- entries ----------------------------------------------------------------------------------------------------

    def going_on(self, of: type[B], seat: int, theme: str) -> B:
        """The entry about a theme: the last one, if it is about just that, or a new one."""
        current = self.current
        if isinstance(current, of) and current.seat == seat and current.theme == theme:
            return current
        return self.open(of, seat, theme)

    def open(self, of: type[B], seat: int, theme: str) -> B:
        """A new entry."""
        builder = of(self.language, seat, theme)
        self.current = builder
        self.log.append(builder)
        return builder

    def say(self, seat: int | None, text: str, detail: str = "", gain: int = 0, keys: Iterable[str] = ()) -> None:
        """Add an entry that is complete."""
        self.current = None
        self.log.append(entry(seat, text, detail, gain, keys))

    def head(self, text: str) -> None:
        """Add a heading."""
        self.current = None
        self.log.append(entry(None, "", head=text))

    # ---- what is known of the moment ----------------------------------------------------------------------------------

    def later(self, *kinds: str) -> bool:
        """Whether such an event follows."""
        return any(event[0] in kinds for event in self.events[self.at + 1 :])

    def is_own(self, verb: str) -> bool:
        """Whether this event is still what an action of that verb does."""
        return self.action is not None and self.action.verb == verb and self.at < self.first_phase

    def is_council_clear(self) -> bool:
        """Whether the dice of this event's season are gone from the state."""
        return any(event[0] == "phase" and event[2] in SEASONS for event in self.events[self.at + 1 :])

    def served(self, seat: int) -> int:
        """The adviser who helps a seat now, as far as the state still shows it: dice are served in order; -1 where it does not."""
        if self.is_council_clear():
            return -1
        state = self.state
        done = next((step.next for step in state.agenda if isinstance(step, Support)), len(state.groups))
        served = [code for code in state.groups[:done] if seat_of(code) != NEUTRAL]
        later = sum(1 for event in self.events[self.at + 1 :] if event[0] == "support") + 1
        if later > len(served) or seat_of(served[-later]) != seat:
            return -1
        return place_of(served[-later])

    def phase_begins(self, phase: int) -> None:
        """Add the heading of a season or of winter; that of a year where the royal aid begins."""
        _ = self.language.gettext
        headings = {
            AID: _("Year {year}"),
            SPRING: _("Year {year}, spring"),
            SUMMER: _("Year {year}, summer"),
            AUTUMN: _("Year {year}, autumn"),
            WINTER: _("Year {year}, winter"),
        }
        if phase in headings:
            self.head(headings[phase].format(year=self.language.year[self.year]))


def lines(language: Language, state: State, events: Iterable[Event]) -> list[LogEntry]:
    """The entries for the events of one action (or of the setup), given the state right after it."""
    log = LogBuilder(language, state, list(events))
    if state.past is None and (not log.events or log.events[0][0] != "year"):
        log.head(language.gettext("Before the first year"))
    return log.lines()


def moment(language: Language, state: State) -> str:
    """How far the game is: year and phase, or that it is over."""
    if state.is_over:
        return language.gettext("finished")
    return language.gettext("year {year}, {phase}").format(
        year=language.year[min(state.year, LAST_YEAR)], phase=language.phase[state.phase]
    )
