"""The log: the entries for one action, each a sentence with its points explained below it."""

from __future__ import annotations

from collections.abc import Iterable, Sized
from itertools import groupby
from typing import TYPE_CHECKING

from burgrave.engine.events import NOBODY, Event
from burgrave.engine.game_log import LogEntry
from burgrave.games.burgundy.mainboard import PHASE_LETTERS, ROUNDS
from burgrave.games.burgundy.words.entries import EntryBuilder
from burgrave.games.burgundy.words.final import last_points
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.sentences import white_die
from burgrave.games.log import entry

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

BOARD_EVENTS = ("phase", "clear", "reveal", "round_goods", "roll", "goods", "turn", "over")
"""Events of the base game that no seat causes."""
BOARD, OWN, MINES, LAST = "board", "own", "mines", "last"
"""Groups of events that share an entry: those of the board, what a player did, what mines bring, the last points."""


def lines(language: Language, state: State, events: Iterable[Event]) -> list[LogEntry]:
    """Return the entries for the events of one action (or of the setup), given the state right after it."""
    entries: list[LogEntry] = []
    events = list(events)
    if not events and state.past:
        # The seat chose a tile for which room must be made: there is no event yet, but the choice is final.
        return EntryBuilder(language, state, state.past[1], []).entries()
    for (kind, seat), run in groupby(events, EventGrouper(language)):
        group = list(run)
        if kind == OWN and seat not in state.book.people:
            entries += language.words.automa_entries[state.book.turns[seat].name()](language, state, seat, group)
        elif kind == OWN:
            entries += EntryBuilder(language, state, seat, group).entries()
        elif kind == MINES:
            entries.append(income(language, seat, group))
        elif kind == LAST:
            gain = sum(event[3] for event in group)
            entries.append(entry(seat, language.gettext("scored at the end"), last_points(language, state, seat, group), gain))
        else:
            entries += board_entries(language, state, group)
    return entries


class EventGrouper:
    """A key for `groupby`: the group and seat of an event. Points after the end of the game belong to the last points."""

    def __init__(self, language: Language) -> None:
        self.board_events = {*BOARD_EVENTS, *language.words.board_entries}
        self.is_over = False

    def __call__(self, event: Event) -> tuple[str, int]:
        kind, seat = event[0], event[1]
        if kind in self.board_events:
            self.is_over |= kind == "over"
            return BOARD, NOBODY
        if self.is_over:
            return LAST, seat
        if kind in ("silver", "workers") and event[3] == "mines":
            return MINES, seat
        return BOARD if seat == NOBODY else OWN, seat


def income(language: Language, seat: int, group: list[Event]) -> LogEntry:
    """Return the entry for what mines bring at the end of a phase."""
    gains = [language.silver(event[2]) if event[0] == "silver" else language.workers(event[2]) for event in group]
    return entry(seat, language.gettext("got {gains} from mines").format(gains=language.both(gains)))


def board_entries(language: Language, state: State, group: list[Event]) -> list[LogEntry]:
    """Return the entries for what no seat causes: phases and rounds begin, tiles and goods are laid out, dice are rolled."""
    _ = language.gettext
    entries: list[LogEntry] = []
    by_kind = {kind: [event for event in group if event[0] == kind] for kind in BOARD_EVENTS}
    head = _("Phase {phase}, round {round}")
    for event in by_kind["phase"]:
        entries.append(entry(None, "", head=head.format(phase=PHASE_LETTERS[event[2]], round=1)))
    cleared = len(by_kind["clear"])
    if cleared:
        text = language.ngettext("{count} tile goes back to the box", "{count} tiles go back to the box", cleared)
        entries.append(entry(None, text.format(count=cleared)))
    if by_kind["reveal"]:
        coming = ", ".join(language.goods[event[3]] for event in by_kind["round_goods"])
        detail = _("Goods of the five rounds: {goods}").format(goods=coming) if coming else ""
        entries.append(entry(None, _("New tiles lie in the depots"), detail))
    if by_kind["roll"] and not by_kind["phase"]:
        entries.append(entry(None, "", head=head.format(phase=PHASE_LETTERS[state.phase], round=state.round + 1)))
    for event in by_kind["goods"]:
        entries.append(entry(None, white_die(language, event[3], event[2]), keys=[f"depot:{event[2] + 1}", "white"]))
    for event in by_kind["roll"]:
        for seat in state.rota:
            first, second = event[2 + 2 * seat : 4 + 2 * seat]
            if not first:
                continue  # A seat that the game plays rolls in its turn.
            entries.append(entry(seat, _("rolled {first} and {second}").format(first=first, second=second)))
    for kind, entries_of in language.words.board_entries.items():
        events = [event for event in group if event[0] == kind]
        if events:
            entries += entries_of(language, events)
    if by_kind["over"]:
        entries.append(entry(None, "", head=_("Final scoring")))
    return entries


def moment(language: Language, state: State) -> str:
    """Return how far the game is: phase and round, or what comes before the first and after the last."""
    if state.is_over or not state.white:
        return stage(language, state.is_over, state.dealt)
    text = language.gettext("phase {letter}, round {number} of {rounds}")
    return text.format(letter=PHASE_LETTERS[state.phase], number=state.round + 1, rounds=ROUNDS)


def stage(language: Language, is_over: bool, dealt: Iterable[Sized]) -> str:
    """Return how far the game is before the first and after the last phase; `dealt` has the sides that each seat may still choose
    from."""
    if is_over:
        return language.gettext("finished")
    # Expansions may ask for more before the first phase.
    return language.gettext("choosing duchies") if any(len(sides) > 1 for sides in dealt) else language.gettext("setting up")
