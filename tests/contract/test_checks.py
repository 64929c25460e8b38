"""The contract itself: a game that breaks it is caught."""

import pytest

from burgrave.contract import Setup, checks, walk


def test_a_walk_says_how_to_repeat_it():
    def never(state):
        assert state.ply < 3, "too far"

    with pytest.raises(AssertionError, match=r"seed 5, ply 3: AssertionError: too far"):
        walk(Setup("pebbles", 2), 5, checks=[never], chance_of_check=1)


def test_a_leaking_view_is_caught(monkeypatch):
    state = Setup("pebbles", 2).new(3)
    game = state.rules.game
    honest = game.view
    monkeypatch.setattr(game, "view", lambda state, seat: {**honest(state, seat), "next_card": state.deck[-1]})
    with pytest.raises(AssertionError, match="hidden"):
        for _ in range(5):
            checks.views_keep_secrets(state)
            state.apply(state.legal_actions(state.to_act[0])[0])


def test_a_shared_list_is_caught(monkeypatch):
    state = Setup("pebbles", 2).new(3)
    for seat in (0, 1):
        state.apply("bid bid:1", seat)
    honest = type(state).clone

    def careless(self):
        copy = honest(self)
        copy.pebbles = self.pebbles
        return copy

    monkeypatch.setattr(type(state), "clone", careless)
    state.apply("take heap:1")
    with pytest.raises(AssertionError, match="changed the original"):
        for _ in range(8):
            checks.clones_are_independent(state)
            state.apply(state.legal_actions(state.to_act[0])[0])


def test_a_vanished_pebble_is_caught(monkeypatch):
    state = Setup("pebbles", 2).new(3)
    auditor = state.rules.game.auditor(state)
    state.heap -= 1
    with pytest.raises(AssertionError):
        auditor.observe(state, [])
