"""The log: entries for one action, joining in one sentence what belongs together, with every point explained below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from burgrave.engine.events import Event
from burgrave.games.kingsburg.calendar import AID, AUTUMN, SPRING, SUMMER, WINTER
from burgrave.games.kingsburg.steps.groups import NEUTRAL, place_of, seat_of
from burgrave.games.kingsburg.words import deeds
from burgrave.games.kingsburg.words.drafts import Draft, SupportDraft
from burgrave.games.kingsburg.words.tongue import Tongue
from burgrave.games.wording import Entry, entry

SEASONS = (SPRING, SUMMER, AUTUMN)
LAST_YEAR = 4

D = TypeVar("D", bound=Draft)


class Story:
    """Reads the events of one action, and tells them from the state right after it."""

    def __init__(self, to: Tongue, state: Any, events: list[Any]) -> None:
        self.to = to
        self.state = state
        self.events = events
        self.at = 0
        """The event that is read."""
        self.told: list[Draft | Entry] = []
        self.current: Draft | None = None
        self.support: SupportDraft | None = None
        """The last adviser who gave something: what powers make of it may stand between."""
        self.battles: dict[int, Draft] = {}
        """By seat: how a battle of this action went; what it brings comes later."""
        begun = [event[2] for event in events if event[0] == "year"]
        self.year: int = begun[0] - 1 if begun else min(state.year, LAST_YEAR)
        self.action: Any = state.rules.actions[state.past[2]] if state.past else None
        """What was chosen; None in the setup."""
        self.is_over = False
        self.soldiers: dict[int, int] = {}
        """By seat: soldiers from the king that an entry tells already."""
        phases = [at for at, event in enumerate(events) if event[0] == "phase"]
        self.first_phase: int = phases[0] if phases else len(events)
        """Where the action's own events surely end."""

    def lines(self) -> list[Entry]:
        """All entries."""
        for at, event in enumerate(self.events):
            self.at = at
            teller = deeds.TELLERS.get(str(event[0]))
            if teller is not None:
                teller(self, event)
        found = [it.entry() if isinstance(it, Draft) else it for it in self.told]
        return [it for it in found if it is not None]

    # ---- entries ----------------------------------------------------------------------------------------------------

    def draft(self, of: type[D], seat: int, theme: Any) -> D:
        """The entry about a theme: the last one, if it is about just that, or a new one."""
        current = self.current
        if isinstance(current, of) and current.seat == seat and current.theme == theme:
            return current
        return self.open(of, seat, theme)

    def open(self, of: type[D], seat: int, theme: Any) -> D:
        """A new entry."""
        made = of(self.to, seat, theme)
        self.current = made
        self.told.append(made)
        return made

    def say(self, seat: int | None, text: str, detail: str = "", gain: int = 0, keys: Iterable[str] = ()) -> None:
        """An entry that is complete."""
        self.current = None
        self.told.append(entry(seat, text, detail, gain, keys))

    def head(self, text: str) -> None:
        """A heading."""
        self.current = None
        self.told.append(entry(None, "", head=text))

    # ---- what is known of the moment ----------------------------------------------------------------------------------

    def later(self, *kinds: str) -> bool:
        """Whether such an event follows."""
        return any(event[0] in kinds for event in self.events[self.at + 1 :])

    def is_own(self, verb: str) -> bool:
        """Whether this event is still what an action of that verb does."""
        return self.action is not None and self.action.verb == verb and self.at < self.first_phase

    def is_table_clear(self) -> bool:
        """Whether the dice of this event's season are gone from the state."""
        return any(event[0] == "phase" and event[2] in SEASONS for event in self.events[self.at + 1 :])

    def served(self, seat: int) -> int:
        """The adviser who helps a seat now, as far as the state still tells it: dice are served in order; -1 where it does not."""
        if self.is_table_clear():
            return -1
        state = self.state
        done = next((step.next for step in state.agenda if step.worth() == "Support"), len(state.groups))
        served = [code for code in state.groups[:done] if seat_of(code) != NEUTRAL]
        later = sum(1 for event in self.events[self.at + 1 :] if event[0] == "support") + 1
        if later > len(served) or seat_of(served[-later]) != seat:
            return -1
        return place_of(served[-later])

    def phase_begins(self, phase: int) -> None:
        """Seasons and winter have a heading, and the royal aid that of its year."""
        _ = self.to.gettext
        told = {
            AID: _("Year {year}"),
            SPRING: _("Year {year}, spring"),
            SUMMER: _("Year {year}, summer"),
            AUTUMN: _("Year {year}, autumn"),
            WINTER: _("Year {year}, winter"),
        }
        if phase in told:
            self.head(told[phase].format(year=self.to.year[self.year]))


def lines(to: Tongue, state: Any, events: Iterable[Event]) -> list[Entry]:
    """The entries for the events of one action (or of the setup), given the state right after it."""
    story = Story(to, state, list(events))
    if state.past is None and (not story.events or story.events[0][0] != "year"):
        story.head(to.gettext("Before the first year"))
    return story.lines()


def moment(to: Tongue, state: Any) -> str:
    """How far the game is: year and phase, or what comes before the first and after the last."""
    if state.is_over:
        return to.gettext("finished")
    return to.gettext("year {year}, {phase}").format(year=to.year[min(state.year, LAST_YEAR)], phase=to.phase[state.phase])
