"""The king track against a naive model that keeps a pile of markers for every space (p. 10-12, 18)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from burgrave.games.tiletum.numbers import HIGHEST, LOWEST
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.course import KING_PHASE
from burgrave.games.tiletum.steps.king import advance, corrupt

from .scene import happened, run, scene


class Piles:
    """Markers as they lie on a table: a list for each space, the lowest marker first."""

    def __init__(self, seats: int) -> None:
        self.at: dict[int, list[int]] = {space: [] for space in range(LOWEST, HIGHEST + 1)}
        self.at[0] = list(range(seats))

    def space_of(self, seat: int) -> int:
        return next(space for space, pile in self.at.items() if seat in pile)

    def forward(self, seat: int, steps: int) -> None:
        """One space after another; only a marker that leaves its space is laid on another pile."""
        here = self.space_of(seat)
        there = min(HIGHEST, here + steps)
        if there != here:
            self.at[here].remove(seat)
            self.at[there].append(seat)

    def back(self, value: int) -> None:
        """From the left, whole piles at once."""
        for space in range(LOWEST, HIGHEST + 1):
            target = max(LOWEST, space - value)
            if target != space:
                self.at[target] += self.at[space]
                self.at[space] = []

    def order(self) -> list[int]:
        return [seat for space in range(HIGHEST, LOWEST - 1, -1) for seat in self.at[space]]

    def reset(self) -> None:
        """Collected from left to right: each pile is pushed below what is held already, all of it laid on top at 0."""
        held: list[int] = []
        for space in range(LOWEST, 0):
            held = self.at[space] + held
            self.at[space] = []
        self.at[0] += held


def same(state: State, piles: Piles) -> None:
    assert state.king == [piles.space_of(seat) for seat in range(state.seats)]
    assert state.court == piles.order()


MOVES = st.lists(
    st.one_of(
        st.tuples(st.just("forward"), st.integers(0, 3), st.integers(1, 9)),
        st.tuples(st.just("back"), st.sampled_from([0, 1, 2]), st.just(0)),
        st.tuples(st.just("phase"), st.just(0), st.just(0)),
    ),
    max_size=40,
)


@settings(max_examples=300, deadline=None)
@given(seats=st.integers(2, 4), moves=MOVES)
def test_stacks_are_what_they_would_be_on_a_table(seats: int, moves: list[tuple[str, int, int]]) -> None:
    state, piles = START[seats].clone(), Piles(seats)
    same(state, piles)
    for kind, number, steps in moves:
        if kind == "forward":
            advance(state, number % seats, steps)
            piles.forward(number % seats, steps)
        elif kind == "back":
            corrupt(state, number)
            piles.back(number)
        else:
            expected = piles.order()
            run(state, KING_PHASE)
            piles.reset()
            assert state.order == expected
        same(state, piles)


START = {seats: scene(seats) for seats in (2, 3, 4)}


@settings(max_examples=100, deadline=None)
@given(spaces=st.lists(st.integers(LOWEST, HIGHEST), min_size=4, max_size=4), score=st.integers(0, 20))
def test_points_of_the_phase(spaces: list[int], score: int) -> None:
    """The leader 4 (no tile lies there), everybody their space, nobody below 0."""
    state = START[4].clone()
    for seat, space in enumerate(spaces):
        state.king[seat] = space
        state.score[seat] = score
    state.court = sorted(range(4), key=lambda seat: -spaces[seat])
    leader = state.court[0]
    events = run(state, KING_PHASE)
    for seat, space in enumerate(spaces):
        assert state.score[seat] == max(0, score + 4 * (seat == leader) + space)
    assert state.king == [max(0, space) for space in spaces]
    assert len(happened(events, "order")) == 1


def test_a_marker_that_is_passed_and_passes_again_lies_on_top() -> None:
    state = START[3].clone()
    advance(state, 2, 2)
    advance(state, 0, 2)
    assert state.court == [2, 0, 1]
    advance(state, 2, 1)
    advance(state, 0, 1)
    assert state.court == [2, 0, 1]
    corrupt(state, 1)
    advance(state, 1, 2)
    assert state.court == [2, 0, 1]
    assert state.king == [2, 1, 2]
