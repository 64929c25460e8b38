"""The log: entries for one action, joining what belongs together, with every point explained below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from burgrave.engine.events import NOBODY, Event
from burgrave.games.tiletum.fairs import KING_FAIR
from burgrave.games.tiletum.kinds import GOLD, GOOD_KINDS
from burgrave.games.tiletum.numbers import LAPS, ROUNDS, START_GOODS, START_POINTS
from burgrave.games.tiletum.words.deeds import Deed
from burgrave.games.tiletum.words.final import last_points
from burgrave.games.tiletum.words.sentences import corrupted, fair_counts, minus, ordered, rolled
from burgrave.games.tiletum.words.tongue import Tongue
from burgrave.games.wording import Entry, Telling, asking_step, entry, first_upper

SILENT: Final = ("turn", "end", "skip", "pay", "reveal", "offer", "tile", "clean_up")
"""What the table shows, or what is told with something else."""


class Story(Telling[Tongue, Deed]):
    """Reads the events of one action, and tells them from the state right after it."""

    def __init__(self, to: Tongue, state: Any, events: list[Any]) -> None:
        super().__init__(to, state, events, Deed)
        self.round = state.round
        self.dice: Any = ()
        """What was rolled, told below the heading of the first turn."""
        self.phase = ""
        """The event that began what is going on around the table: a `corruption`, the `king_phase`, a new `order`, a `fair`."""
        self.fair: Any = None
        if any(event[0] == "round" for event in events):
            # What comes before it belongs to the round before.
            self.round -= 1

    def lines(self) -> list[Entry]:
        """All entries."""
        for event in self.events:
            kind = event[0]
            if kind in SILENT:
                continue
            if event[1] == NOBODY:
                self.close()
                self.table(event)
            elif self.phase == "over":
                self.last(event)
            elif kind == "attend" or (kind == "king" and self.phase) or (kind == "score" and is_of_a_phase(event[2])):
                self.close()
                self.everybody(event)
            else:
                self.doer(event[1]).tell(event)
        self.close()
        return self.told

    # ---- the course of the game --------------------------------------------------------------------------------------

    def table(self, event: Any) -> None:
        """Rounds, phases, and what they begin with."""
        kind, _ = event[0], self.to.gettext
        if kind == "round":
            self.round = event[2]
        elif kind == "roll":
            self.dice = event[2:]
        elif kind == "corruption":
            self.phase = kind
            self.head(_("Round {round}, turn {turn}").format(round=self.round, turn=event[2]))
            if self.dice:
                told = _("Rolled: {dice}").format(dice=self.to.dice(len(self.dice)))
                self.told.append(entry(None, told, first_upper(rolled(self.to, self.dice))))
                self.dice = ()
            self.told.append(entry(None, corrupted(self.to, event[3]), keys=[f"corruption:{event[2]}"]))
        elif kind == "king_phase":
            self.phase = kind
            self.head(_("Round {round}, king phase").format(round=event[2]))
        elif kind == "order":
            self.phase = kind
            self.told.append(entry(None, ordered(self.to, event[2:])))
        elif kind == "fair":
            self.hold(event)
        elif kind == "over":
            self.phase = kind
            self.head(_("Final scoring"))

    def hold(self, event: Any) -> None:
        """A fair, and whether anybody comes."""
        self.phase, self.fair = "fair", event
        told = self.to.gettext("Round {round}, fair in {city}")
        self.head(told.format(round=self.round, city=self.to.place(event[2])))
        if not any(other[0] == "attend" for other in self.events):
            self.told.append(entry(None, self.to.gettext("Nobody takes part")))

    # ---- what happens to all -----------------------------------------------------------------------------------------

    def everybody(self, event: Any) -> None:
        """Points of the king track and of fairs; markers that move by themselves."""
        kind, seat, to = event[0], event[1], self.to
        if kind == "king":
            self.moved(event)
        elif kind == "attend":
            self.attended(event)
        elif event[2] in ("king", "leader"):
            points = event[3]
            told = to.gettext("led with no tile left") if event[2] == "leader" else to.gettext("scored the king track")
            self.told.append(entry(seat, told, first_upper(signed(to, points)), points))
        else:
            self.told[-1]["gain"] += event[3]

    def moved(self, event: Any) -> None:
        """A marker, told with what moved it: where it is after corruption, or that it is back at 0."""
        name = self.to.player(event[1])
        told = self.to.gettext("{name} to {space}").format(name=name, space=minus(event[3]))
        last = self.told[-1]
        last["keys"].append(f"{event[1]}.king:{event[3]}")
        last["detail"] = f"{last['detail']}, {told}" if last["detail"] else told

    def attended(self, event: Any) -> None:
        """Somebody takes part in the fair; the points come with the next event, if there are any."""
        _, _, _, tile, worth = self.fair
        to, seat, often = self.to, event[1], event[2]
        if tile == KING_FAIR:
            told = to.gettext("{points}, and {track} for the king track")
            detail = told.format(points=to.points(worth), track=minus(self.king_space(seat)))
        else:
            detail = to.gettext("{count} × {points} {each}").format(count=often, points=worth, each=fair_counts(to, tile))
        text = to.gettext("scored the fair") if often else to.gettext("had nothing to score at the fair")
        self.told.append(entry(seat, text, first_upper(detail), keys=[f"fair:{self.round}"]))

    def king_space(self, seat: int) -> int:
        """Where a marker was when the king's fair was held: the points of the track, told just before, say so."""
        return next((event[3] for event in self.events if event[:3] == ("score", seat, "king")), 0)

    def last(self, event: Any) -> None:
        """What is counted at the end, one entry for each seat."""
        seat = event[1]
        if not self.told or self.told[-1]["seat"] != seat:
            own = [other for other in self.events if other[0] == "score" and other[1] == seat and other[2] in LAST]
            self.told.append(last_points(self.to, self.state, seat, own))


