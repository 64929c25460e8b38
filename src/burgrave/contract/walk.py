"""Plays a random game and runs the checks along the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from burgrave.contract.checks import CHECKS
from burgrave.contract.setups import Setup
from burgrave.contract.shown import ACTION_CHECKS, ActionCheck
from burgrave.engine.state import GameState


def walk(
    setup: Setup,
    seed: int,
    checks: Sequence[Callable[[GameState], None]] = CHECKS,
    chance_of_check: float = 0.05,
    audit: bool = True,
    action_checks: Sequence[ActionCheck] = ACTION_CHECKS,
) -> GameState:
    """Play a random game to its end; the auditor sees every action, each check about one state or action in twenty.

    AssertionError names the setup, the seed and the ply, so that the walk can be repeated.
    """
    random, check_random = Random(seed), Random(seed)
    state = setup.new(seed)
    auditor = state.rules.game.auditor(state) if audit else None
    try:
        for action_check in action_checks:
            action_check((0,) * state.seats, state, state.events)
        while not state.is_over:
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
    except Exception as error:
        raise AssertionError(f"{setup}, seed {seed}, ply {state.ply}: {type(error).__name__}: {error}") from error
    return state
