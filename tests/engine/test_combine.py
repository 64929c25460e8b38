"""The combinators, in the toy game: what they offer, who carries it out, what is left."""

import json

import pytest

import burgrave
from burgrave.engine.agenda import run_automatic, step_data
from burgrave.engine.combine import AnyOrder, Maybe, OneOf, Repeat
from engine.pebbles import DRAW, GIVE, TAKE, DrawCard, Give, TakePebble


@pytest.fixture
def state():
    state = burgrave.new("pebbles", 3, 1)
    state.agenda.clear()
    return state


def begin(state, step):
    state.agenda.append(step)
    state.legal = None
    run_automatic(state)
    return state


def texts(state):
    return [str(action) for action in state.legal_actions()]


def test_maybe_can_be_skipped(state):
    begin(state, Maybe(DrawCard(1)))
    assert texts(state) == ["draw deck:1", "skip"]
    state.apply("skip")
    assert state.is_over
    assert state.hands[1] == []


def test_maybe_can_be_done(state):
    begin(state, Maybe(DrawCard(1)))
    state.apply(DRAW)
    assert len(state.hands[1]) == 1


def test_maybe_lapses_and_says_so(state):
    state.deck = []
    state.events = []
    begin(state, Maybe(DrawCard(1)))
    assert state.is_over
    assert state.events == [("lapse", 1, "DrawCard")]


def test_one_of_drops_the_rest(state):
    begin(state, OneOf(TakePebble(0), DrawCard(0)))
    assert texts(state) == ["take heap:1", "draw deck:1"]
    state.apply(TAKE)
    assert state.is_over


def test_any_order_does_all(state):
    begin(state, AnyOrder(TakePebble(0), DrawCard(0)))
    state.apply(DRAW)
    assert texts(state) == ["take heap:1"]
    state.apply(TAKE)
    assert state.is_over
    assert (state.pebbles[0], len(state.hands[0])) == (1, 1)


def test_any_order_passes_over_what_became_impossible(state):
    state.heap = 0
    begin(state, AnyOrder(TakePebble(0), DrawCard(0)))
    assert texts(state) == ["draw deck:1"]
    state.apply(DRAW)
    assert state.is_over


def test_any_order_of_equal_parts_offers_an_action_once(state):
    begin(state, AnyOrder(TakePebble(0), TakePebble(0)))
    assert texts(state) == ["take heap:1"]
    state.apply(TAKE)
    state.apply(TAKE)
    assert state.pebbles[0] == 2


def test_repeat_stops_after_its_times(state):
    state.pebbles[0] = 5
    begin(state, Repeat(Give(0), 2))
    state.apply(GIVE[1])
    state.apply(GIVE[2])
    assert state.is_over
    assert state.pebbles == [3, 1, 1]


def test_repeat_stops_when_nothing_is_left(state):
    state.pebbles[0] = 1
    begin(state, Repeat(Give(0), 3))
    state.apply(GIVE[1])
    assert state.is_over


def test_nested_combinators_are_saved_and_loaded(state):
    step = AnyOrder(Maybe(DrawCard(2)), Repeat(OneOf(TakePebble(2), Give(2)), 2))
    begin(state, step)
    loaded = burgrave.load(json.loads(json.dumps(state.save())))
    assert loaded.agenda[0] == step
    assert repr(loaded.agenda[0]) == repr(step)
    assert step_data(loaded.agenda[0]) == step_data(step)
    assert loaded.legal_actions() == state.legal_actions()
    state.apply(TAKE)
    assert texts(state) == ["take heap:1", "give seat:0", "give seat:1"], "a part that was begun is finished first"
    state.apply(GIVE[0])
    assert texts(state) == ["draw deck:1", "skip"]
    state.apply("skip")
    assert state.is_over
