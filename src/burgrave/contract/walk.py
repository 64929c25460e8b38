"""A random game with the checks along the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from burgrave.contract.checks import CHECKS
from burgrave.contract.setups import Setup
from burgrave.engine.state import GameState


def walk(
    setup: Setup,
    seed: int,
    checks: Sequence[Callable[[GameState], None]] = CHECKS,
    chance_of_check: float = 0.05,
    audit: bool = True,
) -> GameState:
    """Play a random game to its end; the auditor sees every action, each check about one state in twenty.

    AssertionError names the setup, the seed and the ply, so that the walk can be repeated.
    """
    random = Random(seed)
    state = setup.new(seed)
    auditor = state.rules.game.auditor(state) if audit else None
    try:
        while not state.is_over:
            for check in checks:
                if random.random() < chance_of_check:
                    check(state)
            seat = random.choice(state.to_act)
            events = state.apply(random.choice(state.legal_actions(seat)), seat)
            if auditor is not None:
                auditor.observe(state, events)
        for check in checks:
            check(state)
    except Exception as error:
        raise AssertionError(f"{setup}, seed {seed}, ply {state.ply}: {type(error).__name__}: {error}") from error
    return state
