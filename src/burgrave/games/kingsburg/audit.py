"""Independent bookkeeping for tests: accounts for every resource, token, soldier, point, die and building at every step."""

from __future__ import annotations

from typing import Any

from burgrave.engine import audit
from burgrave.engine.errors import demand
from burgrave.engine.masks import bits_of
from burgrave.games.kingsburg.buildings import BUILDINGS, INDESTRUCTIBLE, PLOT, PLOTS
from burgrave.games.kingsburg.bundles import PLUS2, RESOURCES, SOLDIER
from burgrave.games.kingsburg.calendar import COLOURED_MASK, DICE, YEARS
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.groups import AGAIN, NEUTRAL, dice_of, extras_of, place_of, seat_of


class Auditor(audit.Auditor[State]):
    """Kingsburg's auditor: keeps its own totals from events and compares them with the state (see `engine.audit`)."""

    def __init__(self, state: State) -> None:
        self.resources = list(state.resources)
        self.tokens = list(state.tokens)
        self.soldiers = list(state.soldiers)
        self.points = list(state.points)
        self.built = list(state.built)
        self.check(state)

    def record(self, event: Any) -> None:
        kind, seat = event[0], event[1]
        if kind == "gain":
            if event[2] < RESOURCES:
                self.resources[seat * RESOURCES + event[2]] += event[3]
            elif event[2] == PLUS2:
                self.tokens[seat] += event[3]
            elif event[2] == SOLDIER:
                self.soldiers[seat] += event[3]
        elif kind == "score":
            self.points[seat] += event[3]
        elif kind == "build":
            demand(not self.built[seat] >> PLOT[event[2]] & 1, "built twice", seat, BUILDINGS[event[2]])
            self.built[seat] |= 1 << PLOT[event[2]]
        elif kind == "raze":
            demand(bool(self.built[seat] >> PLOT[event[2]] & 1), "razed what did not stand", seat, BUILDINGS[event[2]])
            self.built[seat] &= ~(1 << PLOT[event[2]])

    def check(self, state: State) -> None:
        demand(self.resources == state.resources and min(state.resources) >= 0, "resources", self.resources, state.resources)
        demand(self.tokens == state.tokens and min(state.tokens) >= 0, "tokens", self.tokens, state.tokens)
        demand(self.soldiers == state.soldiers and min(state.soldiers) >= 0, "soldiers", self.soldiers, state.soldiers)
        demand(self.points == state.points, "points", self.points, state.points)
        demand(self.built == state.built, "buildings", self.built, state.built)
        check_board(state)
        check_council(state)
        for seat in range(state.seats):
            check_seat(state, seat)
        check_derived(state)
        for check in state.rules.reactions["audited"]:
            check(state)


def check_board(state: State) -> None:
    """Check the turn order, the envoy and the enemies' cards."""
    demand(sorted(state.order) == list(range(state.seats)), "turn order", state.order)
    demand(-1 <= state.envoy < state.seats, "envoy", state.envoy)
    for deck in range(state.book.decks):
        for year in range(YEARS):
            card = state.enemies[deck * YEARS + year]
            demand(card in state.book.piles[year], "an enemy of another year", card, year)
    demand(len(set(state.enemies) - {-1}) == state.book.decks * YEARS, "an enemy twice", state.enemies)


def check_council(state: State) -> None:
    """Check that every die lies in one place, and that the advisers taken are those with dice."""
    taken = 0
    placed = [0] * state.seats
    for code in state.groups:
        seat, dice = seat_of(code), dice_of(code)
        if place_of(code) < RANKS:
            taken |= 1 << place_of(code)
        if seat != NEUTRAL and not extras_of(code) & AGAIN:
            demand(bool(dice & COLOURED_MASK), "white dice alone", code)
            demand(not placed[seat] & dice and not state.dice_left[seat] & dice, "a die in two places", code)
            placed[seat] |= dice
    demand(taken == state.taken, "advisers taken", taken, state.taken)
    for seat in range(state.seats):
        rolled = sum(1 << die for die in range(DICE) if state.dice[seat * DICE + die])
        demand(placed[seat] | state.dice_left[seat] == rolled, "dice", seat, state.dice)


def check_seat(state: State, seat: int) -> None:
    """Check one province: buildings on its sheet, each row filled from the left, and sources that add up to the points."""
    built = state.built[seat]
    demand(not built & ~state.book.sheet, "a building beside the sheet", seat)
    for plot in bits_of(built):
        # An indestructible building may still stand after its left neighbour was torn down.
        has_neighbour = plot < 7 or bool(built >> (plot - 7) & 1) or INDESTRUCTIBLE[state.building_on(seat, plot)]
        demand(has_neighbour, "a gap in a row", seat, plot)
    demand(built < 1 << PLOTS, "more plots than there are", seat)
    points_by_source = state.sources_of(seat)
    demand(sum(points_by_source) == state.points[seat], "the sources of points do not add up", seat, points_by_source)


def check_derived(state: State) -> None:
    """Check that the derived fields of the state equal what `State.derive` computes."""
    fresh = state.clone()
    fresh.derive()
    demand(fresh.answers == state.answers, "answers are out of step", state.answers)
    demand(fresh.effects == state.effects, "effects are out of step", state.effects)
    demand(fresh.busy == state.busy, "busy moments are out of step", state.busy)
