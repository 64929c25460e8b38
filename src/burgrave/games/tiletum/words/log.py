"""The log: entries for one action, joining what belongs together, with every point explained below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from burgrave.engine.events import NOBODY, Event
from burgrave.engine.game_log import LogEntry
from burgrave.games.language import first_upper
from burgrave.games.log import LogBuilder, entry
from burgrave.games.tiletum.fairs import KING_FAIR
from burgrave.games.tiletum.kinds import GOLD, GOOD_KINDS
from burgrave.games.tiletum.numbers import LAPS, ROUNDS, START_GOODS, START_POINTS
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.storage import TakeKingTile
from burgrave.games.tiletum.words.entries import ActionEntry
from burgrave.games.tiletum.words.final import last_points
from burgrave.games.tiletum.words.language import Language
from burgrave.games.tiletum.words.sentences import corrupted, fair_counts, minus, ordered, rolled
from burgrave.games.words import asking_step

SILENT: Final = ("turn", "end", "skip", "pay", "reveal", "offer", "tile", "clean_up")
"""Kinds of events that the board shows, or that are mentioned with something else."""


class ActionLog(LogBuilder[Language, State, ActionEntry]):
    """Builds the entries for the events of one action, given the state right after it."""

    def __init__(self, language: Language, state: State, events: list[Event]) -> None:
        super().__init__(language, state, events, ActionEntry)
        self.round = state.round
        self.dice: tuple[int, ...] = ()
        """The faces that were rolled; they stand below the heading of the first turn."""
        self.phase = ""
        """The event that began what is going on around the table: a `corruption`, the `king_phase`, a new `order`, a `fair`."""
        self.fair: tuple[int, int] = (KING_FAIR, 0)
        """The tile of the fair that is held, and its points."""
        if any(event[0] == "round" for event in events):
            # What comes before it belongs to the round before.
            self.round -= 1

    def lines(self) -> list[LogEntry]:
        """Return the entries for all events."""
        for event in self.events:
            kind = event[0]
            if kind in SILENT:
                continue
            if event[1] == NOBODY:
                self.close()
                self.add_course(event)
            elif self.phase == "over":
                self.add_last(event)
            elif kind == "attend" or (kind == "king" and self.phase) or (kind == "score" and is_of_a_phase(event[2])):
                self.close()
                self.add_for_all(event)
            else:
                self.of_seat(event[1]).add_event(event)
        self.close()
        return self.log

    # ---- the course of the game --------------------------------------------------------------------------------------

    def add_course(self, event: Event) -> None:
        """Add headings of rounds and phases, and what they begin with."""
        kind, _ = event[0], self.language.gettext
        if kind == "round":
            self.round = event[2]
        elif kind == "roll":
            self.dice = event[2:]
        elif kind == "corruption":
            self.phase = kind
            self.head(_("Round {round}, turn {turn}").format(round=self.round, turn=event[2]))
            if self.dice:
                text = _("Rolled: {dice}").format(dice=self.language.dice(len(self.dice)))
                self.log.append(entry(None, text, first_upper(rolled(self.language, self.dice))))
                self.dice = ()
            self.log.append(entry(None, corrupted(self.language, event[3]), keys=[f"corruption:{event[2]}"]))
        elif kind == "king_phase":
            self.phase = kind
            self.head(_("Round {round}, king phase").format(round=event[2]))
        elif kind == "order":
            self.phase = kind
            self.log.append(entry(None, ordered(self.language, event[2:])))
        elif kind == "fair":
            self.add_fair(*event[2:])
        elif kind == "over":
            self.phase = kind
            self.head(_("Final scoring"))

    def add_fair(self, city: int, tile: int, points: int) -> None:
        """Add the heading of a fair, and whether nobody comes."""
        self.phase, self.fair = "fair", (tile, points)
        text = self.language.gettext("Round {round}, fair in {city}")
        self.head(text.format(round=self.round, city=self.language.place(city)))
        if not any(other[0] == "attend" for other in self.events):
            self.log.append(entry(None, self.language.gettext("Nobody takes part")))

    # ---- what happens to all -----------------------------------------------------------------------------------------

    def add_for_all(self, event: Event) -> None:
        """Add points of the king track and of fairs, and markers that move by themselves."""
        kind, seat, language = event[0], event[1], self.language
        if kind == "king":
            self.add_move(seat, event[3])
        elif kind == "attend":
            self.add_attending(seat, event[2])
        elif event[2] in ("king", "leader"):
            points = event[3]
            text = language.gettext("led with no tile left") if event[2] == "leader" else language.gettext("scored the king track")
            self.log.append(entry(seat, text, first_upper(signed(language, points)), points))
        else:
            self.log[-1]["gain"] += event[3]

    def add_move(self, seat: int, space: int) -> None:
        """Add a marker to the entry of what moved it: where it is after corruption, or that it is back at 0."""
        name = self.language.player(seat)
        text = self.language.gettext("{name} to {space}").format(name=name, space=minus(space))
        last = self.log[-1]
        last["keys"].append(f"{seat}.king:{space}")
        last["detail"] = f"{last['detail']}, {text}" if last["detail"] else text

    def add_attending(self, seat: int, often: int) -> None:
        """Add that a seat takes part in the fair; the points come with the next event, if there are any."""
        language, (tile, points) = self.language, self.fair
        if tile == KING_FAIR:
            once = language.gettext("{points}, and {track} for the king track")
            detail = once.format(points=language.points(points), track=minus(self.king_space(seat)))
        else:
            detail = language.gettext("{count} × {points} {each}").format(
                count=often, points=points, each=fair_counts(language, tile)
            )
        text = language.gettext("scored the fair") if often else language.gettext("had nothing to score at the fair")
        self.log.append(entry(seat, text, first_upper(detail), keys=[f"fair:{self.round}"]))

    def king_space(self, seat: int) -> int:
        """Return where a marker was when the king's fair was held. The points of the track, which came just before, tell."""
        return next((event[3] for event in self.events if event[:3] == ("score", seat, "king")), 0)

    def add_last(self, event: Event) -> None:
        """Add what is counted at the end, one entry for each seat."""
        seat = event[1]
        if not self.log or self.log[-1]["seat"] != seat:
            own = [other for other in self.events if other[0] == "score" and other[1] == seat and other[2] in LAST]
            self.log.append(last_points(self.language, self.state, seat, own))


