"""The log: entries for one action, joining in one sentence what belongs together, with every point explained below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from burgrave.engine.events import NOBODY, Event
from burgrave.games.tuscany.numbers import PHASES, START_CARDS
from burgrave.games.tuscany.words.deeds import Deed
from burgrave.games.tuscany.words.final import last_points, phase_points
from burgrave.games.tuscany.words.tongue import Tongue
from burgrave.games.wording import Entry, Telling, entry, first_upper


class Story(Telling[Tongue, Deed]):
    """Reads the events of one action, and tells them from the state right after it."""

    def __init__(self, to: Tongue, state: Any, events: list[Any]) -> None:
        super().__init__(to, state, events, Deed)
        self.alike: list[Entry] = []
        """Open tokens that were replaced meanwhile, told after it."""
        self.fresh: list[str] = []
        """Tokens that lie open for those that were cleared."""
        self.is_clearing = False
        """Whether neutral tokens that are revealed now replace others."""
        self.is_last_round = False
        self.is_over = False

    def lines(self) -> list[Entry]:
        """All entries."""
        actor = self.state.past[1] if self.state.past else NOBODY
        for at, event in enumerate(self.events):
            kind = event[0]
            if kind == "secret" and self.events[-1][0] == "arrange":
                continue  # the last one is ready: what all have done follows
            if kind in TABLE:
                self.close()
                self.table(event)
            elif kind in ("alike", "clear", "reveal"):
                self.display(event)
            elif kind == "score" and event[2] == "green":
                self.told.append(phase_points(self.to, event[1], event[3], self.red_before(at)))
            elif self.is_over:
                if self.events[at - 1][:2] != event[:2]:
                    own = [other for other in self.events[at:] if other[0] == "score" and other[1] == event[1]]
                    self.told.append(last_points(self.to, self.state, event[1], own))
            else:
                self.doer(actor if event[1] == NOBODY else event[1]).tell(event)
                if kind == "exchange":
                    self.is_clearing = True
        self.close()
        return self.told

    def close(self) -> None:
        """What was collected becomes entries, and then what was replaced meanwhile."""
        self.tell_fresh()
        super().close()
        self.told += self.alike
        self.alike, self.is_clearing = [], False

    # ---- open tokens -------------------------------------------------------------------------------------------------

    def display(self, event: Any) -> None:
        """Open tokens come and go; a player's own stack fills up without words."""
        kind, seat = event[:2]
        if kind == "alike":
            self.tell_fresh()
            self.is_clearing = True
            told = self.to.gettext("Five open tokens are {tokens}: all of them are replaced")
            self.alike.append(entry(None, told.format(tokens=self.to.alike[event[2]])))
        elif kind == "clear":
            key = f"open:{event[3] + 1}"
            if self.alike:
                self.alike[-1]["keys"].append(key)
            elif self.deed is not None:
                self.deed.keys.append(key)
        elif seat == NOBODY and self.is_clearing:
            self.fresh.append(self.to.title[event[2]])

    def tell_fresh(self) -> None:
        """What came for what went."""
        if self.fresh:
            told = self.to.gettext("new: {tokens}").format(tokens=", ".join(self.fresh))
            if self.alike:
                self.alike[-1]["detail"] = first_upper(told)
            elif self.deed is not None:
                self.deed.details.append(told)
        self.fresh = []

    # ---- the course of the game --------------------------------------------------------------------------------------

    def table(self, event: Any) -> None:
        """Rounds and phases."""
        _ = self.to.gettext
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
        """The red points of the seat of an event before it."""
        seat = self.events[at][1]
        later: int = sum(event[3] for event in self.events[at:] if event[0] == "score" and event[1] == seat)
        before: int = self.state.red[seat] - later
        return before


TABLE = ("round", "turn", "end", "phase_end", "last_round", "over")
"""What the table does by itself, and what needs no words."""


def lines(to: Tongue, state: Any, events: Iterable[Event]) -> list[Entry]:
    """The entries for the events of one action (or of the setup), given the state right after it."""
    events = list(events)
    if state.past is None and (not events or events[0][0] == "draw"):
        return setup(to, state, events)
    return Story(to, state, events).lines()


def setup(to: Tongue, state: Any, events: list[Any]) -> list[Entry]:
    """What everybody was dealt; the reader's own cards too."""
    _ = to.gettext
    told = _("Everybody is dealt three parts of an estate and {cards}").format(cards=to.cards(START_CARDS))
    own = [event for event in events if event[0] == "whisper"]
    first = _("{name} begins every round").format(name=to.player(state.first))
    return [
        entry(None, "", head=_("Before the first turn")),
        entry(None, told, first, keys=["deck"]),
        *(entry(event[1], _("drew {cards}").format(cards=to.cards(len(event) - 3)), to.hand(event[3:])) for event in own),
    ]


def moment(to: Tongue, state: Any) -> str:
    """How far the game is: phase and round, or what comes before the first and after the last."""
    _ = to.gettext
    if state.is_over:
        return _("finished")
    if not state.round:
        return _("choosing bonus tokens") if state.covered[0] else _("arranging estates")
    told = _("phase {phase} of {phases}, last round") if state.last else _("phase {phase} of {phases}, round {round}")
    return told.format(phase=min(state.phase, PHASES - 1) + 1, phases=PHASES, round=state.round)
