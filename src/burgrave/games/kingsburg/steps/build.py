"""Building: in turn order each seat may put up one building, with the envoy a second one (p. 6-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import MAY_LAPSE, WAITS, Choice, Step
from burgrave.games.kingsburg.buildings import COLUMN, COST, INDESTRUCTIBLE, PLOT, PLOTS, POINTS_BY_YEAR, ROW, ROWS
from burgrave.games.kingsburg.bundles import GOLD, RESOURCES, STONE, WOOD
from burgrave.games.kingsburg.calendar import SPRING
from burgrave.games.kingsburg.elements import BUILD, BUILD_WITH, BY_ENVOY, BY_POWER, PLAIN, SEATS, SKIP
from burgrave.games.kingsburg.holdings import gain_resource
from burgrave.games.kingsburg.points import BUILDINGS as BUILDING_POINTS_SOURCE
from burgrave.games.kingsburg.points import RAZED, score
from burgrave.games.kingsburg.questions import (
    BUILDING_POINTS,
    COLUMN_GOLD,
    COLUMN_POINTS,
    COLUMN_WOOD,
    EXTRA_BUILDING,
    QUESTIONS,
    ROW_B_POINTS,
    SPRING_GOLD,
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
"""Index in `elements.BUILD`: a discount is there to take, and not taken."""
FIRST_DISCOUNT: Final = 2
"""Index in `elements.BUILD`: the discount of the first resource; those of the others follow."""


WOOD_UNIT: Final = 1 << 10
STONE_UNIT: Final = 1 << 20
GUARD: Final = (1 << 9) * (1 + WOOD_UNIT + STONE_UNIT)
"""Guard bits. Three numbers below 512 are packed into one; a guard bit above each is gone after a subtraction that borrowed."""

Next = tuple[tuple[int, int, bool], ...]
"""Buildings with their packed printed costs, and whether they stand in the third column or later."""


class Building(InOrder):
    """Each seat in turn order may build."""

    __slots__ = ()
    id: ClassVar[str] = "Building"

    def __init__(self, turn: int) -> None:
        super().__init__(turn, BUILDS, BUILDING)


def packed_cost(building: int) -> int:
    """Return the printed cost of a building packed into one number."""
    gold, wood, stone = COST[building]
    return gold + wood * WOOD_UNIT + stone * STONE_UNIT


def next_buildings(state: State, seat: int) -> Next:
    """Return the buildings that a seat may put up next, one in each row. The result is cached by what stands."""
    cache = state.book.next_buildings
    key = state.built[seat] * ALL_STRIPS + state.strips[seat]
    upcoming = cache.get(key)
    if upcoming is None:
        plots = state.plots_open(seat)
        candidates = [state.building_on(seat, plot) for plot in range(PLOTS) if plots >> plot & 1]
        upcoming = tuple([(building, packed_cost(building), COLUMN[building] >= THIRD_COLUMN) for building in candidates])
        if len(cache) >= CACHE_SIZE:
            cache.clear()
        cache[key] = upcoming
    return upcoming


def price(state: State, seat: int, building: int) -> list[int]:
    """Return what a building costs a seat now, before discounts it may choose. No part is below 0."""
    cost = COST[building]
    first_answer = seat * QUESTIONS
    answers = state.answers
    gold = cost[0]
    wood = cost[1]
    if COLUMN[building] >= THIRD_COLUMN:
        gold = max(0, gold - answers[first_answer + COLUMN_GOLD])
        wood = max(0, wood - answers[first_answer + COLUMN_WOOD])
    if state.phase == SPRING:
        gold += answers[first_answer + SPRING_GOLD]
    return [gold, wood, cost[2]]


def has_printed_prices(state: State, seat: int) -> bool:
    """Return whether nothing changes what buildings cost a seat now, except discounts it may choose."""
    first_answer = seat * QUESTIONS
    answers = state.answers
    return not (
        answers[first_answer + COLUMN_GOLD]
        or answers[first_answer + COLUMN_WOOD]
        or (state.phase == SPRING and answers[first_answer + SPRING_GOLD])
    )


def discounts(state: State, seat: int, follows: int) -> list[int]:
    """Return by resource how many fewer of it the seat may choose to pay for one building now.

    `follows` says that the same seat has just put up another building.
    """
    amounts = [0] * RESOURCES
    for add in state.book.on_discounts:
        add(state, seat, follows, amounts)
    return amounts


class Build(Choice[State]):
    """A seat builds, or does not. `follows` says that the same seat has just put up another building."""

    __slots__ = ("follows",)
    id: ClassVar[str] = "Build"

    def __init__(self, seat: int, follows: int) -> None:
        self.seat = seat
        self.follows = follows

    def arguments(self) -> list[object]:
        return [self.seat, self.follows]

    def kind(self) -> int:
        # `Building` asks only seats that can pay for something; a second building may be out of reach.
        return MAY_LAPSE if self.follows else WAITS

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        legal_actions: list[Action] = []
        if not self.follows:
            self.propose(state, seat, PLAIN, legal_actions)
        else:
            if state.envoy == seat:
                self.propose(state, seat, BY_ENVOY, legal_actions)
            if state.answers[seat * QUESTIONS + EXTRA_BUILDING] and not state.used[seat] & used.EXTRA_BUILDING:
                self.propose(state, seat, BY_POWER, legal_actions)
        if legal_actions:
            legal_actions.append(SKIP)
        return legal_actions

    def propose(self, state: State, seat: int, by: int, legal_actions: list[Action]) -> None:
        """Add every building that the seat can pay, `by` what allows it."""
        if state.book.on_discounts:
            discount = discounts(state, seat, self.follows)
            if any(discount):
                self.propose_cheaper(state, seat, by, discount, legal_actions)
                return
        base = seat * RESOURCES
        resources = state.resources
        owned = GUARD + resources[base] + resources[base + 1] * WOOD_UNIT + resources[base + 2] * STONE_UNIT
        if owned == GUARD:
            return
        first_answer = seat * QUESTIONS
        answers = state.answers
        if state.phase == SPRING:
            owned -= answers[first_answer + SPRING_GOLD]
        late = owned + answers[first_answer + COLUMN_GOLD] + answers[first_answer + COLUMN_WOOD] * WOOD_UNIT
        cached = state.book.next_buildings.get(state.built[seat] * ALL_STRIPS + state.strips[seat])
        for building, cost, is_late in next_buildings(state, seat) if cached is None else cached:
            if ((late if is_late else owned) - cost) & GUARD == GUARD:
                legal_actions.append(BUILD[building][by][0])

    def propose_cheaper(self, state: State, seat: int, by: int, discount: list[int], legal_actions: list[Action]) -> None:
        """Add every building that a seat with discounts can pay: with each discount it may choose, and without."""
        base = seat * RESOURCES
        for building, _, _ in next_buildings(state, seat):
            cost = price(state, seat, building)
            missing = 0
            missing_kind = -1
            for kind in range(RESOURCES):
                shortage = cost[kind] - state.resources[base + kind]
                if shortage > 0:
                    missing += shortage
                    missing_kind = kind
            offers = any(discount[kind] and cost[kind] for kind in range(RESOURCES))
            if missing == 0:
                legal_actions.append(BUILD[building][by][NO_DISCOUNT if offers else 0])
            if offers and missing <= 1:
                for kind in range(RESOURCES):
                    if discount[kind] and cost[kind] and (missing == 0 or kind == missing_kind):
                        legal_actions.append(BUILD[building][by][FIRST_DISCOUNT + kind])

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("build_nothing", seat))
            return
        building, by, discount = BUILD_WITH[action]
        if by == BY_ENVOY:
            use_envoy(state, seat)
        elif by == BY_POWER:
            state.used[seat] |= used.EXTRA_BUILDING
        cost = price(state, seat, building)
        if discount >= FIRST_DISCOUNT:
            cost[discount - FIRST_DISCOUNT] -= 1
            for react in state.rules.reactions["discounted"]:
                react(state, seat, discount - FIRST_DISCOUNT)
        for kind in (GOLD, WOOD, STONE):
            if cost[kind]:
                gain_resource(state, seat, kind, -cost[kind], BUILDING_POINTS_SOURCE)
        if state.envoy == seat or state.answers[seat * QUESTIONS + EXTRA_BUILDING]:
            state.agenda.append(MORE_BUILDS[seat])
        put_up(state, seat, building)


def put_up(state: State, seat: int, building: int, counts: bool = True) -> None:
    """Put up a building: the seat scores it if `counts`, and has its power."""
    first_answer = seat * QUESTIONS
    answers = state.answers
    extra_points = answers[first_answer + BUILDING_POINTS]
    if COLUMN[building] >= THIRD_COLUMN:
        extra_points += answers[first_answer + COLUMN_POINTS]
    if ROW[building] == ROW_B:
        extra_points += answers[first_answer + ROW_B_POINTS]
    by_year = POINTS_BY_YEAR[building]
    if state.year < len(by_year):
        extra_points += by_year[state.year]
    state.built[seat] |= 1 << PLOT[building]
    state.built_now |= 1 << seat
    state.events.append(("build", seat, building))
    points = state.book.points[building] + extra_points
    if points and counts:
        score(state, seat, BUILDING_POINTS_SOURCE, points)
    state.receive_power(seat, building)
    for react in state.book.on_build:
        react(state, seat, building)


def raze(state: State, seat: int) -> None:
    """Tear down a building of the seat: the rightmost column's, of several the topmost (p. 8). Its printed points are lost."""
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
CACHE_SIZE: Final = 50_000
BUILDS: Final[list[Choice[State]]] = [Build(seat, 0) for seat in range(SEATS)]
BUILDING: Final[list[Step[State]]] = []
BUILDING.extend(Building(turn) for turn in range(SEATS))
MORE_BUILDS: Final[list[Build]] = [Build(seat, 1) for seat in range(SEATS)]