LAST: Final = ("buildings", "houses_and_pillars", "goods")
"""Sources of points at the end."""


def is_of_a_phase(source: str) -> bool:
    """Return whether points come from the king phase or a fair, and not from what a seat does."""
    return source in ("king", "leader", "fairs")


def signed(language: Language, points: int) -> str:
    """Return points gained in words, or lost with a negative number."""
    return language.points(points) if points >= 0 else language.gettext("{points} lost").format(points=language.points(-points))


def lines(language: Language, state: State, events: Iterable[Event]) -> list[LogEntry]:
    """Return the entries for the events of one action (or of the setup), given the state right after it."""
    events = list(events)
    entries = ActionLog(language, state, events).lines()
    is_setup = state.past is None and any(event[0] == "round" for event in events)
    return [*setup(language, state, events), *entries] if is_setup else entries


def setup(language: Language, state: State, events: list[Event]) -> list[LogEntry]:
    """Return the entries of a new game: what modules lay out, and what everybody begins with."""
    _ = language.gettext
    entries = [entry(None, "", head=_("Before the first turn"))]
    laid_out = language.words.setup_entries
    entries += [laid_out[event[0]](language, *event[1:]) for event in events if event[0] in laid_out]
    for seat in state.order:
        goods = language.bundle([state.goods[seat * GOOD_KINDS + GOLD], *START_GOODS[1:]])
        detail = _("{points}; {goods}").format(points=language.points(START_POINTS), goods=goods)
        entries.append(entry(seat, _("sets out"), detail, START_POINTS))
    return entries


def moment(language: Language, state: State) -> str:
    """Return how far the game is: round and turn, or the king phase."""
    _ = language.gettext
    if state.is_over:
        return _("finished")
    if isinstance(asking_step(state), TakeKingTile):
        return _("round {round} of {rounds}, king phase").format(round=state.round, rounds=ROUNDS)
    text = _("round {round} of {rounds}, turn {turn} of {turns}")
    return text.format(round=state.round, rounds=ROUNDS, turn=state.lap, turns=LAPS)
