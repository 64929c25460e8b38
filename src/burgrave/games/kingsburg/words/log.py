"""The log: joins the events of one action into entries, with every point explained below its sentence."""

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
from burgrave.games.kingsburg.words.entries import EntryBuilder, SupportEntry
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.log import entry

SEASONS: Final = (SPRING, SUMMER, AUTUMN)
LAST_YEAR: Final = 4

B = TypeVar("B", bound=EntryBuilder)


class LogBuilder:
    """Builds entries from the events of one action and the state right after it."""

    def __init__(self, language: Language, state: State, events: list[Event]) -> None:
        self.language = language
        self.state = state
        self.events = events
        self.index = 0
        """The index of the event that is being logged."""
        self.log: list[EntryBuilder | LogEntry] = []
        self.current: EntryBuilder | None = None
        """The last entry, while it may still be extended."""
        self.support: SupportEntry | None = None
        """The entry of the last adviser who gave something: entries of powers may come after it."""
        self.battles: dict[int, EntryBuilder] = {}
        """By seat: the entry of its battle in this action; the battle's results are added later."""
        begun = [event[2] for event in events if event[0] == "year"]
        self.year: int = begun[0] - 1 if begun else min(state.year, LAST_YEAR)
        self.action: Action | None = state.rules.actions[state.past[2]] if state.past else None
        """The action that was chosen; None in the setup."""
        self.is_over = False
        self.soldiers: dict[int, int] = {}
        """By seat: soldiers from the king that are already in an entry."""
        phases = [index for index, event in enumerate(events) if event[0] == "phase"]
        self.first_phase: int = phases[0] if phases else len(events)
        """The index of the first event that is surely not the action's own."""

    def lines(self) -> list[LogEntry]:
        """Return all entries of the action."""
        words = self.language.words
        for index, (kind, *details) in enumerate(self.events):
            self.index = index
            if any(handler(self, *details) for exception_kind, handler in words.log_exceptions if exception_kind == kind):
                continue
            if kind in words.log_handlers:
                words.log_handlers[kind](self, *details)
        entries = [line.entry() if isinstance(line, EntryBuilder) else line for line in self.log]
        return [line for line in entries if line is not None]

    # ---- entries ----------------------------------------------------------------------------------------------------

    def continue_entry(self, entry_class: type[B], seat: int, theme: str) -> B:
        """Return the entry about a theme: the last one if seat and theme fit, else a new one of `entry_class`."""
        current = self.current
        if isinstance(current, entry_class) and current.seat == seat and current.theme == theme:
            return current
        return self.open_entry(entry_class, seat, theme)

    def open_entry(self, entry_class: type[B], seat: int, theme: str) -> B:
        """Add a new entry of `entry_class` and return it."""
        builder = entry_class(self.language, seat, theme)
        self.current = builder
        self.log.append(builder)
        return builder

    def add_entry(self, seat: int | None, text: str, detail: str = "", gain: int = 0, keys: Iterable[str] = ()) -> None:
        """Add an entry that is complete."""
        self.current = None
        self.log.append(entry(seat, text, detail, gain, keys))

    def add_heading(self, text: str) -> None:
        """Add a heading to the log."""
        self.current = None
        self.log.append(entry(None, "", head=text))

    # ---- what is known of the moment ----------------------------------------------------------------------------------

    def is_followed_by(self, *kinds: str) -> bool:
        """Return whether an event of one of these kinds follows."""
        return any(event[0] in kinds for event in self.events[self.index + 1 :])

    def is_own(self, verb: str) -> bool:
        """Return whether this event is still part of what an action of that verb does."""
        return self.action is not None and self.action.verb == verb and self.index < self.first_phase

    def is_council_clear(self) -> bool:
        """Return whether the dice of this event's season are gone from the state."""
        return any(event[0] == "phase" and event[2] in SEASONS for event in self.events[self.index + 1 :])

    def serving_adviser(self, seat: int) -> int:
        """Return the place of the adviser who serves a seat now, or -1 where the state no longer shows it. Dice are served in
        order.
        """
        if self.is_council_clear():
            return -1
        state = self.state
        served_count = next((step.next for step in state.agenda if isinstance(step, Support)), len(state.groups))
        served = [code for code in state.groups[:served_count] if seat_of(code) != NEUTRAL]
        remaining = sum(1 for event in self.events[self.index + 1 :] if event[0] == "support") + 1
        if remaining > len(served) or seat_of(served[-remaining]) != seat:
            return -1
        return place_of(served[-remaining])

    def add_phase_heading(self, phase: int) -> None:
        """Add the heading of a season or of winter, and that of a year with the royal aid."""
        _ = self.language.gettext
        headings = {
            AID: _("Year {year}"),
            SPRING: _("Year {year}, spring"),
            SUMMER: _("Year {year}, summer"),
            AUTUMN: _("Year {year}, autumn"),
            WINTER: _("Year {year}, winter"),
        }
        if phase in headings:
            self.add_heading(headings[phase].format(year=self.language.year[self.year]))


def lines(language: Language, state: State, events: Iterable[Event]) -> list[LogEntry]:
    """Return the entries for the events of one action (or of the setup), given the state right after it."""
    log = LogBuilder(language, state, list(events))
    if state.past is None and (not log.events or log.events[0][0] != "year"):
        log.add_heading(language.gettext("Before the first year"))
    return log.lines()


def moment(language: Language, state: State) -> str:
    """Return how far the game is: year and phase, or that it is over."""
    if state.is_over:
        return language.gettext("finished")
    return language.gettext("year {year}, {phase}").format(
        year=language.year[min(state.year, LAST_YEAR)], phase=language.phase[state.phase]
    )