LAST: Final = ("buildings", "houses_and_pillars", "goods")
"""Sources of points at the end."""


def is_of_a_phase(source: str) -> bool:
    """Whether points come from the king phase or a fair, and not from what a seat does."""
    return source in ("king", "leader", "fairs")


def signed(to: Tongue, points: int) -> str:
    """Points gained or lost."""
    return to.points(points) if points >= 0 else to.gettext("{points} lost").format(points=to.points(-points))


def lines(to: Tongue, state: Any, events: Iterable[Event]) -> list[Entry]:
    """The entries for the events of one action (or of the setup), given the state right after it."""
    events = list(events)
    told = Story(to, state, events).lines()
    is_setup = state.past is None and any(event[0] == "round" for event in events)
    return [*setup(to, state, events), *told] if is_setup else told


def setup(to: Tongue, state: Any, events: list[Any]) -> list[Entry]:
    """What everybody begins with."""
    _ = to.gettext
    found = [entry(None, "", head=_("Before the first turn"))]
    for event in events:
        if event[0] == "layout":
            actions = ", ".join(to.action[kind] for kind in event[2:])
            found.append(entry(None, _("The action tiles lie around the wheel"), first_upper(actions)))
    for seat in state.order:
        goods = to.bundle([state.goods[seat * GOOD_KINDS + GOLD], *START_GOODS[1:]])
        detail = _("{points}; {goods}").format(points=to.points(START_POINTS), goods=goods)
        found.append(entry(seat, _("sets out"), detail, START_POINTS))
    return found


def moment(to: Tongue, state: Any) -> str:
    """How far the game is: round and turn."""
    _ = to.gettext
    if state.is_over:
        return _("finished")
    if asking_step(state).worth() == "TakeKingTile":
        return _("round {round} of {rounds}, king phase").format(round=state.round, rounds=ROUNDS)
    told = _("round {round} of {rounds}, turn {turn} of {turns}")
    return told.format(round=state.round, rounds=ROUNDS, turn=state.lap, turns=LAPS)
