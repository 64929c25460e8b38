"""Building: in turn order each seat may put up one building, with the envoy a second one (p. 6-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import MAY_LAPSE, WAITS, Choice, Step
from burgrave.games.kingsburg.buildings import COLUMN, COST, INDESTRUCTIBLE, PLOT, PLOTS, POINTS_BY_YEAR, ROW, ROWS
from burgrave.games.kingsburg.bundles import GOLD, RESOURCES, STONE, WOOD
from burgrave.games.kingsburg.calendar import SPRING
from burgrave.games.kingsburg.elements import BUILD, BUILD_WITH, BY_ENGINEER, BY_ENVOY, PLAIN, SEATS, SKIP
from burgrave.games.kingsburg.holdings import buildings, gain_resource
from burgrave.games.kingsburg.points import BUILDINGS as BUILDING_POINTS_SOURCE
from burgrave.games.kingsburg.points import RAZED, score
from burgrave.games.kingsburg.questions import (
    BUILDING_POINTS,
    COLUMN_GOLD,
    COLUMN_POINTS,
    COLUMN_WOOD,
    DISCOUNT_IF_FEWEST,
    EXTRA_BUILDING,
    QUESTIONS,
    ROW_B_POINTS,
    SPRING_GOLD,
    YEARLY_DISCOUNT,
)
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps import used
from burgrave.games.kingsburg.steps.in_order import InOrder
from burgrave.games.kingsburg.steps.influence import use_envoy

if TYPE_CHECKING:
    from burgrave.engine.action import Action

THIRD_COLUMN: Final = 2
ROW_B: Final = ROWS.index("B")
NO_DISCOUNT: Final = 1
"""In `elements.BUILD`: a discount is there to take, and not taken."""
FIRST_DISCOUNT: Final = 2


A_WOOD: Final = 1 << 10
A_STONE: Final = 1 << 20
GUARD: Final = (1 << 9) * (1 + A_WOOD + A_STONE)
"""Three numbers below 512 in one, each with a bit above it: where that is gone after a subtraction, there was not enough."""

Next = tuple[tuple[int, int, bool], ...]
"""Buildings with their printed costs, packed, and whether they stand in the third column or later."""


class Building(InOrder):
    """Everybody builds."""

    __slots__ = ()
    id: ClassVar[str] = "Building"

    def __init__(self, turn: int) -> None:
        super().__init__(turn, BUILDS, BUILDING)


def packed_cost(building: int) -> int:
    """The printed cost of a building in one number."""
    gold, wood, stone = COST[building]
    return gold + wood * A_WOOD + stone * A_STONE


def next_buildings(state: State, seat: int) -> Next:
    """The buildings that a seat may put up next, one in each row; remembered by what stands."""
    known = state.book.next_buildings
    key = state.built[seat] * ALL_STRIPS + state.strips[seat]
    found = known.get(key)
    if found is None:
        plots = state.plots_open(seat)
        there = [state.building_on(seat, plot) for plot in range(PLOTS) if plots >> plot & 1]
        found = tuple([(building, packed_cost(building), COLUMN[building] >= THIRD_COLUMN) for building in there])
        if len(known) >= REMEMBERED:
            known.clear()
        known[key] = found
    return found


def price(state: State, seat: int, building: int) -> list[int]:
    """What a building costs a seat now, before discounts it may choose; never less than nothing of a kind."""
    cost = COST[building]
    own = seat * QUESTIONS
    answers = state.answers
    gold = cost[0]
    wood = cost[1]
    if COLUMN[building] >= THIRD_COLUMN:
        gold = max(0, gold - answers[own + COLUMN_GOLD])
        wood = max(0, wood - answers[own + COLUMN_WOOD])
    if state.phase == SPRING:
        gold += answers[own + SPRING_GOLD]
    return [gold, wood, cost[2]]


def has_printed_prices(state: State, seat: int) -> bool:
    """Whether nothing changes what buildings cost a seat now, but for discounts it may choose."""
    own = seat * QUESTIONS
    answers = state.answers
    return not (answers[own + COLUMN_GOLD] or answers[own + COLUMN_WOOD] or (state.phase == SPRING and answers[own + SPRING_GOLD]))


def discounts(state: State, seat: int, follows: int) -> list[int]:
    """By resource: how many fewer of it the seat may choose to pay for one building now.

    Who has the fewest buildings is asked when the seat's turn to build comes (p. 14), so not for one that follows.
    """
    own = seat * QUESTIONS
    answers = state.answers
    found = [0] * RESOURCES
    if not state.used[seat] & used.DISCOUNT:
        for kind in range(RESOURCES):
            found[kind] += answers[own + YEARLY_DISCOUNT + kind]
    if answers[own + DISCOUNT_IF_FEWEST] and not follows:
        count = buildings(state, seat)
        if all(buildings(state, other) >= count for other in range(state.seats)):
            for kind in range(RESOURCES):
                found[kind] += 1
    return found


class Build(Choice[State]):
    """One seat builds or does not. It `follows` a building of the same seat that it put up right before."""

    __slots__ = ("follows",)
    id: ClassVar[str] = "Build"

    def __init__(self, seat: int, follows: int) -> None:
        self.seat = seat
        self.follows = follows

    def arguments(self) -> list[object]:
        return [self.seat, self.follows]

    def kind(self) -> int:
        # Whoever's turn it is has something to build (`Building` has looked); a second building may be out of reach.
        return MAY_LAPSE if self.follows else WAITS

    def options(self, state: State, seat: int) -> list[Action]:
        found: list[Action] = []
        if not self.follows:
            self.propose(state, seat, PLAIN, found)
        else:
            if state.envoy == seat:
                self.propose(state, seat, BY_ENVOY, found)
            if state.answers[seat * QUESTIONS + EXTRA_BUILDING] and not state.used[seat] & used.EXTRA_BUILDING:
                self.propose(state, seat, BY_ENGINEER, found)
        if found:
            found.append(SKIP)
        return found

    def propose(self, state: State, seat: int, by: int, found: list[Action]) -> None:
        """Every building that the seat can pay."""
        if state.book.has_discounts:
            less = discounts(state, seat, self.follows)
            if any(less):
                self.propose_cheaper(state, seat, by, less, found)
                return
        base = seat * RESOURCES
        resources = state.resources
        owned = GUARD + resources[base] + resources[base + 1] * A_WOOD + resources[base + 2] * A_STONE
        if owned == GUARD:
            return
        own = seat * QUESTIONS
        answers = state.answers
        if state.phase == SPRING:
            owned -= answers[own + SPRING_GOLD]
        late = owned + answers[own + COLUMN_GOLD] + answers[own + COLUMN_WOOD] * A_WOOD
        known = state.book.next_buildings.get(state.built[seat] * ALL_STRIPS + state.strips[seat])
        for building, cost, is_late in next_buildings(state, seat) if known is None else known:
            if ((late if is_late else owned) - cost) & GUARD == GUARD:
                found.append(BUILD[building][by][0])

    def propose_cheaper(self, state: State, seat: int, by: int, less: list[int], found: list[Action]) -> None:
        """The same for who may choose to pay less: with each discount, and without."""
        base = seat * RESOURCES
        for building, _, _ in next_buildings(state, seat):
            cost = price(state, seat, building)
            missing = 0
            lacking = -1
            for kind in range(RESOURCES):
                lack = cost[kind] - state.resources[base + kind]
                if lack > 0:
                    missing += lack
                    lacking = kind
            offers = any(less[kind] and cost[kind] for kind in range(RESOURCES))
            if missing == 0:
                found.append(BUILD[building][by][NO_DISCOUNT if offers else 0])
            if offers and missing <= 1:
                for kind in range(RESOURCES):
                    if less[kind] and cost[kind] and (missing == 0 or kind == lacking):
                        found.append(BUILD[building][by][FIRST_DISCOUNT + kind])

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("build_nothing", seat))
            return
        building, by, less = BUILD_WITH[action]
        if by == BY_ENVOY:
            use_envoy(state, seat)
        elif by == BY_ENGINEER:
            state.used[seat] |= used.EXTRA_BUILDING
        cost = price(state, seat, building)
        if less >= FIRST_DISCOUNT:
            cost[less - FIRST_DISCOUNT] -= 1
            if state.answers[seat * QUESTIONS + YEARLY_DISCOUNT + less - FIRST_DISCOUNT]:
                state.used[seat] |= used.DISCOUNT
        for kind in (GOLD, WOOD, STONE):
            if cost[kind]:
                gain_resource(state, seat, kind, -cost[kind], BUILDING_POINTS_SOURCE)
        if state.envoy == seat or state.answers[seat * QUESTIONS + EXTRA_BUILDING]:
            state.agenda.append(MORE_BUILDS[seat])
        put_up(state, seat, building)


def put_up(state: State, seat: int, building: int, counts: bool = True) -> None:
    """A building stands: points (unless it comes without), and its power."""
    own = seat * QUESTIONS
    answers = state.answers
    more = answers[own + BUILDING_POINTS]
    if COLUMN[building] >= THIRD_COLUMN:
        more += answers[own + COLUMN_POINTS]
    if ROW[building] == ROW_B:
        more += answers[own + ROW_B_POINTS]
    by_year = POINTS_BY_YEAR[building]
    if state.year < len(by_year):
        more += by_year[state.year]
    state.built[seat] |= 1 << PLOT[building]
    state.built_now |= 1 << seat
    state.events.append(("build", seat, building))
    points = state.book.points[building] + more
    if points and counts:
        score(state, seat, BUILDING_POINTS_SOURCE, points)
    state.receive_power(seat, building)
    for react in state.book.on_build:
        react(state, seat, building)


def raze(state: State, seat: int) -> None:
    """An enemy tears a building down: the rightmost column's, of several the topmost; its printed points go with it (p. 8)."""
    standing = state.built[seat]
    while standing:
        plot = standing.bit_length() - 1
        standing ^= 1 << plot
        building = state.building_on(seat, plot)
        if not INDESTRUCTIBLE[building]:
            state.built[seat] ^= 1 << plot
            state.events.append(("raze", seat, building))
            if state.book.points[building]:
                score(state, seat, RAZED, -state.book.points[building])
            state.lose_power(seat, building)
            return


ALL_STRIPS: Final = 1 << len(ROWS)
REMEMBERED: Final = 50_000
BUILDS: Final[list[Choice[State]]] = [Build(seat, 0) for seat in range(SEATS)]
BUILDING: Final[list[Step[State]]] = []
BUILDING.extend(Building(turn) for turn in range(SEATS))
MORE_BUILDS: Final[list[Build]] = [Build(seat, 1) for seat in range(SEATS)]
