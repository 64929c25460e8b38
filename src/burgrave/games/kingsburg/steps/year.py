"""The course of the game: five years of eight phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Automatic, Step
from burgrave.engine.events import NOBODY
from burgrave.engine.programme import Slot
from burgrave.games.kingsburg.calendar import AID, AUTUMN, ENVOY, FAVOUR, PHASES, RECRUIT, SPRING, SUMMER, WINTER, YEARS
from burgrave.games.kingsburg.powers import DECLARED, EFFECTS_OF
from burgrave.games.kingsburg.steps.moment import Moment

if TYPE_CHECKING:
    from burgrave.engine.ruleset import Ruleset
    from burgrave.games.kingsburg.state import State

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
"""The programme of each phase."""


class StartYear(Automatic):
    """A new year begins."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        state.used = [0] * state.seats
        state.shown = 0
        state.menace = 0
        state.barred = [0] * state.seats
        state.events.append(("year", NOBODY, state.year))
        state.agenda.append(START_PHASES[AID])


class StartPhase(Automatic):
    """The marker moves on, and the phase takes its course."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, table: Any) -> None:
        state: State = table
        state.phase = self.phase
        state.events.append(("phase", NOBODY, self.phase))
        state.agenda.extend(state.book.course[self.phase])

    def numbers(self) -> list[object]:
        return [self.phase]


class EndYear(Automatic):
    """Another year, or the end of the game."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        state.year += 1
        if state.year < YEARS:
            state.agenda.append(START_YEAR)
        else:
            state.events.append(("over", NOBODY))
            state.agenda.append(GAME_CLOSING)
            state.agenda.append(GAME_END)


START_YEAR: Final = StartYear()
START_PHASES: Final[list[StartPhase]] = [StartPhase(phase) for phase in range(len(PHASES))]
END_YEAR: Final = EndYear()
GAME_END: Final = Slot("game_end")
GAME_CLOSING: Final = Slot("game_closing")


def year_course(rules: Ruleset, powers: set[int]) -> list[list[Step]]:
    """By phase: what goes on the agenda, the last first. Moments at which no power in play does anything are left out."""
    moments = {DECLARED[effect].moment for power in powers for effect in EFFECTS_OF[power]}
    course: list[list[Step]] = []
    for phase in range(len(PHASES)):
        steps = [step for slot in SLOTS[phase] for step in rules.programme[slot]]
        steps = [step for step in steps if not isinstance(step, Moment) or step.moment in moments]
        steps.append(START_PHASES[phase + 1] if phase < WINTER else END_YEAR)
        course.append(steps[::-1])
    return course
