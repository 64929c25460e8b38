"""What the agenda asks, and what happens without a question."""

import pytest

import burgrave
from burgrave.engine.agenda import MAY_LAPSE, UNLESS_CLEAR, run_automatic
from engine.pebbles import GIVE, Give


class GiveOf(Give):
    """Give a pebble to one of so many seats, as a choice of the given kind."""

    __slots__ = ("friends", "given_kind")
    id = "GiveOf"

    def __init__(self, seat, kind, friends):
        self.seat, self.given_kind, self.friends = seat, kind, friends

    def kind(self):
        return self.given_kind

    def legal_actions(self, state, seat):
        return GIVE[1 : 1 + self.friends]


def settled(kind, friends):
    """Seat 0 has a pebble to give."""
    state = burgrave.new("pebbles", 3, 1)
    state.agenda.clear()
    state.pebbles[0] = 1
    state.legal = None
    state.agenda.append(GiveOf(0, kind, friends))
    run_automatic(state)
    return state


@pytest.mark.parametrize("kind", [MAY_LAPSE, UNLESS_CLEAR])
def test_a_choice_is_asked(kind):
    state = settled(kind, friends=2)
    assert state.to_act == (0,)
    assert state.legal_actions() == tuple(GIVE[1:])


@pytest.mark.parametrize("kind", [MAY_LAPSE, UNLESS_CLEAR])
def test_with_nothing_to_choose_it_lapses_and_says_so(kind):
    state = settled(kind, friends=0)
    assert state.is_over
    assert state.events == [("lapse", 0, "GiveOf")]


def test_a_single_option_is_asked_for_unless_it_is_clear():
    assert settled(MAY_LAPSE, friends=1).legal_actions() == (GIVE[1],)


def test_what_is_clear_happens_by_itself():
    state = settled(UNLESS_CLEAR, friends=1)
    assert state.is_over
    assert state.events[0] == ("give", 0, 1)
    assert state.ply == 0
