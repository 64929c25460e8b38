"""The course of the game: five years of eight phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import RUNS, Automatic, Step
from burgrave.engine.events import NOBODY
from burgrave.engine.programme import Slot
from burgrave.games.kingsburg.book import CourseStep
from burgrave.games.kingsburg.calendar import AID, AUTUMN, ENVOY, FAVOUR, PHASES, RECRUIT, SPRING, SUMMER, WINTER, YEARS
from burgrave.games.kingsburg.powers import DECLARED, EFFECTS_OF
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.moment import Moment

if TYPE_CHECKING:
    from burgrave.engine.ruleset import Ruleset

SEASON: Final = ("season_start", "roll", "influence", "support", "build", "season_end")
SLOTS: Final[dict[int, tuple[str, ...]]] = {
    AID: ("year_start", "aid"),
    SPRING: SEASON,
    FAVOUR: ("favour",),
    SUMMER: SEASON,
    ENVOY: ("envoy",),
    AUTUMN: SEASON,
    RECRUIT: ("recruit",),
    WINTER: ("winter_start", "reinforcements", "battle", "winter_end", "year_end", "year_closing"),
}
"""By phase: the slots of its programme."""


class StartYear(Automatic[State]):
    """A new year begins."""

    __slots__ = ()
    id: ClassVar[str] = "StartYear"

    def run(self, state: State) -> None:
        state.used = [0] * state.seats
        state.shown = 0
        state.menace = 0
        state.barred = [0] * state.seats
        state.events.append(("year", NOBODY, state.year))
        state.agenda.append(FIRST_PHASE)


class Phase(Automatic[State]):
    """Runs a phase from one of its steps on, and the phases that follow, until somebody must choose."""

    __slots__ = ("phase", "step")
    id: ClassVar[str] = "Phase"

    def __init__(self, phase: int, step: int) -> None:
        self.phase = phase
        self.step = step

    def run(self, state: State) -> None:
        agenda = state.agenda
        depth = len(agenda)
        for due in state.book.course[self.phase][self.step]:
            due.step.run(state)
            if len(agenda) > depth:
                agenda.insert(depth, due.after)
                return
        agenda.append(END_YEAR)

    def arguments(self) -> list[object]:
        return [self.phase, self.step]


class BeginPhase(Automatic[State]):
    """The first step of every phase: sets the phase."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, state: State) -> None:
        state.phase = self.phase
        state.events.append(("phase", NOBODY, self.phase))


class Ask(Automatic[State]):
    """Puts a step of the programme on the agenda that waits for somebody."""

    __slots__ = ("step",)
    id: ClassVar[str] = "Ask"

    def __init__(self, step: Step[State]) -> None:
        self.step = step

    def run(self, state: State) -> None:
        state.agenda.append(self.step)

    def arguments(self) -> list[object]:
        return [self.step]


class EndYear(Automatic[State]):
    """Begins another year, or ends the game."""

    __slots__ = ()
    id: ClassVar[str] = "EndYear"

    def run(self, state: State) -> None:
        state.year += 1
        if state.year < YEARS:
            state.agenda.append(START_YEAR)
        else:
            state.events.append(("over", NOBODY))
            state.agenda.append(GAME_CLOSING)
            state.agenda.append(GAME_END)


FIRST_PHASE: Final = Phase(AID, 0)
START_YEAR: Final = StartYear()
END_YEAR: Final = EndYear()
GAME_END: Final = Slot("game_end")
GAME_CLOSING: Final = Slot("game_closing")


def year_course(rules: Ruleset, powers: set[int]) -> list[list[list[CourseStep]]]:
    """Return by phase and step what is due from there to the end of the year, so that the course is one loop.

    Moments at which no power in play does anything are left out.
    """
    moments = {DECLARED[effect].moment for power in powers for effect in EFFECTS_OF[power]}
    course: list[list[list[CourseStep]]] = []
    following: list[CourseStep] = []
    for phase in reversed(range(len(PHASES))):
        steps: list[Step[State]] = [BeginPhase(phase), *(step for slot in SLOTS[phase] for step in rules.programme[slot])]
        steps = [step for step in steps if not isinstance(step, Moment) or step.moment in moments]
        tails = [following]
        for number in reversed(range(len(steps))):
            step = steps[number]
            following = [CourseStep(step if step.kind() == RUNS else Ask(step), Phase(phase, number + 1)), *following]
            tails.insert(0, following)
        course.insert(0, tails)
    return course
