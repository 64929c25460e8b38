"""A state machine of everything one can do with a game: apply, undo, redo, save, load, clone, imagine, branch, interleaved."""

import json
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import burgrave
from burgrave import CannotUndo, Timeline
from burgrave.contract import random_setup
from burgrave.contract.checks import scoring_adds_up
from burgrave.games.burgundy import audit as burgundy
from burgrave.games.kingsburg import audit as kingsburg
from burgrave.games.tiletum import audit as tiletum
from burgrave.games.tuscany import audit as tuscany

BAD = ["end", "skip", "pass", "nonsense", "@9 end"]
BAD += ["take die:1 depot:1.1", "settle duchy:1 hex:1"]
BAD += ["influence adviser:1 die:1", "build building:statue", "keep governor:princess", "send token:0"]
BAD += ["draw deck:cards", "take open:1", "arrange order:ABC turned:none shifts:up-up castle:A", "pay worker:1 worker:2"]
BAD += ["take die:iron.4 space:king", "move figure:merchant place:paris", "settle storage:1 room:1.3", "choose space:any"]


def check_burgundy(state):
    burgundy.check_goods(state)
    burgundy.check_board(state)
    for seat in state.book.people:
        burgundy.check_seat(state, seat)
    burgundy.check_derived(state)
    for audit in state.rules.reactions["audited"]:
        audit(state)


def check_kingsburg(state):
    kingsburg.check_board(state)
    kingsburg.check_council(state)
    for seat in range(state.seats):
        kingsburg.check_seat(state, seat)
    kingsburg.check_derived(state)
    for audit in state.rules.reactions["audited"]:
        audit(state)


def check_tuscany(state):
    tuscany.check_position(state)
    tuscany.check_derived(state)


def check_tiletum(state):
    tiletum.check_position(state)
    tiletum.check_derived(state)


HOLDS_TOGETHER = {
    "burgundy": check_burgundy,
    "kingsburg": check_kingsburg,
    "tiletum": check_tiletum,
    "tuscany": check_tuscany,
}


class Machine(RuleBasedStateMachine):
    def __init__(self):
        super().__init__()
        self.copies = []

    @initialize(
        name=st.sampled_from(sorted(HOLDS_TOGETHER)),
        variety=st.integers(0, 2**20),
        seed=st.integers(0, 2**70),
        plies=st.integers(0, 250),
    )
    def begin(self, name, variety, seed, plies):
        """Any seats, modules and options that go together, somewhere in a random game."""
        random = Random(variety)
        self.timeline = Timeline(random_setup(name, random).new(seed))
        while self.state.ply < plies and not self.state.is_over:
            seat = random.choice(self.state.to_act)
            self.timeline.apply(random.choice(self.state.legal_actions(seat)), seat)

    @property
    def state(self):
        return self.timeline.state

    @rule(choices=st.lists(st.integers(0, 1000), min_size=1, max_size=12))
    def play(self, choices):
        for number in choices:
            if self.state.is_over:
                return
            seat = self.state.to_act[number % len(self.state.to_act)]
            legal = self.state.legal_actions(seat)
            self.timeline.apply(legal[number % len(legal)], seat)

    @rule(data=st.data())
    def undo_and_redo(self, data):
        seat = data.draw(st.integers(0, self.state.seats - 1))
        if not self.timeline.can_undo(seat):
            before = self.state.digest()
            try:
                self.timeline.undo(seat)
            except CannotUndo:
                assert self.state.digest() == before
                return
            raise AssertionError("undid what cannot be undone")
        before, ply = self.state.digest(), self.state.ply
        steps = self.timeline.undo_turn(seat) if data.draw(st.booleans()) else (self.timeline.undo(seat), 1)[1]
        assert self.state.ply == ply - steps
        if data.draw(st.booleans()):
            for _ in range(steps):
                self.timeline.redo(seat)
            assert self.state.digest() == before

    @rule()
    def save_and_load(self):
        loaded = burgrave.load(json.loads(json.dumps(self.state.save())))
        assert loaded == self.state
        self.timeline = Timeline(loaded)

    @rule()
    def clone(self):
        self.copies.append((self.state.clone(), self.state.digest()))

    @rule(data=st.data())
    def play_on_a_clone(self, data):
        copy = self.state.clone()
        for number in data.draw(st.lists(st.integers(0, 100), max_size=10)):
            if copy.is_over:
                break
            legal = copy.legal_actions(copy.to_act[0])
            copy.apply(legal[number % len(legal)])

    @rule(seat=st.sampled_from([None, 0, 1]), seed=st.integers(0, 99))
    def imagine(self, seat, seed):
        if seat is not None:
            seat %= self.state.seats
        imagined = self.state.imagine(seat, seed)
        assert imagined.view(seat) == self.state.view(seat)
        while imagined.ply < self.state.ply + 5 and not imagined.is_over:
            imagined.apply(imagined.legal_actions(imagined.to_act[0])[-1])

    @rule(bad=st.sampled_from(BAD))
    def try_something_bad(self, bad):
        before = self.state.digest()
        try:
            self.state.clone().apply(bad)
        except burgrave.IllegalAction:
            assert self.state.digest() == before

    @precondition(lambda self: self.state.ply)
    @rule(data=st.data())
    def branch(self, data):
        ply = data.draw(st.integers(0, self.state.ply))
        assert self.timeline.branch(ply).state.ply == ply

    @invariant()
    def the_position_holds_together(self):
        HOLDS_TOGETHER[self.state.rules.game.name](self.state)
        scoring_adds_up(self.state)

    @invariant()
    def clones_stay_what_they_were(self):
        for copy, digest in self.copies[-3:]:
            assert copy.digest() == digest

    def teardown(self):
        if hasattr(self, "timeline"):
            assert burgrave.replay(self.state.record) == self.state


Machine.TestCase.settings = settings(
    max_examples=60, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestMachine = Machine.TestCase
