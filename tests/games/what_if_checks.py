"""What every planned turn must be, asked of a position. Not collected as a test."""

from __future__ import annotations

from random import Random
from typing import Any


def plans_know_no_more_than_views(state: Any) -> None:
    """Two worlds that look alike to a seat give it plans that look alike."""
    for seat in range(state.seats):
        plans = [state.rules.game.what_if(state.imagine(seat, seed), seat) for seed in (1, 2)]
        assert plans[0].view(seat) == plans[1].view(seat)
        assert plans[0].legal_actions() == plans[1].legal_actions()


def plans_can_be_played_to_their_end(state: Any, random: Random) -> None:
    """Every seat's plan is its own until it is over."""
    for seat in range(state.seats):
        plan = state.rules.game.what_if(state, seat)
        while not plan.is_over:
            assert plan.to_act == (seat,)
            plan.apply(random.choice(plan.legal_actions()))
