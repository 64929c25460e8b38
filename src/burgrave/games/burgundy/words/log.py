"""The log: entries for one action, joining in one sentence what belongs together, with every point explained below it."""

from __future__ import annotations

from collections.abc import Iterable, Sized
from itertools import groupby
from typing import Any

from burgrave.engine.events import Event
from burgrave.games.burgundy.mainboard import PHASE_LETTERS, ROUNDS
from burgrave.games.burgundy.words.deeds import Deed
from burgrave.games.burgundy.words.final import last_points
from burgrave.games.burgundy.words.parts import all_of, told
from burgrave.games.burgundy.words.sentences import white_die
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import Entry, entry

TABLE = ("phase", "clear", "reveal", "round_goods", "roll", "goods", "turn", "over")
"""What the table does by itself."""
OWN, MINES, LAST = "own", "mines", "last"
"""Whose and which events stand together: what a player did, what mines bring, the last points."""


def lines(to: Tongue, state: Any, events: Iterable[Event]) -> list[Entry]:
    """The entries for the events of one action (or of the setup), given the state right after it."""
    found: list[Entry] = []
    events = list(events)
    if not events and state.past:
        # A tile was chosen for which room must be made: nothing has happened yet, but it is decided.
        return Deed(to, state, state.past[1], []).entries()
    for (kind, seat), run in groupby(events, Sorter()):
        group: list[Any] = list(run)
        if kind == OWN and seat not in state.book.people:
            found += told("automa", state.book.turns[seat].worth())(to, state, seat, group)
        elif kind == OWN:
            found += Deed(to, state, seat, group).entries()
        elif kind == MINES:
            found.append(income(to, seat, group))
        elif kind == LAST:
            gain = sum(event[3] for event in group)
            found.append(entry(seat, to.gettext("scored at the end"), last_points(to, state, seat, group), gain))
        else:
            found += table(to, state, group)
    return found


class Sorter:
    """Tells which events stand together; what is scored after the end of the game is no player's doing."""

    def __init__(self) -> None:
        self.is_over = False

    def __call__(self, event: Any) -> tuple[str, int]:
        kind, seat = event[0], event[1]
        if kind in TABLE or kind in all_of("table"):
            self.is_over |= kind == "over"
            return "table", -1
        if self.is_over:
            return LAST, seat
        if kind in ("silver", "workers") and event[3] == "mines":
            return MINES, seat
        return OWN, seat


def income(to: Tongue, seat: int, group: list[Any]) -> Entry:
    """What mines bring at the end of a phase."""
    gains = [to.silver(event[2]) if event[0] == "silver" else to.workers(event[2]) for event in group]
    return entry(seat, to.gettext("got {gains} from mines").format(gains=to.both(gains)))


def table(to: Tongue, state: Any, group: list[Any]) -> list[Entry]:
    """Phases and rounds begin, tiles and goods are laid out, dice are rolled."""
    _ = to.gettext
    found: list[Entry] = []
    by_kind = {kind: [event for event in group if event[0] == kind] for kind in TABLE}
    head = _("Phase {phase}, round {round}")
    for event in by_kind["phase"]:
        found.append(entry(None, "", head=head.format(phase=PHASE_LETTERS[event[2]], round=1)))
    cleared = len(by_kind["clear"])
    if cleared:
        told = to.ngettext("{count} tile goes back to the box", "{count} tiles go back to the box", cleared)
        found.append(entry(None, told.format(count=cleared)))
    if by_kind["reveal"]:
        coming = ", ".join(to.goods[event[3]] for event in by_kind["round_goods"])
        detail = _("Goods of the five rounds: {goods}").format(goods=coming) if coming else ""
        found.append(entry(None, _("New tiles lie in the depots"), detail))
    if by_kind["roll"] and not by_kind["phase"]:
        found.append(entry(None, "", head=head.format(phase=PHASE_LETTERS[state.phase], round=state.round + 1)))
    for event in by_kind["goods"]:
        found.append(entry(None, white_die(to, event[3], event[2]), keys=[f"depot:{event[2] + 1}", "white"]))
    for event in by_kind["roll"]:
        for seat in state.rota:
            first, second = event[2 + 2 * seat : 4 + 2 * seat]
            if not first:
                continue  # A seat that the game plays rolls in its turn.
            found.append(entry(seat, _("rolled {first} and {second}").format(first=first, second=second)))
    for kind, tell in all_of("table").items():
        events = [event for event in group if event[0] == kind]
        if events:
            found += tell(to, events)
    if by_kind["over"]:
        found.append(entry(None, "", head=_("Final scoring")))
    return found


def moment(to: Tongue, state: Any) -> str:
    """How far the game is: phase and round, or what comes before the first and after the last."""
    if state.is_over or not state.white:
        return stage(to, state.is_over, state.dealt)
    told = to.gettext("phase {letter}, round {number} of {rounds}")
    return told.format(letter=PHASE_LETTERS[state.phase], number=state.round + 1, rounds=ROUNDS)


def stage(to: Tongue, is_over: bool, dealt: Iterable[Sized]) -> str:
    """Before the first and after the last phase; `dealt` has the sides of a board that each seat may still choose from."""
    if is_over:
        return to.gettext("finished")
    # Expansions may ask for more before the first phase.
    return to.gettext("choosing duchies") if any(len(sides) > 1 for sides in dealt) else to.gettext("setting up")
