"""Plays a random game and runs the checks along the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from burgrave.contract.checks import CHECKS
from burgrave.contract.setups import Setup
from burgrave.contract.shown import ACTION_CHECKS, ActionCheck
from burgrave.engine.state import GameState
from burgrave.speech import untranslated

__all__ = ["play_and_check", "walk"]

MOST_PLIES = 20_000
"""A game of more choices is taken to never end; the longest of ours have some 2,000."""


def walk(
    setup: Setup,
    seed: int,
    checks: Sequence[Callable[[GameState], None]] = CHECKS,
    chance_of_check: float = 0.05,
    audit: bool = True,
    action_checks: Sequence[ActionCheck] = ACTION_CHECKS,
    needs_translations: bool = True,
) -> GameState:
    """Play a random game to its end; the auditor sees every action, each check about one state or action in twenty.

    `needs_translations` is False while the texts of a game or module are not translated into all its languages yet.
    AssertionError names the setup, the seed and the ply, so that the walk can be repeated.
    """
    state = setup.new(seed)
    try:
        with untranslated() as texts:
            play_and_check(state, seed, checks, chance_of_check, audit, action_checks)
        assert not (texts and needs_translations), f"texts without a translation in a language that the game has: {sorted(texts)}"
    except Exception as error:
        raise AssertionError(f"{setup}, seed {seed}, ply {state.ply}: {type(error).__name__}: {error}") from error
    return state


def play_and_check(
    state: GameState,
    seed: int,
    checks: Sequence[Callable[[GameState], None]],
    chance_of_check: float,
    audit: bool,
    action_checks: Sequence[ActionCheck],
) -> None:
    """Play a state to its end with the checks of a `walk`."""
    random, check_random = Random(seed), Random(seed)
    auditor = state.rules.game.auditor(state) if audit else None
    for action_check in action_checks:
        action_check((0,) * state.seats, state, state.events)
    while not state.is_over:
        assert state.ply < MOST_PLIES, f"the game does not end: {MOST_PLIES} choices have been made"
        for check in checks:
            if random.random() < chance_of_check:
                check(state)
        seat = random.choice(state.to_act)
        due_checks = [action_check for action_check in action_checks if check_random.random() < chance_of_check]
        before = state.scores if due_checks else ()
        events = state.apply(random.choice(state.legal_actions(seat)), seat)
        for action_check in due_checks:
            action_check(before, state, events)
        if auditor is not None:
            auditor.observe(state, events)
    for check in checks:
        check(state)
